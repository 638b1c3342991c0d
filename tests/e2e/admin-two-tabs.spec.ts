import type { Page } from "@playwright/test";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { phonePhoto } from "../support/pictures";
import { firstAdmin } from "../support/template";
import { fillProduct, goToEditor, newest, openEditor, saveButton } from "./editor-screen";

const TYPED = "Typed in time";

type Editor = {
  title: string;
  /** With a script alone: without one it is the journey of another form. */
  once?: true;
  /** Its address; where a row is edited, it is found or made first. */
  open: (page: Page) => Promise<string>;
  fill: (page: Page) => Promise<void>;
  picture: string | null;
  /** What is typed once more: a password is saved nowhere. */
  again?: (page: Page) => Promise<void>;
  field: string;
  button: string;
  success: string;
};

const testimonial = async (page: Page) => {
  await page.getByLabel("Full Name").fill(TYPED);
  await page.getByLabel("Designation").fill("Buyer");
  await page.locator("label", { hasText: "4 stars" }).click();
  await page.getByLabel("Description").fill("Arrived on time.");
};

const article = async (page: Page) => {
  await page.getByLabel("Title").fill(TYPED);
  await page.getByRole("textbox", { name: "Text" }).fill("Hot or cold.");
  await page.getByLabel("Tag 1", { exact: true }).fill("coil");
};

const password = (page: Page) => page.getByRole("textbox", { name: /Password/ }).fill("Other-Word-1");

async function makeAdmin(page: Page) {
  const email = `two.tabs.${Date.now()}@gmail.com`;
  await page.request.post("/createadmin", {
    form: { FullName: "Two Tabs", email, password: "Other-Word-1" },
  });
  const list = await (await page.request.get(`/adminalluser?q=${email}`)).text();
  return `/editUser/${/editUser\/([0-9a-f]{24})/.exec(list)?.[1]}`;
}

const editors: Editor[] = [
  {
    title: "a new product",
    open: async () => "/addproduct",
    fill: (page) => fillProduct(page, TYPED),
    picture: "file",
    field: "Name",
    button: "Add Product",
    success: "product added successfully",
  },
  {
    title: "an edited product",
    once: true,
    open: async (page) => `/editproduct/${(await newest(page, "product"))._id}`,
    fill: (page) => fillProduct(page, TYPED),
    picture: "file",
    field: "Name",
    button: "Save Product",
    success: "Product edited successfully!",
  },
  {
    title: "a new article",
    once: true,
    open: async () => "/addBlog",
    fill: article,
    picture: "banerImage",
    field: "Title",
    button: "Add Blog",
    success: "Blog added successfully!",
  },
  {
    title: "a new testimonial",
    once: true,
    open: async () => "/createtestimonial",
    fill: testimonial,
    picture: "file",
    field: "Full Name",
    button: "Add Testimonial",
    success: "Testimonial added successfully!",
  },
  {
    title: "a new admin",
    open: async () => "/createadmin",
    fill: async (page) => {
      await page.getByLabel("Full Name").fill(TYPED);
      await page.getByLabel("Email").fill(`new.${Date.now()}@example.com`);
      await password(page);
    },
    again: password,
    picture: null,
    field: "Full Name",
    button: "Create Admin",
    success: "Admin created successfully!",
  },
  {
    title: "an edited admin",
    once: true,
    open: makeAdmin,
    fill: (page) => page.getByLabel("Full Name").fill(TYPED),
    picture: null,
    field: "Full Name",
    button: "Save",
    success: "User updated successfully!",
  },
];

/** The other window stays open: one that is closed at once has no time to tell. */
async function logOutBeside(page: Page) {
  const beside = await page.context().newPage();
  await beside.goto("/adminpassword");
  await beside.getByRole("button", { name: "Logout" }).click();
  await expect(beside).toHaveURL(/\/adminlogin$/);
}

async function logIn(page: Page) {
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await page.getByLabel("Email").fill(firstAdmin.email);
  await page.locator("input[name=password]").fill(firstAdmin.password);
  await page.getByRole("button", { name: "Login" }).click();
}

for (const { title, once, open, fill, picture, again, field, button, success } of editors) {
  test(`${title} is given back after a logout in another tab${once ? " @js" : ""}`, async ({ page }) => {
    await signIn(page);
    const path = await open(page);
    await goToEditor(page, path);
    await fill(page);
    if (picture)
      await page
        .locator(`input[name=${picture}]`)
        .first()
        .setInputFiles(await phonePhoto("chosen.jpg"));
    await logOutBeside(page);
    await saveButton(page, button).click();
    await expect(page).toHaveURL(/\/adminlogin\?back=/);
    await logIn(page);
    await expect(page).toHaveURL(new RegExp(`${path}\\?parked=[0-9a-f]{24}$`, "i"));
    await expect(page.getByText("Your work is back")).toBeVisible();
    await expect(page.getByLabel(field)).toHaveValue(TYPED);
    if (picture) await expect(page.getByText("Kept: chosen.jpg")).toBeVisible();
    await again?.(page);
    await saveButton(page, button).click();
    await expect(page.getByText(success).first()).toBeVisible();
  });
}

test("the settings are given back after a logout in another tab @js", async ({ page }) => {
  await signIn(page);
  await page.goto("/adminsettings");
  await page.getByLabel("Opening hours").fill(TYPED);
  await logOutBeside(page);
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page).toHaveURL(/\/adminlogin\?back=/);
  await logIn(page);
  await expect(page.getByText("Your work is back")).toBeVisible();
  await expect(page.getByLabel("Opening hours")).toHaveValue(TYPED);
  await page.getByLabel("Opening hours").fill("");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText(/^Settings saved/).first()).toBeVisible();
  await expect(page.getByText("Your work is back")).toHaveCount(0);
});

test("a form that stands open is told of the logout, and what is typed is not kept in the browser @js", async ({
  page,
}) => {
  await openEditor(page, "/addBlog");
  await article(page);
  await logOutBeside(page);
  const told = page.getByRole("status").filter({ hasText: "You have logged out in another window" });
  await expect(told).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(TYPED);
  await page.getByLabel("Title").fill(`${TYPED}, and after`);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("dialog")).toContainText("It is not kept anywhere else.");
});

test("whoever logs in instead is not given what another admin typed @js", async ({ page }) => {
  await openEditor(page, "/createtestimonial");
  const other = {
    FullName: "Grace Other",
    email: `grace.${Date.now()}@example.com`,
    password: "Other-Word-1",
  };
  await page.request.post("/createadmin", { form: other });
  await testimonial(page);
  await logOutBeside(page);
  await saveButton(page, "Add Testimonial").click();
  await expect(page).toHaveURL(/\/adminlogin\?back=/);
  await page.getByLabel("Email").fill(other.email);
  await page.locator("input[name=password]").fill(other.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/createtestimonial/);
  await expect(page.getByLabel("Full Name")).toHaveValue("");
});
