import { describe, expect, it } from "vitest";
import { dayOf } from "~/models/shop/day.server";
import { rows } from "../../faults/store";
import { readEditorForm } from "../../support/editor-form";
import { pick } from "../../support/page";
import { openQuotation } from "../../support/quotation-page";
import { borrowQuotations, idOf, spaced } from "./office";

const office = borrowQuotations();
const { site, open, press, post, form, quote, stored, step, handedOn, buyersPath } = office;
const year = dayOf(new Date()).slice(0, 4);

describe("a quotation that is sent", () => {
  it("draws its number then, and is handed on by its address, WhatsApp and mail", async () => {
    const path = await quote({ phone: "98200 12345", email: "rao@example.com" }, "");
    expect(stored(path)).toMatchObject({ number: null, status: "draft", revision: 0 });
    const sent = await press(path, await form(path), "send");
    expect(sent.status).toBe(302);
    const { number } = stored(path);
    expect(number).toMatch(new RegExp(`^Q-${year}-\\d{4}$`));
    const page = await open(path);
    expect(page.text).toMatch(
      new RegExp(`^Quotation ${number} .* State Sent Customer Rao Fabricators Revision 1`),
    );
    const address = await handedOn(path);
    expect(address).toMatch(new RegExp(`^${site.url}/quotation/[0-9a-f]{24}\\.`));
    const chat = new URL(pick(page.html, /href="(https:\/\/wa\.me\/919820012345[^"]+)"/)).searchParams.get(
      "text",
    );
    expect(chat).toContain(`our quotation ${number}, valid until`);
    expect(chat).toContain(address);
    expect(page.html).toMatch(/href="mailto:rao%40example\.com\?subject=Quotation%20Q-/);
    expect(spaced(page.text)).toContain("Revision 1: ₹ 26,591.88");
    expect(page.text).toMatch(/What happened Today .* Sent, revision 1 · \w+/);
    expect((await openQuotation(site, new URL(address).pathname)).status).toBe(200);
    await expect
      .poll(async () => (await open(path)).text)
      .toMatch(/State Seen .* Opened by the buyer, revision 1/);
  });

  it("is one, however often its form is sent, and of two tabs the second is asked", async () => {
    const path = await quote({}, "");
    const [one, other] = [await form(path), await form(path)];
    const both = await Promise.all([press(path, one, "send"), press(path, one, "send")]);
    expect(both.map(({ status }) => status)).toEqual([302, 302]);
    expect(stored(path).revision).toBe(1);
    const late = await press(path, other, "send");
    expect(late.status).toBe(409);
    expect(stored(path).revision).toBe(1);
  });

  it("does not change: a revision takes its place at the same address, and the former stays readable", async () => {
    const path = await quote({}, "send");
    const { number } = stored(path);
    const address = await buyersPath(path);
    const [before] = rows(
      site,
      `SELECT "document" FROM "QuotationRevision" WHERE "quotationId" = '${idOf(path)}'`,
    );
    expect((await post(path, { intent: "", customer: "Somebody" })).status).toBe(400);
    expect((await step(path, "revise")).status).toBe(302);
    const editor = await open(path);
    expect(editor.text).toMatch(new RegExp(`^Revision 2 of ${number}`));
    // Until it is sent, what was sent stands in the list, with its sum.
    const typed = { "lines[0].rate": "50", customer: "Rao & Sons" };
    expect((await press(path, readEditorForm(editor.html), "", typed)).status).toBe(302);
    expect(stored(path)).toMatchObject({ status: "sent", revision: 1, total: 2_659_188 });
    const list = await open(`/adminquotations?q=${number}`);
    expect(spaced(list.text)).toMatch(/Rao Fabricators Sent Revision begun .* ₹ 26,591\.88/);
    expect(spaced((await openQuotation(site, address)).text)).toContain("₹ 26,591.88");
    expect((await press(path, await form(path), "send")).status).toBe(302);
    expect(stored(path)).toMatchObject({ number, status: "sent", revision: 2, total: 2_453_125 });
    const page = await openQuotation(site, address);
    expect(spaced(page.text)).toContain("₹ 24,531.25");
    expect(page.text).toContain("Rao & Sons");
    const former = await openQuotation(site, `${address}?revision=1`);
    expect(former.text).toContain("Revision 2 has taken its place");
    expect(
      rows(
        site,
        `SELECT "document" FROM "QuotationRevision" WHERE "quotationId" = '${idOf(path)}' AND "revision" = 1`,
      ),
    ).toEqual([before]);
  });

  it("is left as it was sent where its revision is given up", async () => {
    const path = await quote({}, "send");
    await step(path, "revise");
    expect((await press(path, await form(path), "", { "lines[0].rate": "1" })).status).toBe(302);
    const page = await open(path);
    expect(page.html).toMatch(/name="intent" value="keep"/);
    expect((await press(path, await form(path), "keep")).status).toBe(302);
    const after = await open(path);
    expect(spaced(after.text)).toContain("Revision 1: ₹ 26,591.88");
    expect(stored(path)).toMatchObject({ status: "sent", revision: 1 });
    await step(path, "revise");
    expect((await form(path)).get("lines[0].rate")).toBe("54.20");
  });
});
