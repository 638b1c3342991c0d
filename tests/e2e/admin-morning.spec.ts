import type { Page, Route } from "@playwright/test";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { expectFitting } from "./axe";
import { untilScripted } from "./hydration";

const PHONE = { width: 360, height: 740 };

/** Two sizes, asked for without a browser. */
async function ask(page: Page, name: string) {
  const post = (form: Record<string, string>) => page.request.post("/enquiry", { form });
  const sheet = { intent: "add", form: "sheet", thickness: "2", width: "1250", length: "2500", pieces: "40" };
  await post(sheet);
  await post({ ...sheet, form: "coil", thickness: "1.6", length: "764.3", inner: "508", pieces: "1" });
  const sent = await post({
    name,
    phone: "+91 98765 43210",
    email: "asha@example.com",
    message: "Slit edges",
  });
  expect(sent.ok()).toBe(true);
}

/** In India, where the site is. */
const today = () => new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });

test.describe("a morning on a phone", () => {
  test.use({ viewport: PHONE });

  test("leads from the badge to an answer, a note and the enquiries of a day @nojs", async ({
    page,
  }, info) => {
    test.slow();
    const name = `Morning ${info.retry}`;
    await ask(page, name);
    await signIn(page);

    await page.goto("/admindashboard");
    const waiting = page.locator(".waiting > li").filter({ hasText: name });
    await expect(waiting).toContainText(/Today \d{1,2}:\d\d [ap]m/);
    const badge = page.locator(".admin-links .badge");
    const waitingBefore = Number.parseInt((await badge.textContent()) ?? "", 10);
    expect(waitingBefore).toBeGreaterThan(0);
    await expect(page).toHaveTitle(`(${waitingBefore}) Dashboard · Back office`);
    const menu = page.locator("summary", { hasText: "Menu" });
    await expect(menu.locator(".badge")).toBeVisible();
    await expect(menu).toHaveText(`Menu ${waitingBefore} new`);
    await menu.click();
    await expect(menu.locator(".badge")).toBeHidden();
    await expect(badge).toBeVisible();
    await page.getByRole("link", { name: /^Enquiries/ }).click();
    await expect(page).toHaveURL(/\/adminenquiries$/);

    const card = page.getByRole("article", { name });
    await expect(card.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", "tel:+919876543210");
    const chat = new URL((await card.getByRole("link", { name: /WhatsApp/ }).getAttribute("href")) ?? "");
    expect(chat.searchParams.get("text")).toMatch(
      /^Hello Morning[\s\S]+Reference: E-\w{6}\n[\s\S]+2 × 1250 × 2500 mm, 40 pieces: [\s\S]+Total: /,
    );
    await card.locator(".moment summary").click();
    await expect(card.locator(".moment-exact")).toHaveText(/\d{4} at \d{1,2}:\d\d:\d\d [ap]m IST$/);
    await expectFitting(page);

    // What is typed meanwhile is saved with the status.
    await card.getByLabel("Note").fill("Rang, wants slit edges");
    await card.getByRole("button", { name: "Answered" }).click();
    const message = page.locator(".admin-message");
    await expect(message).toContainText(/Enquiry E-\w{6} is answered\. Its note is saved\./);
    await expect(card.getByRole("button", { name: "Answered" })).toHaveAttribute("aria-pressed", "true");
    await expect(card.getByLabel("Note")).toHaveValue("Rang, wants slit edges");
    await expect(message.getByRole("button", { name: "Undo" })).toBeInViewport();
    await expect(card).toBeInViewport();

    await message.getByRole("button", { name: "Undo" }).click();
    await expect(message).toContainText(/Enquiry E-\w{6} is new again\./);
    await expect(card.getByRole("button", { name: "New" })).toHaveAttribute("aria-pressed", "true");
    await expect(badge).toHaveText(`${waitingBefore} new`);

    await card.getByLabel("Note").fill("Offer sent");
    await card.getByRole("button", { name: "Save note" }).click();
    await expect(message).toContainText(/Note to enquiry E-\w{6} saved\./);
    await expect(card.getByLabel("Note")).toHaveValue("Offer sent");

    const day = today();
    await page.getByLabel("From").fill(day);
    await page.getByLabel("To", { exact: true }).fill(day);
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}`));
    await expect(page.getByRole("link", { name: "Clear" })).toBeVisible();
    await expect(card).toBeVisible();
    await page.getByLabel("From").fill("2001-01-01");
    await page.getByLabel("To", { exact: true }).fill("2001-01-02");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enquiries (0)");
    await expect(card).toHaveCount(0);
  });
});

test("a status stays where it was pressed, and what is typed elsewhere stays too", { tag: "@js" }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await ask(page, "Standing still one");
  await ask(page, "Standing still two");
  await signIn(page);
  await page.goto("/adminenquiries");
  await untilScripted(page);
  await page.getByRole("searchbox").fill("standing still");
  await page.getByLabel("From").fill(today());
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("link", { name: "Clear" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
  const [upper, lower] = [page.getByRole("article").first(), page.getByRole("article").last()];
  await upper.getByLabel("Note").fill("Not saved yet");
  const button = lower.getByRole("button", { name: "Closed" });
  await lower.getByLabel("Note").fill("Rang, wants slit edges");
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(button).toBeFocused();
  const message = page.locator(".admin-message");
  await expect(message).toContainText("Its note is saved.");
  await expect(message.getByRole("button", { name: "Undo" })).toBeInViewport();
  await expect(button).toBeInViewport();
  await expect(upper.getByLabel("Note")).toHaveValue("Not saved yet");

  await message.getByRole("button", { name: "Undo" }).click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("link", { name: "New enquiry from a message" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(upper.getByLabel("Note")).toHaveValue("Not saved yet");
  await upper.getByRole("button", { name: "Save note" }).click();
  await expect(message).toContainText(/Note to enquiry E-\w{6} saved\./);
  await page.getByRole("link", { name: "New enquiry from a message" }).click();
  await expect(page).toHaveURL("/addenquiry");

  await page.goto("/adminenquiries?q=still+two&status=new");
  await untilScripted(page);
  await expect(page.getByRole("article")).toHaveCount(1);
  await upper.getByRole("button", { name: "Closed" }).click();
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(page.locator("#content")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await upper.getByLabel("Note").fill("Offer sent");
  await upper.getByRole("button", { name: "Save note" }).click();
  await expect(message).toContainText(/Note to enquiry E-\w{6} saved\./);
  await expect(upper.getByLabel("Note")).toHaveValue("Offer sent");

  await page.goto("/adminenquiries?q=standing+still");
  await untilScripted(page);
  // A press waits for the one before it.
  const pressNext = async (route: Route) => {
    await lower.getByRole("button", { name: "Closed" }).click();
    await route.continue();
  };
  await page.route(/adminenquiries/, pressNext, { times: 1 });
  await upper.getByRole("button", { name: "Answered" }).click();
  await expect(lower.getByRole("button", { name: "Closed" })).toHaveAttribute("aria-pressed", "true");
  await expect(upper.getByRole("button", { name: "Answered" })).toHaveAttribute("aria-pressed", "true");
  // On the way to another list nothing draws the focus back.
  const lookAtFocus = async (route: Route) => {
    await expect(page.locator(".progress-bar")).toBeVisible();
    await expect(page.locator("li:focus")).toHaveCount(0);
    await route.continue();
  };
  await page.route(/adminenquiries/, lookAtFocus, { times: 1 });
  await page
    .getByRole("navigation", { name: "Status" })
    .getByRole("link", { name: /^Closed/ })
    .click();
  await expect(page.getByRole("article")).toHaveCount(1);
});
