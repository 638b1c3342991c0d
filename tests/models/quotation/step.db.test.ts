import { beforeEach, describe, expect, it, test } from "vitest";
import { db } from "~/db.server";
import { answerQuotation, noteSeen } from "~/models/quotation/answer.server";
import { deleteQuotationDraft } from "~/models/quotation/delete.server";
import { findQuotation } from "~/models/quotation/read.server";
import type { OfficeStep } from "~/models/quotation/state";
import { takeStep } from "~/models/quotation/step.server";
import { addEnquiry } from "../enquiry/row";
import { keepQuotation } from "./keep";

const take = (step: OfficeStep, id: string, version?: number) => takeStep(step, { id, version, by: "Ravi" });
const change = { intent: "change", by: null, text: "8 instead of 10" } as const;

async function eventsOf(id: string) {
  return (await findQuotation(id))?.events.map(({ kind, revision }) => `${kind} ${revision}`);
}

beforeEach(async () => {
  await db.quotation.deleteMany();
});

describe("what the office may do", () => {
  const ended = /accepted or withdrawn in the meantime/;
  const opened = /opened in the meantime/;
  const changed = /has changed in the meantime/;
  const seen = { revise: "ok", keep: "ok", unsend: opened, withdraw: "ok", restore: changed };
  const over = { revise: ended, keep: ended, unsend: ended, withdraw: ended };

  test.each([
    ["sent", { ...seen, unsend: "ok" }],
    ["seen", seen],
    ["declined", seen],
    ["accepted", { ...over, restore: changed }],
    ["withdrawn", { ...over, restore: "ok" }],
  ])("with one that is %s", async (status, steps) => {
    const said: Record<string, unknown> = {};
    for (const step of Object.keys(steps) as OfficeStep[]) {
      const id = await keepQuotation();
      await db.quotation.update({ where: { id }, data: { status } });
      const taken = await take(step, id);
      said[step] = taken.ok ? "ok" : "errors" in taken ? taken.errors.form?.[0] : taken.reason;
    }
    const expected = Object.entries(steps).map(([step, says]) => [
      step,
      typeof says === "string" ? says : expect.stringMatching(says),
    ]);
    expect(said).toEqual(Object.fromEntries(expected));
  });

  it("is nothing of one that is gone, or that somebody else has changed", async () => {
    expect(await take("withdraw", "0".repeat(24))).toMatchObject({ reason: "not-found" });
    const id = await keepQuotation();
    const version = (await findQuotation(id))?.version;
    await take("revise", id);
    expect(await take("withdraw", id, version)).toMatchObject({ reason: "conflict" });
    const undone = await take("unsend", id);
    expect(undone).toMatchObject({ errors: { form: [expect.stringMatching(changed)] } });
    expect((await findQuotation(id))?.status).toBe("sent");
  });
});

describe("a sending that is undone", () => {
  it("leaves a draft with its number, which is drawn for nobody else and not lost with it", async () => {
    const enquiryId = await addEnquiry();
    const id = await keepQuotation({}, true, { enquiryId });
    const number = (await findQuotation(id))?.number;
    expect(await take("unsend", id)).toMatchObject({ ok: true });
    const draft = { number, status: "draft", revision: 0, document: null };
    expect(await findQuotation(id)).toMatchObject(draft);
    expect(await db.enquiry.findUnique({ where: { id: enquiryId } })).toMatchObject({ status: "new" });
    expect(await deleteQuotationDraft(id)).toMatchObject({ reason: "not-found" });
    const other = await keepQuotation();
    await keepQuotation({}, true, { id });
    expect(await findQuotation(id)).toMatchObject({ number, status: "sent", revision: 1 });
    expect((await findQuotation(other))?.number).not.toBe(number);
    expect(await eventsOf(id)).toEqual(["sent 1", "unsent 1", "sent 1"]);
  });

  it("leaves its enquiry as it was before, and answered while another quotation of it is out", async () => {
    const statusOf = async (id: string) => (await db.enquiry.findUniqueOrThrow({ where: { id } })).status;
    for (const status of ["new", "answered", "closed"]) {
      const enquiryId = await addEnquiry({ status });
      await take("unsend", await keepQuotation({}, true, { enquiryId }));
      expect(await statusOf(enquiryId)).toBe(status);
    }
    const enquiryId = await addEnquiry();
    const id = await keepQuotation({}, true, { enquiryId });
    const other = await keepQuotation({}, true, { enquiryId });
    await take("unsend", id);
    expect(await statusOf(enquiryId)).toBe("answered");
    await take("unsend", other);
    expect(await statusOf(enquiryId)).toBe("new");
  });

  it("gives the former revision back, with what its buyer had asked, and keeps what was typed", async () => {
    const id = await keepQuotation();
    await noteSeen(id, 1);
    await answerQuotation(id, 1, change);
    await take("revise", id);
    await keepQuotation({ "lines[0].pieces": "8" }, true, { id });
    await take("unsend", id);
    const back = await findQuotation(id);
    expect(back).toMatchObject({ status: "seen", revision: 1, total: 2_659_188, asked: change.text });
    expect(Object.fromEntries(back?.fields ?? [])).toMatchObject({ "lines[0].pieces": "8" });
  });

  it("brings a change that was asked for before a refusal not up again", async () => {
    const id = await keepQuotation();
    await answerQuotation(id, 1, change);
    await answerQuotation(id, 1, { intent: "decline", by: null, text: null });
    await take("revise", id);
    await keepQuotation({}, true, { id });
    await take("unsend", id);
    expect(await findQuotation(id)).toMatchObject({ status: "declined", asked: null });
  });
});

it("a withdrawal that is undone leaves it as its buyer had seen it", async () => {
  const id = await keepQuotation();
  await noteSeen(id, 2);
  expect(await findQuotation(id)).toMatchObject({ status: "sent" });
  await noteSeen(id, 1);
  await take("withdraw", id);
  expect(await findQuotation(id)).toMatchObject({ status: "withdrawn" });
  await take("restore", id);
  expect(await findQuotation(id)).toMatchObject({ status: "seen", revision: 1 });
  expect(await eventsOf(id)).toEqual(["sent 1", "seen 1", "withdrawn 1", "restored 1"]);
});
