import { afterAll, beforeAll, expect, test } from "vitest";
import { floodLogins } from "../../attack/login-flood";
import { type Site, startSite } from "../../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ sample: false, env: { TRUST_PROXY: "1" } });
});
afterAll(() => site.stop());

test("of many wrong logins at a time most are sent away at once, and an honest one among them gets in", async () => {
  const { statuses, waits, honest } = await floodLogins(site, 60);
  expect(honest.status).toBe(200);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(30);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  expect(new Set(waits)).toEqual(new Set(["2"]));
});
