import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "../support/browser";
import { expectAccessible } from "./axe";
import { expectConnected, OFFLINE, pressOffline } from "./connection";
import { isSamePage, markPage, untilScripted } from "./hydration";
import { searchField } from "./search-field";

test.describe("without a connection, or with an answer that is not the site's own @js", () => {
  const unanswered = new RegExp(`${OFFLINE.source}|^(502|413) POST /(contact|enquiry)\\.data`);
  test.use({ expectedProblems: [unanswered] });

  test("the contact form stays with all that was typed and the next press sends it, and a link can be followed again", async ({
    page,
  }) => {
    const about = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
    const followOffline = async () => {
      await page.context().setOffline(true);
      await about.click();
      await expect(page.getByRole("alert")).toHaveText("No connection");
      await expect(page).toHaveURL("/contact");
    };
    const typed = { Name: "Asha Rao", Phone: "+91 98765 43210", Message: "Edges slit, please" };
    const expectKept = async () => {
      for (const [label, text] of Object.entries(typed))
        await expect(page.getByLabel(label), label).toHaveValue(text);
    };
    await page.goto("/contact");
    await untilScripted(page);
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
    await followOffline();
    await expectKept();
    await page.getByRole("button", { name: "Close" }).click();
    await expectConnected(page);

    const send = page.getByRole("button", { name: "Send enquiry" });
    await pressOffline(page, send);
    await expect(send).toBeFocused();
    await pressOffline(page, send);
    await expectAccessible(page);
    await expectKept();
    for (const [status, said] of [
      [502, "No connection; nothing was sent"],
      [413, "This is too large; nothing was sent"],
    ] as const) {
      const answer = { status, contentType: "text/html", body: "<h1>Not the site</h1>" };
      await page.route(/contact\.data/, (route) => route.fulfill(answer));
      await send.click();
      await expect(page.getByRole("alert")).toHaveText(said);
      await expectKept();
      await page.unroute(/contact\.data/);
    }
    await page.getByLabel("Message").fill("Edges slit, please. And soon");
    await send.click();
    await expect(page.getByText(/Your reference: E-[A-Z2-9]{6}/)).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("");
    await expectConnected(page);

    await followOffline();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL("/about");
    await expectConnected(page);
  });

  test("sizes that are added or removed one upon the other all are, each once, and the list is opened with them", async ({
    page,
  }) => {
    await page.goto("/search?q=2x1250x2500");
    await untilScripted(page);
    const add = page.locator(".product-card").getByRole("button", { name: /^Add/ });
    let sent = 0;
    await page.route(/\.data/, async (route) => {
      if (route.request().method() === "POST") sent += 1;
      await setTimeout(500);
      await route.continue();
    });
    let answers = 0;
    const both = page.waitForResponse(
      (response) => response.request().method() === "POST" && ++answers === 2,
    );
    await add.nth(0).click();
    await add.nth(1).click();
    await both;
    // Its page is still under way.
    await add.nth(1).click();
    await add.nth(2).click();
    await expect(page.locator(".header-count")).toContainText("3");
    // Another press would follow at once.
    await setTimeout(500);
    expect(sent).toBe(3);

    await add.nth(3).click();
    await page.getByRole("link", { name: /^Enquiry list Sizes/ }).click();
    const lines = page.locator(".enquiry-line");
    await expect(lines).toHaveCount(4);
    const remove = page.getByRole("button", { name: /^Remove / });
    const names = await remove.allTextContents();
    expect(new Set(names).size, "of one size and four products").toBe(4);
    // The first may be gone before the other is pressed.
    for (const name of [names[0], names[2]]) await page.getByRole("button", { name, exact: true }).click();
    await expect(lines).toHaveCount(2);
    expect(await remove.allTextContents()).toEqual([names[1], names[3]]);
    // Whoever goes back at once has pressed it none the less.
    await remove.nth(0).click();
    await page.goBack();
    await expect(page).toHaveURL(/search/);
    await expect(page.locator(".header-count")).toContainText("1");
    await expect(page.getByText(/^Removed from the list: /)).toBeVisible();
  });

  test("a press before the scripts are there stays on its page, and the next one goes", async ({ page }) => {
    await page.goto("/?form=sheet&thickness=2&width=1250&length=2500&pieces=40");
    await page.context().setOffline(true);
    const add = page.getByRole("button", { name: "Add to enquiry" });
    await add.click();
    await expect(page.getByRole("alert")).toHaveText("No connection; nothing was sent");
    await expect(page.locator("#calculator-pieces")).toHaveValue("40");
    await page.context().setOffline(false);
    await expectConnected(page);
    await add.click();
    await expect(page).toHaveURL("/enquiry");
    await expect(page.locator(".enquiry-line")).toHaveCount(1);
  });
});

test.describe("an answer that stops half way @js", () => {
  test.use({ expectedProblems: [/^net::ERR_CONTENT_LENGTH_MISMATCH (GET|POST) \S+\/broken/] });

  test("is none: the page stays, and what is asked for next comes", async ({ page }) => {
    await page.goto("/contact");
    await untilScripted(page);
    const menu = page.getByRole("navigation", { name: "Main" });
    const half = await startHalfAnswers();
    await page.route(/(about|contact)\.data/, (route) => route.continue({ url: `${half.url}/broken` }));
    await menu.getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("alert")).toHaveText("No connection");
    await page.getByLabel("Name").fill("Asha Rao");
    await page.getByLabel("Phone").fill("+91 98765 43210");
    await page.getByLabel("Message").fill("Edges slit, please");
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByRole("alert")).toHaveText("No connection; nothing was sent");
    await expect(page.getByLabel("Message")).toHaveValue("Edges slit, please");

    for (const label of ["Name", "Phone", "Message"]) await page.getByLabel(label).fill("");
    await page.getByRole("button", { name: "Close" }).click();
    await page.unroute(/(about|contact)\.data/);
    await page.route(/search\.data/, (route) => route.continue({ url: `${half.url}/held` }));
    await page.getByRole("searchbox").first().fill("plate");
    await page.keyboard.press("Enter");
    await expect.poll(() => half.held()).toBe(1);
    await menu.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/allblogs");
    await expectConnected(page);
    half.stop();
  });
});

test.describe("a page from before the site was updated @js", () => {
  test.use({ expectedProblems: [/^404 GET \/assets\//] });

  test("sends what is pressed and leads on as a page, where the scripts of the next one are gone", async ({
    page,
  }) => {
    await page.goto("/?form=sheet&thickness=2&width=1250&length=2500&pieces=40");
    await untilScripted(page);
    await markPage(page);
    await page.route(/\/assets\/enquiry-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole("button", { name: "Add to enquiry" }).click();
    await expect(page).toHaveURL("/enquiry");
    await expect(page.locator(".enquiry-line")).toHaveCount(1);
    expect(await isSamePage(page)).toBe(false);

    await page.goto("/contact");
    await untilScripted(page);
    await markPage(page);
    await page.route(/\/assets\/about-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
    const gone = page.waitForResponse(/\/assets\/about-/);
    await link.hover();
    await gone;
    await link.click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await isSamePage(page)).toBe(false);
  });

  test("keeps what is typed where the suggestions are gone, and searches", async ({ page }) => {
    await page.goto("/contact");
    await untilScripted(page);
    const message = page.getByLabel("Message");
    await message.fill("Edges slit, please");
    const suggestions = /\/assets\/suggestion-list-.*\.js$/;
    await page.route(suggestions, (route) => route.fulfill({ status: 404 }));
    const gone = page.waitForResponse(suggestions);
    const box = searchField(page);
    await box.focus();
    await gone;
    await box.fill("plate");
    await expect(message).toHaveValue("Edges slit, please");
    await box.press("Enter");
    await expect(page).toHaveURL("/search?q=plate");
  });
});

/** A server that sends the first bytes of an answer, and then breaks the connection or leaves it open. */
async function startHalfAnswers() {
  let held = 0;
  const server = createServer((request, response) => {
    response.writeHead(200, { "Content-Type": "text/x-script", "Content-Length": 1_000 });
    response.write('[{"_1":2},"routes');
    if (request.url === "/held") held += 1;
    else setTimeout(50).then(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    held: () => held,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
