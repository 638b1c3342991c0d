import { describe, expect, it } from "vitest";
import { hideTables } from "../../faults/store";
import { readEditorForm } from "../../support/editor-form";
import { openQuotation, sendAnswer } from "../../support/quotation-page";
import { borrowQuotations, type Fields, idOf } from "./office";

const office = borrowQuotations();
const { site, open, press, post, form, quote, takeEnquiry, stored, step, buyersPath } = office;

/** Sends a revision of it. */
async function revise(path: string, typed: Fields) {
  expect((await step(path, "revise")).status).toBe(302);
  return press(path, await form(path), "send", typed);
}

describe("what was done", () => {
  it("is taken back by one press as long as nobody has seen it", async () => {
    const { id, reference } = await takeEnquiry("Ravi");
    const begun = `/addquotation?enquiry=${id}`;
    const rates = {
      "lines[0].rate": "50",
      "lines[1].rate": "50",
      "lines[2].rate": "50",
      "lines[3].rate": "50",
    };
    const sent = await press(begun, await form(begun), "send", rates);
    const path = sent.headers.get("location") ?? "";
    const { number } = stored(path);
    const address = await buyersPath(path);
    expect((await open(path)).html).toMatch(/name="intent" value="unsend"/);
    expect((await step(path, "unsend")).status).toBe(302);
    expect(stored(path)).toMatchObject({ number, status: "draft", revision: 0 });
    expect((await openQuotation(site, address)).status).toBe(404);
    expect((await open(`/adminenquiries?q=${reference}&status=new`)).text).toContain(reference);
    // Its number is its own: neither it nor another takes a new one, and it cannot be lost with the draft.
    const list = await open(`/adminquotations?q=${number}`);
    expect(list.html).not.toContain(`value="${idOf(path)}"`);
    expect((await post("/adminquotations", { intent: "delete", id: idOf(path) })).status).toBe(404);
    const other = await quote({}, "send");
    expect((await press(path, await form(path), "send")).status).toBe(302);
    expect(stored(path)).toMatchObject({ number, status: "sent", revision: 1 });
    expect(stored(other).number).not.toBe(number);
    const page = await open(path);
    expect(page.text).toMatch(
      /Sent, revision 1 .* Taken back before it was opened, revision 1 .* Sent, revision 1/,
    );
  });

  it("is not taken back once it was opened, also by a page of before", async () => {
    const path = await quote({}, "send");
    const before = stored(path).version;
    await openQuotation(site, await buyersPath(path));
    await expect.poll(() => stored(path).status).toBe("seen");
    expect((await open(path)).html).not.toMatch(/value="unsend"/);
    const late = await step(path, "unsend", before);
    expect([late.status, late.text.includes("opened in the meantime")]).toEqual([400, true]);
    expect(stored(path)).toMatchObject({ status: "seen", revision: 1 });
  });

  it("gives the former revision back, with what its buyer had asked", async () => {
    const path = await quote({}, "send");
    const address = await buyersPath(path);
    await sendAnswer(site, address, { intent: "change", message: "8 instead of 10" });
    expect((await revise(path, { "lines[0].pieces": "8" })).status).toBe(302);
    expect((await step(path, "unsend")).status).toBe(302);
    expect(stored(path)).toMatchObject({ status: "sent", revision: 1, total: 2_659_188 });
    const editor = await open(path);
    expect(editor.text).toMatch(/^Revision 2 of/);
    expect(readEditorForm(editor.html).get("lines[0].pieces")).toBe("8");
    expect((await open(`/adminquotations?q=${stored(path).number}`)).text).toContain("A change is asked for");
  });

  it("withdrawn, its address shows nothing; undone, its buyer sees it as it was", async () => {
    const path = await quote({}, "send");
    const address = await buyersPath(path);
    await openQuotation(site, address);
    await expect.poll(() => stored(path).status).toBe("seen");
    expect((await step(path, "withdraw")).status).toBe(302);
    expect((await openQuotation(site, address)).status).toBe(404);
    expect((await openQuotation(site, `${address}.pdf`)).status).toBe(404);
    const page = await open(path);
    expect(page.text).toMatch(/State Withdrawn/);
    expect(page.html).not.toMatch(/value="(revise|withdraw|send)"/);
    expect(page.html).not.toContain("wa.me");
    expect((await step(path, "restore")).status).toBe(302);
    expect(stored(path).status).toBe("seen");
    expect((await openQuotation(site, address)).status).toBe(200);
    expect((await open(path)).text).toMatch(/Withdrawn, revision 1 .* Put back, revision 1/);
  });

  it("is not done to what was accepted in the meantime, and says so", async () => {
    const path = await quote({}, "send");
    const before = stored(path).version;
    const address = await buyersPath(path);
    await sendAnswer(site, address, { intent: "accept", name: "Asha Rao" });
    for (const intent of ["withdraw", "revise", "unsend"]) {
      const late = await step(path, intent, before);
      expect([intent, late.status]).toEqual([intent, 409]);
      expect(late.text).toContain("It has changed in the meantime");
      const now = await step(path, intent);
      expect([intent, now.status]).toEqual([intent, 400]);
      expect(now.text).toContain("accepted or withdrawn in the meantime");
    }
    expect(stored(path).status).toBe("accepted");
    expect((await open(path)).text).toMatch(/Accepted, revision 1 · Asha Rao/);
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
