import { describe, expect, it } from "vitest";
import { acceptance, PERSON, stateOf } from "../../support/quotation-page";
import { signInAt } from "../../support/sign-in";
import { borrowQuotations } from "./buyer";

const { site, put } = borrowQuotations({ sample: false });

const said = new URLSearchParams({ ...acceptance, revision: "1" });

describe("nobody accepts a quotation", () => {
  it.each([
    ["by opening it with an answer in its address", "GET", "?", {}],
    ["by asking for its head", "HEAD", "?", {}],
    ["by fetching it ahead of need", "GET", "?", { "Sec-Purpose": "prefetch;prerender" }],
    ["by asking for its data", "GET", ".data?", {}],
    ["by opening its PDF", "GET", ".pdf?", {}],
    ["by asking what may be asked", "OPTIONS", "?", {}],
  ])("%s", async (_, method, ending, headers) => {
    const quotation = put();
    const address = `${site.url}${quotation.path}${ending}${said}`;
    const answer = await fetch(address, { method, headers: { "User-Agent": PERSON, ...headers } });
    await answer.arrayBuffer();
    expect(answer.status).toBeLessThan(500);
    expect(stateOf(site, quotation).events).not.toContain("accepted");
    expect(["sent", "seen"]).toContain(stateOf(site, quotation).status);
  });

  it.each([
    ["from another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
    ["from another place of the same owner", { "Sec-Fetch-Site": "same-site" }],
  ])("%s", async (_, headers) => {
    const quotation = put();
    const body = new URLSearchParams(acceptance);
    const answer = await fetch(site.url + quotation.path, { method: "POST", body, headers });
    expect(answer.status).toBe(403);
    expect(stateOf(site, quotation)).toMatchObject({ status: "sent", events: [] });
  });
});

describe("a quotation that is very large", () => {
  it("refuses remarks of 250 KB at their field, with all that was typed", async () => {
    const cookie = await signInAt(site);
    const remarks = "long remark ".repeat(21_000);
    const body = new URLSearchParams({
      customer: "Long & Co",
      remarks,
      "lines[0].text": "HR sheet 2x1250x2500",
    });
    const answer = await fetch(`${site.url}/addquotation`, {
      method: "POST",
      body,
      headers: { Cookie: cookie, Origin: site.url },
    });
    const html = await answer.text();
    expect([answer.status, html.includes("Remarks must be at most 4000 characters")]).toEqual([400, true]);
    expect(html).toContain('value="Long &amp; Co"');
    expect(html.length).toBeGreaterThan(remarks.length);
  });
});
