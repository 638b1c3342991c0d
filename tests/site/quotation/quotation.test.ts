import { describe, expect, it } from "vitest";
import { hideTables } from "../../faults/store";
import { acceptance, PERSON, stateOf } from "../../support/quotation-page";
import { signInAt } from "../../support/sign-in";
import { borrowQuotations } from "./buyer";

const { site, put, open, send } = borrowQuotations();

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
      ...["2 × 1250 × 2500 mm", "Hot Rolled Sheet · IS 2062 E250", "490.625", "54.20 / kg", "26,591.88"],
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
  });

  it("gives back what was typed where it was withdrawn meanwhile, as where there was never one", async () => {
    for (const opensNothing of [put({ status: "withdrawn" }).path, "/quotation/x"]) {
      const { status, text } = await send(opensNothing, acceptance);
      expect([status, text.includes("This quotation is not shown")]).toEqual([404, true]);
      expect(text).toMatch(/What you had typed.*Two lots, please/);
    }
  });

  it("is seen once, and by its buyer alone: not by programs, fetches ahead of need or the office", async () => {
    const quotation = put({ revisions: 2 });
    const { path } = quotation;
    await fetch(site.url + path, { method: "HEAD", headers: { "User-Agent": PERSON } });
    await open(path, { "Sec-Purpose": "prefetch;prerender" });
    await open(path, { Purpose: "prefetch" });
    for (const agent of [
      ...["WhatsApp/2.25.7 A", "facebookexternalhit/1.1", "Twitterbot/1.0", "TelegramBot (like TwitterBot)"],
      ...["Viber/13.3.0", "okhttp/4.12.0", "Microsoft Office/16.0 (Microsoft Outlook)", ""],
      "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5",
    ])
      await open(path, { "User-Agent": agent });
    const office = await open(path, { Cookie: await signInAt(site) });
    expect(office.text).toContain("does not count as seen");
    await open(`${path}?revision=1`);
    await open(`${path}.pdf?revision=1`);
    expect(stateOf(site, quotation)).toMatchObject({ status: "sent", events: [] });
    await open(path);
    // An address that answers is read, and answers nothing.
    await open(`${path}?${new URLSearchParams({ ...acceptance, revision: "2" })}`);
    await expect.poll(() => stateOf(site, quotation)).toMatchObject({ status: "seen", events: ["seen"] });
    const onPaper = put();
    await open(`${onPaper.path}.pdf`);
    await expect.poll(() => stateOf(site, onPaper).status).toBe("seen");
    const onPhone = put();
    await open(onPhone.path, {
      "User-Agent": "Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) Chrome/120.0 Mobile",
    });
    await expect.poll(() => stateOf(site, onPhone).status).toBe("seen");
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
    await send(path, { ...acceptance, revision: "2" });
    const over = await send(path, { ...acceptance, intent: "change", message: "8 of them", revision: "1" });
    expect([over.status, over.text.includes("A newer revision was sent")]).toEqual([409, false]);
    expect(over.text).toMatch(/was accepted on .* by Asha Rao/);
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
    const repair = hideTables(site, ["QuotationRevision"]);
    expect((await open(path)).status).toBe(503);
    repair();
    await expect.poll(() => site.log()).toContain('"path":"/quotation/…"');
    expect(site.log()).not.toContain(signature);
    expect(site.log()).not.toContain(id);
  });
});
