import { run } from "../faults/store";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { phonePhoto } from "../support/pictures";
import { hireAt } from "../support/sign-in";
import { firstAdmin } from "../support/template";
import { expectAccessible } from "./axe";
import { crash, expectKept, expectNoneKept, kept, offer, untilKept } from "./drafts";
import { fillProduct, goToEditor, newest, openEditor, saveButton } from "./editor-screen";
import { watchGlimpses } from "./glimpses";

test.describe("a draft in the browser @js", () => {
  test.use({ expectedProblems: [/^(409 POST \/edittestimonial|400 POST \/addproduct)/] });

  test("brings a product back after a crash, stays while it is refused, and goes when it is saved and after logging out", async ({
    page: first,
  }) => {
    await openEditor(first, "/addproduct");
    const asked: string[] = [];
    // But for what the screen itself still loads.
    first.on("request", (request) => request.resourceType() !== "script" && asked.push(request.url()));
    await fillProduct(first, "Typed before the crash");
    await untilKept(first, "Typed before the crash");
    expect(asked, "it never leaves the machine").toEqual([]);
    await first.getByLabel("Image").setInputFiles(await phonePhoto("upright.jpg"));
    await untilKept(first, "upright.jpg");
    await expect(offer(first)).toHaveCount(0);
    let page = await crash(first, "/addproduct");
    await expect(offer(page)).toContainText("choose upright.jpg again");
    await expect(page.getByLabel("Name")).toHaveValue("");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Restore draft" }).click();
    await expect(page.getByText("Your draft is back")).toBeVisible();
    await expect(page.locator(".editor-news")).toBeFocused();
    await expect(offer(page)).toHaveCount(0);
    await expect(page.getByLabel("Name")).toHaveValue("Typed before the crash");
    await expect(page.getByLabel("Type")).toHaveValue("hotrolledcoil");
    await saveButton(page, "Add Product").click();
    await expect(page).toHaveURL("/mildStainless");
    await expectNoneKept(page);
    await goToEditor(page, "/addproduct");
    await expect(offer(page)).toHaveCount(0);

    await fillProduct(page, "Refused by the server");
    const broken = { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
    await page.getByLabel("Image").setInputFiles(broken);
    await saveButton(page, "Add Product").click();
    await expect(page.locator("#file-error")).toHaveText("Only image files are allowed");
    page = await crash(page, "/addproduct");
    await expect(offer(page)).toBeVisible();
    // What is typed over an offer takes nothing from it.
    await page.getByLabel("Name").fill("A second product");
    await untilKept(page, "A second product");
    page = await crash(page, "/addproduct");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.getByRole("button", { name: "Restore draft" }).click();
    await expect(page.getByLabel("Name")).toHaveValue("Refused by the server");

    await page.getByLabel("Name").fill("Nobody's business");
    await untilKept(page, "Nobody's business");
    const beside = await page.context().newPage();
    await goToEditor(beside, "/addproduct");
    await expect(offer(beside)).toBeVisible();
    const third = await page.context().newPage();
    await third.goto("/admindashboard");
    await third.getByRole("button", { name: "Logout" }).click();
    await expect(third).toHaveURL("/adminlogin");
    await expectNoneKept(third);
    // Also in another window that is still open.
    await expect(offer(beside)).toHaveCount(0);
    await expect(page.getByText("You have logged out in another window")).toBeVisible();
    await page.getByLabel("Name").fill("Still nobody's business");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    expect(await kept(page)).toBe(0);
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("dialog")).toContainText("It is not kept anywhere else.");
    await openEditor(third, "/addproduct");
    await expect(offer(third)).toHaveCount(0);
  });

  test("outlasts its session by any time, and goes with a logout also where nobody knows whose browser it is", async ({
    page,
  }) => {
    await openEditor(page, "/addproduct");
    await page.getByLabel("Name").fill("Begun long ago");
    await untilKept(page, "Begun long ago");
    await page.context().clearCookies();
    await openEditor(page, "/addproduct");
    await expect(offer(page)).toBeVisible();
    await page.context().clearCookies({ name: "known" });
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/adminlogin");
    await expectNoneKept(page);
  });

  test("brings an article's text and tags back, and is offered until it is dismissed", async ({
    page: first,
    context,
  }) => {
    const twoFields = await watchGlimpses(context, ":has(> .rich) > .rich-source:not([hidden])");
    await openEditor(first, "/addBlog");
    await first.getByLabel("Title").fill("Half an article");
    await first.getByRole("textbox", { name: "Text" }).fill("Written at night");
    await first.getByLabel("Tag 1").fill("CR");
    await first.getByRole("button", { name: "Add tag" }).click();
    await first.getByLabel("Tag 2", { exact: true }).fill("Coil");
    await untilKept(first, "Coil");
    await first.evaluate(() => localStorage.setItem("draft:", "cannot be read"));
    let page = await crash(first, "/addBlog");
    await expect(offer(page)).toBeVisible();
    await page.evaluate(() => localStorage.removeItem("draft:"));
    page = await crash(page, "/addBlog");
    await page.getByRole("button", { name: "Restore draft" }).click();
    await expect(page.getByRole("textbox", { name: "Text" })).toHaveText("Written at night");
    await expect(page.getByLabel("Tag 2", { exact: true })).toHaveValue("Coil");
    page = await crash(page, "/addBlog");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(offer(page)).toHaveCount(0);
    await expectNoneKept(page);
    await expect(page.locator("#content")).toBeFocused();
    page = await crash(page, "/addBlog");
    await expect(offer(page)).toHaveCount(0);
    expect(twoFields).toEqual([]);
  });

  test("changes places with what stands in the form", async ({ page: first }) => {
    await openEditor(first, "/createtestimonial");
    await first.getByLabel("Full Name").fill("Kept first");
    await untilKept(first, "Kept first");
    const page = await crash(first, "/createtestimonial");
    const name = page.getByLabel("Full Name");
    await name.fill("Typed now");
    await untilKept(page, "Typed now");
    for (const text of ["Kept first", "Typed now", "Kept first"]) {
      await page.getByRole("button", { name: "Restore draft" }).click();
      await expect(name).toHaveValue(text);
    }
    expect(await kept(page)).toBe(2);
  });

  test("of a quotation is not offered to another enquiry's", async ({ page: first, site }) => {
    const [mine, other] = ["e00000000000000000000001", "e00000000000000000000002"] as const;
    const columns = `"id", "reference", "name", "phone", "phoneKey", "message", "status", "createdAt", "updatedAt"`;
    for (const id of [mine, other])
      run(
        site,
        `INSERT INTO "Enquiry" (${columns}) SELECT '${id}', '${id}', '${id}', '-', '-', '-', 'new', "createdAt", "createdAt" FROM "Admin"`,
      );
    const pathOf = (id: string) => `/addquotation?enquiry=${id}`;
    await openEditor(first, pathOf(mine));
    await first.getByLabel("Remarks").fill("Slit edges");
    await untilKept(first, "Slit edges");
    const page = await crash(first, pathOf(other));
    await expect(page.getByLabel("Customer")).toHaveValue(other);
    await expect(offer(page)).toHaveCount(0);
    await goToEditor(page, pathOf(mine));
    await expect(offer(page)).toBeVisible();
  });

  test("belongs to its row, and an outdated one asks before it overwrites", async ({ page: first }) => {
    await signIn(first);
    const row = await newest(first, "testimonial");
    const path = `/edittestimonial/${row._id}`;
    await goToEditor(first, path);
    await first.getByLabel("Full Name").fill("Typed by me");
    await untilKept(first, "Typed by me");
    const beside = await first.context().newPage();
    await goToEditor(beside, path);
    await expect(offer(beside)).not.toContainText("outdated");
    await beside.getByLabel("Designation").fill("Saved in the meantime");
    await saveButton(beside, "Save Testimonial").click();
    await expect(beside).toHaveURL(/\/adminTestimonialdetails/);
    await goToEditor(beside, "/createtestimonial");
    await expect(offer(beside)).toHaveCount(0);
    const page = await crash(first, path);
    await expect(offer(page)).toContainText("outdated");
    await page.getByRole("button", { name: "Restore draft" }).click();
    await expect(page.getByLabel("Full Name")).toHaveValue("Typed by me");
    await saveButton(page, "Save Testimonial").click();
    await expect(page.getByRole("heading", { name: "Both versions" })).toBeVisible();
    await expect(page.getByLabel("Designation")).toHaveValue("Saved in the meantime");
    await expect(page.getByLabel("Full Name")).toHaveValue("Typed by me");
    await page.getByRole("button", { name: "Save both" }).click();
    await expect(page).toHaveURL(/\/adminTestimonialdetails/);
    await expectNoneKept(page);
  });

  test("is not offered, however shortly, of what was saved: a new testimonial, twice in a row, and a changed one", async ({
    page,
    context,
  }) => {
    const offers = await watchGlimpses(context, ".notice.warn");
    const save = async (button: string, said: string) => {
      await expectKept(page, 1);
      await saveButton(page, button).click();
      await expect(page.getByText(said).first()).toBeVisible();
      await expectNoneKept(page);
    };
    await openEditor(page, "/createtestimonial");
    for (const name of ["Saved Once", "Saved Twice"]) {
      await expect(page.getByLabel("Full Name")).toHaveValue("");
      await expect(page.getByRole("radio", { name: "4 stars" })).not.toBeChecked();
      await page.getByLabel("Full Name").fill(name);
      await page.getByLabel("Designation").fill("Buyer");
      await page.getByLabel("Description").fill("Came in time");
      await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
      await save("Add Testimonial", "Testimonial added successfully!");
    }
    await goToEditor(page, `/edittestimonial/${(await newest(page, "testimonial"))._id}`);
    await page.getByLabel("Designation").fill("Changed");
    await save("Save Testimonial", "Testimonial updated successfully!");
    await page.goBack();
    await expect(page.getByLabel("Designation")).toHaveValue("Changed");
    await goToEditor(page, "/createtestimonial");
    expect(offers).toEqual([]);
  });

  test("is none of rows that were added and left empty", async ({ page }) => {
    await openEditor(page, "/addBlog");
    await page.getByRole("button", { name: "Add tag" }).click();
    await page.getByLabel("Title").fill("Begun");
    await untilKept(page, "Begun");
    await page.getByLabel("Title").fill("");
    await expectNoneKept(page);
  });

  test("is nobody else's", async ({ page, context, site }) => {
    await openEditor(page, "/addproduct");
    await page.getByLabel("Name").fill("Ada's own");
    await untilKept(page, "Ada's own");
    const { email, password } = await hireAt(site, "Grace");
    await page.request.post("/adminlogin", { form: { email, password }, maxRedirects: 0 });
    const hers = await context.newPage();
    await goToEditor(hers, "/addproduct");
    await expect(hers.getByText("Hello, Grace")).toBeVisible();
    await expect(offer(hers)).toHaveCount(0);
    await signIn(hers);
    await goToEditor(hers, "/addproduct");
    await expect(hers.getByText(`Hello, ${firstAdmin.fullName.split(" ")[0]}`)).toBeVisible();
    await expect(offer(hers)).toBeVisible();
  });
});
