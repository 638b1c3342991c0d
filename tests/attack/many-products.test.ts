import { expect, onTestFinished, test } from "vitest";
import { findId, rows } from "../faults/store";
import { readFormOf } from "../support/editor-form";
import { fetchPage, postForm } from "../support/page";
import { signInAt } from "../support/sign-in";
import { startSite } from "../support/site";
import { feel } from "./measure";

/** As many as a spreadsheet may hold. */
const MANY = 5_000;
/** In milliseconds, of another visitor's page. */
const LONGEST_MS = 1_000;

test("a spreadsheet of 5,000 new products, the same with a change in each, their deletion and its undo stop nobody", async () => {
  const site = await startSite({ sample: false });
  onTestFinished(site.stop);
  const cookie = await signInAt(site);
  const path = `${site.url}/adminproductsheet`;
  const take = async () => (await fetch(`${path}.csv`, { headers: { Cookie: cookie } })).text();
  const bring = async (lines: string[], plan: string) => {
    const body = new FormData();
    body.set("file", new Blob([lines.join("\n")], { type: "text/csv" }), "products.csv");
    const headers = { Cookie: cookie, Origin: site.url };
    const sent = await fetchPage(path, { method: "POST", body, headers });
    const address = site.url + sent.headers.get("Location");
    const shown = await fetchPage(address, { headers });
    expect(shown.text).toContain(plan);
    const form = Object.fromEntries(readFormOf(shown.html, "Discard"));
    expect((await postForm(path, { ...form, intent: "apply" }, cookie)).status).toBe(302);
    await expect
      .poll(async () => (await fetchPage(address, { headers })).text, { timeout: 60_000 })
      .toContain("Done.");
  };
  const [headings = ""] = (await take()).split("\r\n");
  const lines = Array.from(
    { length: MANY },
    (_, at) =>
      `,Bulk ${at},coldrolledcoil,Bulk,"0.5, ${1 + (at % 20) / 10}","1000, ${1100 + (at % 50)}",,5 days,2015550144`,
  );
  const felt = await feel(site, async () => {
    await bring([headings, ...lines], "5,000 new products");
    const bulk = (await take()).split("\r\n").filter((line) => line.includes(",Bulk "));
    await bring([headings, ...bulk.map((line) => line.replace("5 days", "6 days"))], "5,000 to change");
  });
  const count = `SELECT count(*) AS n FROM "Product" WHERE "deliveryDays" = '6 days'`;
  expect(rows<{ n: number }>(site, count)).toEqual([{ n: MANY }]);
  const all = `${site.url}/adminproductmany?all=1`;
  const feltOfDeletion = await feel(site, async () => {
    expect((await postForm(all, { intent: "delete" }, cookie)).status).toBe(302);
    const id = findId(site, "DeletedRow", `WHERE "kind" = 'products'`);
    expect((await postForm(all, { intent: "undo", id }, cookie)).status).toBe(302);
  });
  expect(rows<{ n: number }>(site, count)).toEqual([{ n: MANY }]);
  for (const { refused, p99 } of [felt, feltOfDeletion]) {
    expect(refused).toBe(0);
    expect(p99).toBeLessThan(LONGEST_MS);
  }
});
