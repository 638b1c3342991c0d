import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { firstAdmin } from "../support/template";

test("a new name of one's own greets on the next screen, in every window and browser", async ({
  page,
  context,
  browser,
  site,
  javaScriptEnabled,
}) => {
  await signIn(page);
  const window = await context.newPage();
  const phone = await browser.newPage({
    baseURL: site.url,
    ...(javaScriptEnabled === false ? { javaScriptEnabled: false } : {}),
  });
  await signIn(phone);
  for (const each of [window, phone]) await each.goto("/admindashboard");
  const rename = async (from: string, to: string) => {
    await page.goto(`/adminalluser?q=${firstAdmin.email}`);
    await page.getByRole("link", { name: /^Edit/ }).click();
    await expect(page.getByLabel("Full Name")).toHaveValue(from);
    await page.getByLabel("Full Name").fill(to);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(/\/adminalluser/);
    await expect(page.getByText(`Hello, ${to.split(" ")[0]}`)).toBeVisible();
  };
  await rename(firstAdmin.fullName, "Grace Mill");
  for (const each of [window, phone]) {
    await expect(each.getByText("Hello, Ada")).toBeVisible();
    await each.getByRole("link", { name: "Settings" }).click();
    await expect(each.getByRole("heading", { name: "Settings" })).toBeVisible();
    await expect(each.getByText("Hello, Grace")).toBeVisible();
  }
  await rename("Grace Mill", firstAdmin.fullName);
  await phone.close();
});
