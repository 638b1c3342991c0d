import { describe, expect, it } from "vitest";
import { issueFormToken } from "~/http/form/token.server";
import { cookiesOf, pick, postForm } from "../../support/page";
import { acceptance, stateOf } from "../../support/quotation-page";
import { borrowQuotations } from "./buyer";

const { site, put, open, send } = borrowQuotations();

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
    expect(text).toMatch(/Agreed on .*20\d\d.* by (Asha|Vikram) Rao: revision 1, in all ₹ 2,18,539.51/);
    expect(text).toContain("Order number PO 7 Two lots, please");
    expect(after.html).not.toContain('value="accept"');
    expect(stateOf(site, quotation)).toMatchObject({ status: "accepted" });
    expect(stateOf(site, quotation).events.filter((kind) => kind === "accepted")).toHaveLength(1);
  });

  it("is taken once, however often it is sent", async () => {
    const quotation = put();
    const once = pick((await open(quotation.path)).html, /name="once" value="([^"]+)"/);
    await expect.poll(() => stateOf(site, quotation).status).toBe("seen");
    for (let time = 0; time < 2; time += 1)
      expect((await send(quotation.path, { ...acceptance, once })).status).toBe(302);
    expect(stateOf(site, quotation).events).toEqual(["seen", "accepted"]);
    const typedOn = await send(quotation.path, { ...acceptance, order: "PO 8", once });
    expect([typedOn.status, typedOn.text.includes("was accepted on")]).toEqual([409, true]);
    expect(typedOn.text).toContain("PO 8");
  });

  it("takes a request that was typed on after a lost answer as a second one", async () => {
    const quotation = put();
    const once = pick((await open(quotation.path)).html, /name="once" value="([^"]+)"/);
    for (const message of ["38 instead of 40", "38 instead of 40", "36 instead of 40"])
      expect((await send(quotation.path, { intent: "change", message, once })).status).toBe(302);
    expect(stateOf(site, quotation).events.filter((kind) => kind === "asked")).toHaveLength(2);
    expect(stateOf(site, quotation)).toMatchObject({ asked: "36 instead of 40" });
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

  it("asks for a change or declines, with words that arrive", async () => {
    const quotation = put();
    const { path } = quotation;
    const asked = await send(path, { intent: "change", message: "38 instead of 40" });
    expect(asked.status).toBe(302);
    const page = await open(path, { Cookie: cookiesOf(asked.headers) });
    expect(page.text).toContain("Your message has arrived");
    expect(page.text).toContain("A change was asked for");
    expect(page.text).toContain("38 instead of 40");
    expect(stateOf(site, quotation)).toMatchObject({ asked: "38 instead of 40" });
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
    expect(page.text).toContain("no longer be accepted");
    expect(page.html).not.toContain('value="accept"');
    const late = await send(path, acceptance);
    expect([late.status, late.text.includes("was valid until")]).toEqual([409, true]);
    const form = pick(page.html, /<form method="post"[^>]*>([\s\S]*?)<\/form>/);
    const fields = Object.fromEntries(
      Array.from(form.matchAll(/name="(\w+)" value="([^"]*)"/g), ([, name, value]) => [name, value]),
    );
    const message = pick(form, /<textarea[^>]* name="message"[^>]*>([^<]*)</);
    expect([fields.intent, message]).toEqual([
      "change",
      expect.stringContaining("A new quotation is asked for"),
    ]);
    expect((await send(path, { ...fields, message })).status).toBe(302);
    const after = await open(path);
    expect(after.text).toContain("A change was asked for");
    expect(after.html).not.toContain("Ask for a new one");
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
