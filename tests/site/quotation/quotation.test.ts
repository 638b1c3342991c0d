import { describe, expect, it } from "vitest";
import { issueFormToken } from "~/http/form-token.server";
import { lock, rows, run } from "../../faults/store";
import { borrowSite } from "../../support/lent-site";
import { cookiesOf, fetchPage, pick, postForm } from "../../support/page";
import { type MadeQuotation, putQuotation } from "../../support/quotation";
import { signInAt } from "../../support/sign-in";

const site = borrowSite();

const PERSON = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
const put = (wish: Parameters<typeof putQuotation>[1] = {}) => putQuotation(site.home, wish);
const open = (path: string, headers: Record<string, string> = {}) =>
  fetchPage(site.url + path, { headers: { "User-Agent": PERSON, ...headers } });

/** Each from a network of its own: what one may send in ten minutes has a test of its own. */
let network = 0;
function send(path: string, fields: Record<string, string>, address = `10.9.${++network}.1`) {
  return fetchPage(site.url + path, {
    method: "POST",
    headers: { Origin: new URL(site.url).origin, "X-Forwarded-For": address, "User-Agent": PERSON },
    body: new URLSearchParams(fields),
  });
}

const acceptance = { intent: "accept", name: "Asha Rao", order: "PO 7", note: "Two lots, please" };

function stateOf({ id }: MadeQuotation) {
  const [row] = rows<{ status: string; asked: string | null }>(
    site,
    `SELECT status, asked FROM Quotation WHERE id = '${id}'`,
  );
  const events = rows<{ kind: string }>(
    site,
    `SELECT kind FROM QuotationEvent WHERE quotationId = '${id}' ORDER BY at`,
  );
  return { ...row, events: events.map(({ kind }) => kind) };
}

describe("the page of a quotation", () => {
  it("is a document with every figure, and nothing of it is kept, listed or told", async () => {
    const { path, number } = put();
    const { status, text, html, headers } = await open(path);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain("site-nav");
    for (const said of [
      ...["Example Steel", "GSTIN 27AAAAA0000A1Z5", "PAN AAAAA0000A", `Quotation ${number}`],
      ...["Rao Fabricators Pvt Ltd", "purchase@rao.example", "Revision 1", "Valid until"],
      ...["2 × 1250 × 2500 mm", "HR Sheet · E250", "490.625", "54.20 / kg", "26,591.88"],
      ...["3 × 1250 × 2500 mm", "Offered instead of: HR sheet 3 x 1219 x 2500", "2,943.750"],
      ...["52,400.00 / tonne", "1,54,252.50", "Delivery: Ex works, 3 days", "Note: Mill edge"],
      ...["2 lines 3,434.375 1,80,844.38", "per tonne 858.59", "Freight 4,500.00", "Discount -1,000.00"],
      ...["Before tax 1,85,202.97", "CGST 9 % 16,668.27", "SGST 9 % 16,668.27"],
      "Two Lakh Eighteen Thousand Five Hundred Thirty Nine Rupees And Fifty One Paise Only",
      ...["30 % in advance", "Chakan, Pune", "Mill test certificates go along."],
    ])
      expect(text).toContain(said);
    expect(text.replaceAll("\u00a0", " ")).toContain("Total ₹ 2,18,539.51");
    expect(html).toContain(`href="${path}.pdf"`);
    expect(html).toMatch(/href="https:\/\/wa\.me\/\d+\?text=[^"]*Q-T-/);
    expect(html).toContain('href="tel:');
  });

  it("is one and the same 404 for all that opens nothing, as page and as PDF", async () => {
    const { path, id } = put();
    const other = put();
    const signature = path.split(".").at(-1) ?? "";
    const nothing = [
      `/quotation/${"0".repeat(24)}.${signature}`,
      `/quotation/${other.id}.${signature}`,
      path.slice(0, -1),
      `${path}x`,
      path.slice(0, path.lastIndexOf(".")),
      `/quotation/${id}.`,
      "/quotation/x",
      put({ status: "withdrawn" }).path,
      put({ status: "draft" }).path,
      `${path}?revision=2`,
      `${path}?revision=0`,
      `${path}?revision=one`,
    ];
    for (const ending of ["", ".pdf"]) {
      const answers = await Promise.all(nothing.map((each) => open(each.replace(/(\?|$)/, `${ending}$1`))));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
      const said = answers.map(({ headers }) =>
        JSON.stringify([...headers].filter(([name]) => !/date|request-id/.test(name))),
      );
      expect(new Set(said).size).toBe(1);
      expect(answers[0]?.text).toContain("This quotation is not shown");
    }
    expect((await send(put({ status: "withdrawn" }).path, acceptance)).status).toBe(404);
  });

  it("is seen once, and by its buyer alone: not by programs, fetches ahead of need or the office", async () => {
    const quotation = put();
    const { path } = quotation;
    await fetch(site.url + path, { method: "HEAD", headers: { "User-Agent": PERSON } });
    await open(path, { "Sec-Purpose": "prefetch;prerender" });
    await open(path, { Purpose: "prefetch" });
    for (const agent of [
      ...["WhatsApp/2.25.7 A", "facebookexternalhit/1.1", "Twitterbot/1.0", "TelegramBot (like TwitterBot)"],
      "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5",
    ])
      await open(path, { "User-Agent": agent });
    const office = await open(path, { Cookie: await signInAt(site) });
    expect(office.text).toContain("does not count as seen");
    await open(`${path}.pdf`);
    expect(stateOf(quotation)).toMatchObject({ status: "sent", events: [] });
    await open(path);
    await open(path);
    expect(stateOf(quotation)).toMatchObject({ status: "seen", events: ["seen"] });
  });

  it("shows former revisions as such, and leads to the newest", async () => {
    const { path } = put({ revisions: 2 });
    const newest = await open(path);
    expect(newest.text).toContain("Revision 2");
    expect(newest.html).toContain(`href="${path}?revision=1"`);
    const former = await open(`${path}?revision=1`);
    expect(former.text).toContain("Rao Fabricators Pvt Ltd (1)");
    expect(former.text).toContain("This is revision 1. Revision 2 has taken its place");
    expect(former.html).toContain(`href="${path}"`);
    expect(former.html).toContain(`href="${path}.pdf?revision=1"`);
    expect(former.html).not.toContain('value="accept"');
    const late = await send(`${path}?revision=1`, acceptance);
    expect([late.status, late.text.includes("A newer revision was sent")]).toEqual([409, true]);
    const seen = await send(path, { ...acceptance, revision: "1" });
    expect([seen.status, seen.html.includes('value="Asha Rao"')]).toEqual([409, true]);
  });

  it("stands nowhere in the log, whatever becomes of the request", async () => {
    const { path, id } = put();
    const signature = path.split(".").at(-1) ?? "";
    await open(path);
    await open(`${path}.pdf`);
    await open(`/Quotation${path.slice("/quotation".length)}.data`);
    await open(path.replace("quotation", "quot%61tion"));
    await open(`${path}/`);
    await send(path, { intent: "accept" });
    await send(path, { ...acceptance, note: "x".repeat(300_000) });
    await fetch(site.url + path, { method: "DELETE" });
    const repair = lock(site);
    await send(path, acceptance);
    repair();
    const unhide = hide("QuotationRevision");
    expect((await open(path)).status).toBe(503);
    unhide();
    await expect.poll(() => site.log()).toContain('"path":"/quotation/…"');
    expect(site.log()).not.toContain(signature);
    expect(site.log()).not.toContain(id);
  });
});

function hide(table: string) {
  run(site, `ALTER TABLE "${table}" RENAME TO "Hidden${table}"`);
  return () => run(site, `ALTER TABLE "Hidden${table}" RENAME TO "${table}"`);
}

describe("a buyer's answer", () => {
  it("accepts once: the second at the same time is told what was agreed, when and by whom", async () => {
    const quotation = put();
    const { path } = quotation;
    const page = await open(path);
    expect(page.text).toContain("Do you accept this quotation?");
    const both = await Promise.all([
      send(path, { ...acceptance, once: issueFormToken() }),
      send(path, { ...acceptance, name: "Vikram Rao", once: issueFormToken() }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([302, 409]);
    const won = both.find(({ status }) => status === 302);
    const lost = both.find(({ status }) => status === 409);
    expect(lost?.text).toMatch(/was accepted on .*20\d\d.* by (Asha|Vikram) Rao/);
    expect(lost?.text).toContain("What you had typed");
    expect(won?.headers.get("location")).toBe(path);
    const after = await open(path, { Cookie: cookiesOf(won?.headers ?? new Headers()) });
    expect(after.text).toContain("Your acceptance has arrived");
    const text = after.text.replaceAll("\u00a0", " ");
    expect(text).toMatch(/Agreed on .*20\d\d.* by (Asha|Vikram) Rao : revision 1, in all ₹ 2,18,539.51/);
    expect(text).toContain("Order number PO 7 Two lots, please");
    expect(after.html).not.toContain('value="accept"');
    expect(stateOf(quotation)).toMatchObject({ status: "accepted" });
    expect(stateOf(quotation).events.filter((kind) => kind === "accepted")).toHaveLength(1);
  });

  it("is taken once however often it is sent, and a page that is opened accepts nothing", async () => {
    const quotation = put();
    const once = pick((await open(quotation.path)).html, /name="once" value="([^"]+)"/);
    await open(`${quotation.path}?intent=accept&name=Asha`);
    expect(stateOf(quotation).status).toBe("seen");
    for (let time = 0; time < 2; time += 1)
      expect((await send(quotation.path, { ...acceptance, once })).status).toBe(302);
    expect(stateOf(quotation).events).toEqual(["seen", "accepted"]);
  });

  it("keeps what was typed beside what is wrong with it", async () => {
    const { path } = put();
    const nameless = await send(path, { ...acceptance, name: " " });
    expect(nameless.status).toBe(400);
    expect(nameless.text).toContain("Enter your name");
    expect(nameless.html).toMatch(/<details[^>]* open=""[^>]*>\s*<summary>Accept/);
    expect(nameless.html).toContain('value="PO 7"');
    expect(nameless.text).toContain("Two lots, please");
    const long = await send(path, { ...acceptance, note: "x".repeat(250 * 1024) });
    expect([long.status, long.text.includes("Note must be at most 2000 characters")]).toEqual([400, true]);
    const tooLong = await send(path, { ...acceptance, note: "x".repeat(300 * 1024) });
    expect([tooLong.status, tooLong.html.includes("This is too large")]).toEqual([413, true]);
    const empty = await send(path, { intent: "change", message: "" });
    expect([empty.status, empty.text.includes("Enter what should be changed")]).toEqual([400, true]);
    const nothing = await send(path, { name: "Asha" });
    expect([nothing.status, nothing.text.includes("Choose one of the answers")]).toEqual([400, true]);
    expect((await postForm(`${site.url}${path}`, { intent: "gone" })).status).toBe(400);
  });

  it("keeps what was typed where the store fails", async () => {
    const { path } = put();
    const repair = lock(site);
    const failed = await send(path, acceptance);
    repair();
    expect([failed.status, failed.html.includes('value="Asha Rao"')]).toEqual([503, true]);
  });

  it("asks for a change or declines, with words that arrive", async () => {
    const quotation = put();
    const { path } = quotation;
    const asked = await send(path, { intent: "change", message: "38 instead of 40" });
    expect(asked.status).toBe(302);
    const page = await open(path, { Cookie: cookiesOf(asked.headers) });
    expect(page.text).toContain("Your message has arrived");
    expect(page.text).toContain("A change was asked for");
    expect(page.text).toContain("38 instead of 40");
    expect(stateOf(quotation)).toMatchObject({ asked: "38 instead of 40" });
    const declined = await send(path, { intent: "decline", reason: "" });
    expect(declined.status).toBe(302);
    const after = await open(path);
    expect(after.text).toMatch(/Declined on .*20\d\d/);
    expect(after.html).not.toContain('value="accept"');
    expect(after.html).toContain('value="change"');
    expect((await send(path, acceptance)).status).toBe(409);
  });

  it("cannot accept what has expired, and asks for it anew with one press", async () => {
    const { path } = put({ validUntil: "2026-01-05" });
    const page = await open(path);
    expect(page.text).toContain("cannot be accepted any more");
    expect(page.html).not.toContain('value="accept"');
    const late = await send(path, acceptance);
    expect([late.status, late.text.includes("was valid until")]).toEqual([409, true]);
    const form = pick(page.html, /<form method="post"[^>]*>([\s\S]*?)<\/form>/);
    const fields = Object.fromEntries(
      Array.from(form.matchAll(/name="(\w+)" value="([^"]*)"/g), ([, name, value]) => [name, value]),
    );
    expect(fields).toMatchObject({
      intent: "change",
      message: expect.stringContaining("Please quote this anew"),
    });
    expect((await send(path, fields)).status).toBe(302);
    const after = await open(path);
    expect(after.text).toContain("A change was asked for");
    expect(after.html).not.toContain("Ask for it anew");
  });

  it("comes five times in ten minutes from one network, then waits", async () => {
    const { path } = put();
    const ask = () => send(path, { intent: "change", message: "Please" }, "10.8.1.1");
    for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(302);
    const sixth = await ask();
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(500);
    expect(sixth.text).toContain("Too many answers");
    expect(sixth.text).toContain("Please");
  });
});
