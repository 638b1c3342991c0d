import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db.server";
import { answerQuotation } from "~/models/quotation/answer.server";
import { findQuotation } from "~/models/quotation/read.server";
import { takeStep } from "~/models/quotation/step.server";
import { listWaitingQuotations } from "~/models/quotation/waiting.server";
import { newId } from "~/models/row/id.server";
import { writeSetting } from "~/models/row/setting.server";
import { addDays, dayOf } from "~/models/shop/day.server";
import { sweepLeftovers } from "~/models/upkeep/sweep.server";
import { addEnquiry } from "../enquiry/row";
import { keepQuotation } from "./keep";

const today = dayOf(new Date());
const accepted = { intent: "accept", by: "Asha Rao", text: "PO 7" } as const;
const declined = { intent: "decline", by: null, text: null } as const;
const change = { intent: "change", by: null, text: "Please renew it" } as const;

const revise = (id: string) => takeStep("revise", { id, version: undefined, by: "Ravi" });

beforeEach(async () => {
  await db.quotation.deleteMany();
  await db.setting.deleteMany({ where: { key: { startsWith: "quotation." } } });
});

it("a number is missing for none and drawn twice for none, whoever writes at once", async () => {
  await Promise.all(Array.from({ length: 64 }, () => keepQuotation()));
  const rows = await db.quotation.findMany({ select: { number: true }, orderBy: { number: "asc" } });
  const numbers = rows.map(({ number }) => Number(number?.slice(-4)));
  expect(numbers).toEqual(Array.from({ length: 64 }, (_, at) => at + 1));
});

it("a draft has no total until each of its lines has a rate", async () => {
  const second = { "lines[1].text": "HR sheet 3 x 1250 x 2500", "lines[1].pieces": "1" };
  const id = await keepQuotation(second, false);
  expect((await findQuotation(id))?.total).toBeNull();
  const rated = await keepQuotation({ ...second, "lines[1].rate": "54.20" }, false);
  expect((await findQuotation(rated))?.total).toBeGreaterThan(2_659_188);
});

describe("what was sent", () => {
  it("does not change, nor what the list says of it, until a revision takes its place", async () => {
    const id = await keepQuotation();
    const sent = async () => db.quotationRevision.findMany({ where: { revision: 1 } });
    const before = await sent();
    await expect(keepQuotation({}, false, { id })).rejects.toThrow("stale");
    await revise(id);
    const typed = { customer: "Rao & Sons", "lines[0].rate": "50" };
    await keepQuotation(typed, false, { id });
    const begun = {
      status: "sent",
      revision: 1,
      drafting: true,
      customer: "Rao Fabricators",
      total: 2_659_188,
    };
    expect(await findQuotation(id)).toMatchObject(begun);
    const number = (await findQuotation(id))?.number;
    await keepQuotation(typed, true, { id });
    const next = { number, revision: 2, drafting: false, customer: "Rao & Sons", total: 2_453_125 };
    expect(await findQuotation(id)).toMatchObject(next);
    expect(await sent()).toEqual(before);
  });

  it("has the owner's mails that wait answered to its buyer's address of now", async () => {
    const [id, createdAt] = [await keepQuotation({ email: "wrong@example.com" }), new Date()];
    const mail = { id: newId(), kind: "owner", recipient: "owner@example.com", replyTo: "wrong@example.com" };
    await db.mail.create({
      data: { ...mail, quotationId: id, subject: "seen", text: "", messageId: "1", createdAt },
    });
    await revise(id);
    await keepQuotation({ email: "right@example.com" }, true, { id });
    expect(await db.mail.findUnique({ where: { id: mail.id } })).toMatchObject({
      replyTo: "right@example.com",
    });
  });

  it("is what was agreed, and what is quoted again, whatever was begun since", async () => {
    const id = await keepQuotation();
    await revise(id);
    await keepQuotation({ customer: "Rao & Sons", "lines[0].rate": "50" }, false, { id });
    await answerQuotation(id, 1, accepted);
    const kept = await findQuotation(id);
    expect(kept).toMatchObject({ status: "accepted", total: 2_659_188, customer: "Rao Fabricators" });
    expect(Object.fromEntries(kept?.fields ?? [])).toMatchObject({
      "lines[0].rate": "54.20",
      customer: "Rao Fabricators",
    });
  });

  it("takes its enquiry along: answered, asked again, closed", async () => {
    const enquiry = await addEnquiry();
    const status = async () => (await db.enquiry.findUniqueOrThrow({ where: { id: enquiry } })).status;
    const id = await keepQuotation({}, true, { enquiryId: enquiry });
    expect(await status()).toBe("answered");
    await answerQuotation(id, 1, change);
    expect(await status()).toBe("new");
    await answerQuotation(id, 1, accepted);
    expect(await status()).toBe("closed");
  });

  it("stays until the last day on which it can be accepted has passed, though its enquiry goes", async () => {
    const old = new Date("2026-01-01");
    const enquiryId = await addEnquiry({ status: "closed", createdAt: old });
    const id = await keepQuotation({ phone: "98200 12345" }, true, { enquiryId });
    const written = { status: "seen", updatedAt: old, validUntil: "2026-03-31" };
    await db.quotation.update({ where: { id }, data: written });
    await writeSetting("company.enquiryMonths", "1");
    // Half past six in the evening of UTC is midnight in Kolkata.
    const lastMinute = new Date("2026-03-31T18:29:00Z");
    await sweepLeftovers(lastMinute, { lookedAt: lastMinute });
    expect(await db.enquiry.count({ where: { id: enquiryId } })).toBe(0);
    expect(await db.quotation.findMany()).toMatchObject([{ id, status: "seen", enquiryId: null }]);
    expect(await answerQuotation(id, 1, accepted, lastMinute)).toEqual({ ok: true });
    await db.quotation.update({ where: { id }, data: written });
    await sweepLeftovers(new Date("2026-03-31T18:31:00Z"), { lookedAt: lastMinute });
    expect(await db.quotation.count()).toBe(0);
  });
});

it("a change waits that is asked for after the last day or after a refusal, until the next revision", async () => {
  const expired = await keepQuotation();
  await db.quotation.update({ where: { id: expired }, data: { validUntil: addDays(today, -1) } });
  const refused = await keepQuotation();
  await answerQuotation(refused, 1, change);
  await answerQuotation(refused, 1, declined);
  const waiting = async () => (await listWaitingQuotations()).map(({ id, because }) => [id, because]);
  expect(await waiting()).toEqual([]);
  for (const id of [expired, refused]) expect(await answerQuotation(id, 1, change)).toEqual({ ok: true });
  expect(await waiting()).toEqual([
    [expired, "asked"],
    [refused, "asked"],
  ]);
  for (const id of [expired, refused]) {
    await revise(id);
    await keepQuotation({}, true, { id });
  }
  expect(await waiting()).toEqual([]);
});
