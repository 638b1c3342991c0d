import { describe, expect, it } from "vitest";
import { borrowSite } from "../../support/lent-site";
import { putQuotation } from "../../support/quotation";
import { acceptance, PERSON, sendAnswer, stateOf } from "../../support/quotation-page";
import { signInAt } from "../../support/sign-in";

const site = borrowSite({ sample: false });
const put = (wish: Parameters<typeof putQuotation>[1] = {}) => putQuotation(site.home, wish);

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

  it("whose address was cut, guessed or is another's, whatever else is right", async () => {
    const [mine, other] = [put(), put()];
    const [signature = ""] = mine.path.split(".").slice(-1);
    const guesses = [
      mine.path.slice(0, -1),
      `/quotation/${other.id}.${signature}`,
      `/quotation/${mine.id}.${"A".repeat(signature.length)}`,
      `/quotation/${mine.id}`,
      `/quotation/${"x".repeat(8000)}`,
    ];
    for (const path of guesses) {
      const answer = await sendAnswer(site, path, acceptance);
      expect([path.slice(0, 60), answer.status]).toEqual([path.slice(0, 60), 404]);
    }
    for (const quotation of [mine, other]) expect(stateOf(site, quotation).status).toBe("sent");
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
