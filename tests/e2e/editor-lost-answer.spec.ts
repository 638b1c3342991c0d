import type { Route } from "@playwright/test";
import { expect, test } from "../support/browser";
import { firstAdmin } from "../support/template";
import { crash, expectNoneKept, offer, untilKept } from "./drafts";
import { goToEditor, openEditor, saveButton } from "./editor-screen";

test.describe("a draft whose form was saved, but whose answer was lost @js", () => {
  test.use({ expectedProblems: [/^net::ERR_FAILED POST \/createtestimonial/] });

  test("is none when the form was stored, though its sender had left before the answer came", async ({
    page,
  }) => {
    await openEditor(page, "/createadmin");
    await page.getByLabel("Full Name").fill("Left Early");
    await page.getByLabel("Email").fill("left.early@gmail.com");
    await page.getByRole("textbox", { name: /Password/ }).fill("Steel-Tests-2");
    await untilKept(page, "Left Early");
    const { promise: isStored, resolve: stored } = Promise.withResolvers<void>();
    // The answer, and the message that comes with it, reach nobody.
    await page.route(/createadmin.*\.data/, async (route) => {
      await route.fetch({ maxRedirects: 0 });
      stored();
    });
    await page.getByRole("button", { name: "Create Admin" }).last().click();
    await isStored;
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.context().clearCookies({ name: /flash/ });
    const next = await crash(page, "/createadmin");
    await expect(next.getByRole("heading", { level: 1 })).toHaveText("Create Admin");
    await expectNoneKept(next);
    await expect(offer(next)).toHaveCount(0);
  });

  test("is one still where it was typed on after an answer was lost, and goes on as the form that was saved", async ({
    page: first,
  }) => {
    await openEditor(first, "/createtestimonial");
    await first.getByLabel("Full Name").fill("Typed On");
    await first.getByLabel("Designation").fill("Buyer");
    await first.getByLabel("Description").fill("Came in time");
    await first.getByRole("radio", { name: "4 stars" }).check({ force: true });
    await first.route(/createtestimonial.*\.data/, async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    });
    await saveButton(first, "Add Testimonial").click();
    await expect(first.getByText("No connection; nothing was sent").first()).toBeVisible();
    await first.getByLabel("Designation").fill("Owner");
    await untilKept(first, "Owner");
    await first.context().clearCookies({ name: /flash/ });
    const page = await crash(first, "/createtestimonial");
    await page.getByRole("button", { name: "Restore draft" }).click();
    await expect(page.getByLabel("Designation")).toHaveValue("Owner");
    await saveButton(page, "Add Testimonial").click();
    await expect(page.getByText("Testimonial updated successfully!").first()).toBeVisible();
    await expectNoneKept(page);
    await expect(page.getByRole("row").filter({ hasText: "Typed On" })).toHaveCount(1);
  });
});

test.describe("a draft in the browser @js", () => {
  test.use({ expectedProblems: [/^409 POST \/createadmin/] });

  test("stays what it is while the server refuses it, and takes nothing's place that is on its way", async ({
    page: first,
  }) => {
    await openEditor(first, "/createadmin");
    await first.getByLabel("Full Name").fill("Grace Hopper");
    await first.getByLabel("Email").fill(firstAdmin.email);
    await untilKept(first, firstAdmin.email);
    const page = await crash(first, "/createadmin");
    await page.getByRole("button", { name: "Restore draft" }).click();
    const password = page.getByRole("textbox", { name: /Password/ });
    await password.fill("Steel-Sheet-1");
    await saveButton(page, "Create Admin").click();
    await expect(page.locator("#email-error")).toBeVisible();
    await expect(password).toHaveValue("Steel-Sheet-1");
    const beside = await page.context().newPage();
    await goToEditor(beside, "/createadmin");
    await expect(offer(beside)).toBeVisible();
    await beside.getByLabel("Full Name").fill("Edith Clarke");
    await beside.getByLabel("Email").fill(firstAdmin.email);
    await beside.getByRole("textbox", { name: /Password/ }).fill("Steel-Sheet-1");
    const look = async (route: Route) => {
      await expect(beside.getByRole("button", { name: "Restore draft" })).toBeDisabled();
      await route.continue();
    };
    await beside.route(/createadmin/, look, { times: 1 });
    await saveButton(beside, "Create Admin").click();
    await expect(beside.locator("#email-error")).toBeVisible();
    await beside.getByRole("button", { name: "Restore draft" }).click();
    await expect(beside.getByLabel("Full Name")).toHaveValue("Grace Hopper");
  });
});
