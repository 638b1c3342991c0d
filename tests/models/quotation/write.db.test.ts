import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db.server";
import { answerQuotation } from "~/models/quotation/answer.server";
import { checkQuotation } from "~/models/quotation/form";
import { findQuotation } from "~/models/quotation/read.server";
import { readTerms } from "~/models/quotation/settings.server";
import { restoreQuotation, reviseQuotation, withdrawQuotation } from "~/models/quotation/step.server";
import { saveQuotation } from "~/models/quotation/write.server";
import { newId } from "~/models/row/id.server";
import { addDays, dayOf } from "~/models/shop/day.server";

const today = dayOf(new Date());
const accepted = { kind: "accepted", by: "Asha Rao", text: "PO 7" } as const;

function draft(changes: Record<string, string> = {}, sends = true) {
  const fields = new URLSearchParams({
    customer: "Rao Fabricators",
    validUntil: addDays(today, 7),
    "lines[0].text": "HR sheet 2 x 1250 x 2500",
    "lines[0].pieces": "10",
    "lines[0].rate": "54.20",
    ...changes,
  });
  return { fields: [...fields], sends, enquiryId: null as string | null, by: "Ravi" };
}

async function save(
  id?: string,
  changes: Record<string, string> = {},
  sends = true,
  enquiryId: string | null = null,
) {
  const typed = { ...draft(changes, sends), enquiryId };
  const checked = checkQuotation(new URLSearchParams(typed.fields), await readTerms(), sends);
  if (!checked.ok) throw new Error(JSON.stringify(checked));
  const saved = await saveQuotation(id, { ...typed, input: checked.value }, {});
  if (!saved.ok) throw new Error(saved.reason);
  return saved.value;
}

const find = async (id: string) => {
  const quotation = await findQuotation(id);
  if (!quotation) throw new Error("gone");
  return quotation;
};

beforeEach(async () => {
  await db.quotation.deleteMany();
  await db.setting.deleteMany({ where: { key: { startsWith: "quotation." } } });
});

describe("a number", () => {
  it("is missing for none and drawn twice for none, whoever writes at once", async () => {
    await Promise.all(Array.from({ length: 64 }, () => save()));
    const rows = await db.quotation.findMany({ select: { number: true }, orderBy: { number: "asc" } });
    const numbers = rows.map(({ number }) => Number(number?.slice(-4)));
    expect(numbers).toEqual(Array.from({ length: 64 }, (_, at) => at + 1));
  });
});

describe("what was sent", () => {
  it("is what was agreed, and what is quoted again, whatever was begun since", async () => {
    const id = await save();
    await reviseQuotation({ id, version: undefined, by: null });
    await save(id, { customer: "Rao & Sons", "lines[0].rate": "50" }, false);
    await answerQuotation(id, 1, accepted);
    const { status, total, customer, fields } = await find(id);
    expect([status, total, customer]).toEqual(["accepted", 2_659_188, "Rao Fabricators"]);
    expect(Object.fromEntries(fields)).toMatchObject({
      "lines[0].rate": "54.20",
      customer: "Rao Fabricators",
    });
  });

  it("takes its enquiry along: answered, asked again, closed", async () => {
    const at = new Date();
    const enquiry = {
      id: newId(),
      reference: "E-QUOTED",
      name: "A",
      phone: "98200 12345",
      phoneKey: "+919820012345",
    };
    await db.enquiry.create({
      data: { ...enquiry, message: "", status: "new", createdAt: at, updatedAt: at },
    });
    const status = async () => (await db.enquiry.findUniqueOrThrow({ where: { id: enquiry.id } })).status;
    const id = await save(undefined, {}, true, enquiry.id);
    expect(await status()).toBe("answered");
    await answerQuotation(id, 1, { kind: "asked", by: null, text: "8 pieces" });
    expect(await status()).toBe("new");
    await answerQuotation(id, 1, accepted);
    expect(await status()).toBe("closed");
  });
});

describe("a buyer", () => {
  it("cannot accept what has expired, a former revision, or what was withdrawn; may ask anew", async () => {
    const id = await save();
    const later = new Date(Date.now() + 9 * 24 * 60 * 60 * 1000);
    const expired = await answerQuotation(id, 1, accepted, later);
    expect(expired).toEqual({ ok: false, seconds: null, status: "expired", isNewer: false });
    expect((await answerQuotation(id, 1, { kind: "asked", by: null, text: "again?" }, later)).ok).toBe(true);
    await reviseQuotation({ id, version: undefined, by: null });
    await save(id);
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
