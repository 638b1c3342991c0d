import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db.server";
import { answerQuotation } from "~/models/quotation/answer.server";
import { findQuotation } from "~/models/quotation/read.server";
import { restoreQuotation, reviseQuotation, withdrawQuotation } from "~/models/quotation/step.server";
import { addEnquiry } from "../enquiry/row";
import { keepQuotation } from "./keep";

const accepted = { kind: "accepted", by: "Asha Rao", text: "PO 7" } as const;

beforeEach(async () => {
  await db.quotation.deleteMany();
  await db.setting.deleteMany({ where: { key: { startsWith: "quotation." } } });
});

describe("a number", () => {
  it("is missing for none and drawn twice for none, whoever writes at once", async () => {
    await Promise.all(Array.from({ length: 64 }, () => keepQuotation()));
    const rows = await db.quotation.findMany({ select: { number: true }, orderBy: { number: "asc" } });
    const numbers = rows.map(({ number }) => Number(number?.slice(-4)));
    expect(numbers).toEqual(Array.from({ length: 64 }, (_, at) => at + 1));
  });
});

describe("what was sent", () => {
  it("is what was agreed, and what is quoted again, whatever was begun since", async () => {
    const id = await keepQuotation();
    await reviseQuotation({ id, version: undefined, by: null });
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
    await answerQuotation(id, 1, { kind: "asked", by: null, text: "8 pieces" });
    expect(await status()).toBe("new");
    await answerQuotation(id, 1, accepted);
    expect(await status()).toBe("closed");
  });
});

describe("a buyer", () => {
  it("cannot accept what has expired, a former revision, or what was withdrawn; may ask anew", async () => {
    const id = await keepQuotation();
    const later = new Date(Date.now() + 9 * 24 * 60 * 60 * 1000);
    const expired = await answerQuotation(id, 1, accepted, later);
    expect(expired).toEqual({ ok: false, seconds: null, status: "expired", isNewer: false });
    expect((await answerQuotation(id, 1, { kind: "asked", by: null, text: "again?" }, later)).ok).toBe(true);
    await reviseQuotation({ id, version: undefined, by: null });
    await keepQuotation({}, true, { id });
    expect(await answerQuotation(id, 1, accepted)).toMatchObject({
      ok: false,
      status: "sent",
      isNewer: true,
    });
    await withdrawQuotation({ id, version: undefined, by: "Ravi" });
    expect(await answerQuotation(id, 2, accepted)).toMatchObject({ ok: false, status: "withdrawn" });
    await restoreQuotation({ id, version: undefined, by: "Ravi" });
    expect((await answerQuotation(id, 2, accepted)).ok).toBe(true);
  });
});
