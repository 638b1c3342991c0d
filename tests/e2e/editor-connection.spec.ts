import { lock } from "../faults/store";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { phonePhoto } from "../support/pictures";
import { firstAdmin } from "../support/template";
import { expectConnected, OFFLINE, pressOffline } from "./connection";
import { fillProduct, newest, openEditor, saveButton } from "./editor-screen";
import { untilScripted } from "./hydration";

/** One test is refused first. */
const OFFLINE_OR_REFUSED = new RegExp(`${OFFLINE.source}|^400 POST /addproduct`);

test.use({ expectedProblems: [OFFLINE_OR_REFUSED] });

test.describe("without a connection @js", () => {
  test("the login waits, and the way out too", async ({ page }) => {
    await page.goto("/adminlogin");
    await untilScripted(page);
    await page.getByLabel("Email").fill(firstAdmin.email);
    await page.getByRole("textbox", { name: /Password/ }).fill(firstAdmin.password);
    await pressOffline(page, page.getByRole("button", { name: "Login" }));
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/admindashboard");
    await pressOffline(page, page.getByRole("button", { name: "Logout" }));
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/adminlogin");
    await page.goto("/admindashboard");
    await expect(page).toHaveURL("/adminlogin");
  });

  test("a product keeps its fields, its chosen picture and its messages, and the next press saves it", async ({
    page,
  }) => {
    await openEditor(page, "/addproduct");
    await fillProduct(page, "Sent from a lift");
    await page.getByLabel("Image").setInputFiles(await phonePhoto("upright.jpg"));
    // A slow phone may never draw the form on its way.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 20 });
    await pressOffline(page, saveButton(page, "Add Product"));
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await expect(page.getByText("Chosen: upright.jpg")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Sent from a lift");
    await page.getByRole("link", { name: "Dashboard" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
    const broken = { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
    await page.getByLabel("Image").setInputFiles(broken);
    await saveButton(page, "Add Product").click();
    await expect(page.locator("#file-error")).toHaveText("Only image files are allowed");
    await pressOffline(page, saveButton(page, "Add Product"));
    await expect(page.locator("#file-error"), "what was refused before").toHaveText(
      "Only image files are allowed",
    );
    await page.getByLabel("Image").setInputFiles(await phonePhoto("upright.jpg"));
    await saveButton(page, "Add Product").click();
    await expect(page).toHaveURL("/mildStainless");
    await expectConnected(page);
    const product = await newest(page, "product");
    expect(product.name).toBe("Sent from a lift");
    expect(product.image).toMatch(/^\/uploads\//);
  });

  test("a deletion that is asked about says so inside its question", async ({ page, site }) => {
    await signIn(page);
    await page.goto("/adminallproduct");
    await untilScripted(page);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await page
      .locator("tbody tr")
      .first()
      .getByRole("button", { name: /^Delete/ })
      .click();
    const question = page.getByRole("dialog", { name: "Are you sure?" });
    await expect(page).toHaveURL(/\?delete=/);
    await pressOffline(page, question.getByRole("button", { name: "Yes" }));
    await expect(question.getByRole("alert")).toBeVisible();
    // Escape takes back neither what is on its way nor its Undo.
    const release = lock(site);
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await question.getByRole("button", { name: "Yes" }).click();
    await sent;
    await page.keyboard.press("Escape");
    release();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading ?? "");
    await pressOffline(page, page.getByRole("button", { name: "Undo" }));
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
  });
});
