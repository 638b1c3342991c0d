import { type BrowserContext, test as base, expect } from "@playwright/test";
import { openDatabase } from "../../scripts/start/database.mjs";
import { makeOlder } from "../e2e/older-browser";
import { type Site, startSite } from "./site";

export { expect };

type Fixtures = {
  /** What this test expects to go wrong: matched against lines such as `404 GET /nothing` and `console: ...`. */
  expectedProblems: RegExp[];
};

/**
 * Playwright's test with one site per worker (`page.goto("/about")` goes there). Anything that goes wrong unseen
 * fails the test: a console error, an exception, a failed request, and any request to another site.
 */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
  expectedProblems: async ({}, use) => use([]),
  context: async ({ context, site, expectedProblems, javaScriptEnabled }, use) => {
    forgetVisitors(site);
    const problems = watch(context, site.url, javaScriptEnabled);
    // What the security policy refuses is not always said on the console.
    await context.addInitScript(() =>
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`),
      ),
    );
    await makeOlder(context);
    await use(context);
    const unexpected = problems.filter((line) => !expectedProblems.some((pattern) => pattern.test(line)));
    expect(unexpected, "what went wrong unseen").toEqual([]);
  },
});

/** Every test is a new visitor, though all of them come from one address. */
function forgetVisitors(site: Site) {
  const database = openDatabase(site.home.databaseFile, { timeout: 5_000 });
  database.exec(`DELETE FROM "Throttle"; DELETE FROM "FailedLogins"`);
  database.close();
}

function watch(context: BrowserContext, origin: string, scripts: boolean): string[] {
  const problems: string[] = [];
  const path = (url: string) => (url.startsWith(origin) ? url.slice(origin.length) : url);
  context.on("console", (message) => {
    // The browser repeats every failed answer on its console; the answer itself is noted below.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
      problems.push(`console: ${message.text()}`);
    }
  });
  context.on("weberror", (event) => problems.push(`exception: ${event.error().stack ?? event.error()}`));
  context.on("request", (request) => {
    const url = request.url();
    const local = /^(data|blob|about):/.test(url) || new URL(url).origin === origin;
    if (!local) problems.push(`other site: ${request.method()} ${url}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    // A page that is left takes its unfinished requests with it, and a browser without scripts refuses to preload them.
    const harmless = reason === "net::ERR_ABORTED" || (!scripts && reason === "csp");
    if (!harmless) problems.push(`${reason} ${request.method()} ${path(request.url())}`);
  });
  context.on("response", (response) => {
    if (response.status() < 400) return;
    problems.push(`${response.status()} ${response.request().method()} ${path(response.url())}`);
  });
  return problems;
}
