import type { Page } from "@playwright/test";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { firstAdmin } from "../support/template";
import { untilScripted } from "./hydration";

/** Opens a screen and counts the forms that are sent from it. */
async function openForm(page: Page, path: string) {
  await page.goto(path);
  await untilScripted(page);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  return sent;
}

test.describe("the fields of an account @js", () => {
  test.use({ expectedProblems: [/^409 POST \/createadmin/] });

  test("are all checked before anything is sent, and what the server says of one stays until it is changed", async ({
    page,
  }) => {
    for (const [path, button, messages] of [
      ["/adminlogin", "Login", ["Email is required", "Password is required"]],
      ["/adminpassword", "Change password", ["Enter your current password", "Please enter password"]],
      [
        "/createadmin",
        "Create Admin",
        ["Please enter full name", "Please enter email", "Please enter password"],
      ],
    ] as const) {
      const sent = await openForm(page, path);
      await page.getByRole("button", { name: button }).click();
      for (const message of messages) await expect(page.getByText(message).first()).toBeVisible();
      expect(sent, path).toEqual([]);
      if (path === "/adminlogin") await signIn(page);
    }

    await page.getByLabel("Full Name").fill("Ada Twin");
    await page.getByLabel("Email").fill(firstAdmin.email);
    const password = page.getByRole("textbox", { name: /Password/ });
    await password.fill("Steel-Sheet-1");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Create Admin" }).click();
    const message = page.locator("#email-error");
    await expect(message).toBeVisible();
    await expect(page.locator(".error-summary")).toBeFocused();
    await page.getByLabel("Full Name").focus();
    await expect(message).toBeVisible();
    await page.getByLabel("Email").fill("ada.twin@example.com");
    await expect(message).toHaveCount(0);
    await page.getByRole("button", { name: "Create Admin" }).click();
    await page.getByRole("button", { name: "Delete Ada Twin" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("link", { name: "Edit Ada Twin" })).toHaveCount(0);

    // Of another address alone it must be a Gmail one.
    const href = await page.getByRole("link", { name: `Edit ${firstAdmin.fullName}` }).getAttribute("href");
    const sent = await openForm(page, href ?? "");
    await page.getByLabel("Full Name").fill(" ");
    await page.getByLabel("Email").fill("ada@example.org");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator(".error-summary").getByRole("listitem")).toHaveText([
      "Full name is required",
      "Email must be a valid Gmail address",
    ]);
    await expect(page.getByLabel("Full Name")).toBeFocused();
    await page.getByLabel("Email").fill(firstAdmin.email);
    await expect(page.locator("#email-error")).toHaveCount(0);
    expect(sent).toEqual([]);
  });
});
