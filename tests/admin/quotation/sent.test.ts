import { describe, expect, it } from "vitest";
import { dayOf } from "~/models/shop/day.server";
import { hideTables, run } from "../../faults/store";
import { readEditorForm, readFormOf } from "../../support/editor-form";
import { pick } from "../../support/page";
import { openQuotation, sendAnswer } from "../../support/quotation-page";
import { borrowQuotations, spaced } from "./office";

const office = borrowQuotations();
const { site, open, press, post, form, quote, stored, step, handedOn, buyersPath } = office;
const year = dayOf(new Date()).slice(0, 4);

describe("a quotation that is sent", () => {
  it("draws its number then, and is handed on by its address, WhatsApp and mail", async () => {
    const path = await quote({ phone: "98200 12345", email: "rao@example.com" }, "");
    expect(stored(path)).toMatchObject({ number: null, status: "draft", revision: 0 });
    expect((await press(path, await form(path), "send")).status).toBe(302);
    const { number } = stored(path);
    expect(number).toMatch(new RegExp(`^Q-${year}-\\d{4}$`));
    const page = await open(path);
    expect(page.text).toMatch(
      new RegExp(`^Quotation ${number} .* State Sent Customer Rao Fabricators Revision 1`),
    );
    const address = await handedOn(path);
    expect(address).toMatch(new RegExp(`^${site.url}/quotation/[0-9a-f]{24}\\.`));
    const chat = pick(page.html, /href="(https:\/\/wa\.me\/919820012345[^"]+)"/);
    const text = new URL(chat).searchParams.get("text");
    expect(text).toContain(`our quotation ${number}, valid until`);
    expect(text).toContain(address);
    expect(page.html).toMatch(/href="mailto:rao%40example\.com\?subject=Quotation%20Q-/);
    // Its figures are those that its buyer reads.
    expect(spaced(page.text)).toContain("Revision 1: ₹ 26,591.88");
    expect(page.text).toMatch(/2 × 1250 × 2500 mm Hot Rolled Sheet 10 490\.625 54\.20 \/ kg 26,591\.88/);
    expect(page.text).toMatch(/What happened Today .* Sent, revision 1 · \w+/);
    expect((await openQuotation(site, new URL(address).pathname)).status).toBe(200);
    await expect
      .poll(async () => (await open(path)).text)
      .toMatch(/State Seen .* Opened by the buyer, revision 1/);
  });

  it("leads to its enquiry, also to one that is held as spam", async () => {
    const { id, reference } = await office.takeEnquiry("Held");
    const path = await quote({ enquiry: id }, "send");
    expect((await open(path)).html).toContain(`href="/adminenquiries?q=${reference}"`);
    run(site, `UPDATE "Enquiry" SET "status" = 'spam' WHERE "id" = '${id}'`);
    expect((await open(path)).html).toContain(`href="/adminenquiries?q=${reference}&amp;status=spam"`);
  });

  it("is one, however often its form is sent, and the second of two tabs is told and keeps what was typed", async () => {
    const path = await quote({}, "");
    const [one, other] = [await form(path), await form(path)];
    const both = await Promise.all([press(path, one, "send"), press(path, one, "send")]);
    expect(both.map(({ status }) => status)).toEqual([302, 302]);
    const late = await press(path, other, "send", { "lines[0].rate": "60" });
    expect([late.status, late.text.includes("What was sent cannot be changed")]).toEqual([409, true]);
    expect((await press(path, readEditorForm(late.html), "")).status).toBe(302);
    expect(stored(path)).toMatchObject({ status: "sent", revision: 1, total: 2_659_188 });
    expect((await form(path)).get("lines[0].rate")).toBe("60");
  });

  it("and revised meanwhile goes out after its buyer's words were seen, which are nobody's save", async () => {
    const path = await quote({}, "send");
    const buyers = await buyersPath(path);
    await step(path, "revise");
    const revision = await form(path);
    for (const message of ["38 instead of 40", "In E350, please"])
      await sendAnswer(site, buyers, { intent: "change", message });
    const asked = await press(path, revision, "send", { "lines[0].rate": "60" });
    expect([asked.status, stored(path).revision]).toEqual([409, 1]);
    expect(asked.text).toMatch(
      /in the meantime.* A change was asked for 38 instead of 40 A change was asked for In E350, please/,
    );
    expect(asked.text).not.toContain("Somebody else");
    const shown = readEditorForm(asked.html);
    expect(shown.get("lines[0].rate")).toBe("60");
    expect((await press(path, shown, "send")).status).toBe(302);
    expect(stored(path).revision).toBe(2);
  });
});

describe("what was done", () => {
  it("is done once, however often its button is pressed", async () => {
    const path = await quote({}, "send");
    const steps = { Withdraw: "withdraw", "Undo the withdrawal": "restore", Revise: "revise" };
    for (const [button, intent] of Object.entries(steps)) {
      const fields = { ...Object.fromEntries(readFormOf((await open(path)).html, button)), intent };
      const both = await Promise.all([post(path, fields), post(path, fields)]);
      expect(both.map(({ status }) => status)).toEqual([302, 302]);
    }
    expect((await press(path, await form(path), "keep")).status).toBe(302);
    expect((await open(path)).text.match(/, revision 1 · /g)).toHaveLength(3);
  });

  it("is not done to what was accepted in the meantime, and says so", async () => {
    const path = await quote({}, "send");
    const before = stored(path).version;
    await sendAnswer(site, await buyersPath(path), { intent: "accept", name: "Asha Rao" });
    const late = await step(path, "withdraw", before);
    expect([late.status, late.text.includes("It has changed in the meantime")]).toEqual([409, true]);
    const now = await step(path, "withdraw");
    expect([now.status, now.text.includes("accepted or withdrawn in the meantime")]).toEqual([400, true]);
    expect(now.text).toMatch(/State Accepted .* Accepted, revision 1 · Asha Rao/);
  });

  it("is no revision of what was accepted while it was written, and says so", async () => {
    const path = await quote({}, "send");
    const buyers = await buyersPath(path);
    await step(path, "revise");
    const revision = await form(path);
    await sendAnswer(site, buyers, { intent: "accept", name: "Asha Rao" });
    const late = await press(path, revision, "send", { "lines[0].rate": "60" });
    expect([late.status, late.text.includes("accepted or withdrawn in the meantime")]).toEqual([409, true]);
    expect(stored(path)).toMatchObject({ status: "accepted", revision: 1 });
  });

  it("is nothing for one that is gone, and 503 where it cannot be read", async () => {
    expect((await open(`/editquotation/${"0".repeat(24)}`)).status).toBe(404);
    expect((await post(`/editquotation/${"0".repeat(24)}`, { intent: "withdraw" })).status).toBe(404);
    const path = await quote({}, "send");
    const repair = hideTables(site, ["Quotation"]);
    const failed = await open(path).finally(repair);
    expect([failed.status, failed.text.includes("Failed to fetch quotation data.")]).toEqual([503, true]);
    const again = hideTables(site, ["Quotation"]);
    const pressed = await post(path, { intent: "withdraw", version: "1" }).finally(again);
    expect(pressed.status).toBe(503);
    expect(pressed.text).toContain("The storage cannot be used just now; try again later");
    expect(pressed.text, "no empty form that would pass for a draft").not.toContain("Draft");
  });
});
