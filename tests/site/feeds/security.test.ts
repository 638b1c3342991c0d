import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchPage } from "../../support/page";
import { type Site, startSite } from "../../support/site";

const DAY_MS = 24 * 60 * 60 * 1000;

let site: Site;
beforeAll(async () => {
  const env = { SITE_URL: "https://hadid.example", COMPANY_EMAIL: "sales+web@hadid.example" };
  site = await startSite({ sample: false, env });
});
afterAll(() => site.stop());

function read(path = "/.well-known/security.txt") {
  return fetchPage(`${site.url}${path}`, { headers: { Host: "hadid.example" } });
}

test("whom to tell of a weakness is said as RFC 9116 wants it", async () => {
  const { status, html, headers } = await read();
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = html
    .trimEnd()
    .split("\n")
    .map((line) => line.split(": "));
  const names = fields.map(([name]) => name);
  expect(names).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  const { Contact, Expires, Canonical } = Object.fromEntries(fields) as Record<string, string>;
  expect(Contact).toBe("mailto:sales+web@hadid.example");
  expect(Canonical).toBe("https://hadid.example/.well-known/security.txt");
  expect(Expires).toBe(new Date(String(Expires)).toISOString());
  const days = (Date.parse(String(Expires)) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("nothing else of that folder is there", async () => {
  expect((await read("/.well-known/")).status).toBe(301);
  expect((await read("/.well-known/nothing.txt")).status).toBe(404);
});
