import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import type { EnquiryStatus } from "~/models/enquiry/form";
import { currency } from "~/models/money/currency.server";
import { newId } from "~/models/row/id.server";
import { findReceipt, type Saving, saveReceipt } from "~/models/row/receipt.server";
import { invalid, notFound, ok, type Result, stale } from "~/models/row/result";
import type { Company } from "~/models/shop/company";
import { readCompany } from "~/models/shop/company.server";
import { dayOf } from "~/models/shop/day.server";
import { phoneKey } from "~/models/shop/phone";
import type { QuotationDocument } from "./document";
import { addEvent } from "./event.server";
import type { QuotationInput } from "./form";
import { drawNumber } from "./number.server";
import { readQuotationSettings } from "./settings.server";
import type { StoredStatus } from "./state";

/** `fields` is the form as typed; `by` is the admin's name. */
export type Draft = {
  input: QuotationInput;
  fields: readonly [name: string, value: string][];
  sends: boolean;
  enquiryId: string | null;
  by: string | null;
};

const sendable: readonly string[] = ["draft", "sent", "seen", "declined"] satisfies StoredStatus[];

const ENDED = "This quotation was accepted or withdrawn in the meantime: nothing more can be sent";
const SENT = "What was sent cannot be changed: write a revision of it";

/** Saves what is written and, where asked, sends it: number, revision and state are of one transaction. */
export async function saveQuotation(
  id: string | undefined,
  draft: Draft,
  { version, receiptId = null }: Saving,
): Promise<Result<string>> {
  const company = await readCompany();
  const settings = await readQuotationSettings();
  return db.$transaction(async (tx): Promise<Result<string>> => {
    const earlier = await findReceipt(receiptId, tx);
    if (earlier !== null) return ok(earlier);
    const now = new Date();
    const written = writeDraft(draft, company.country, now);
    if (id === undefined) {
      const data = { ...written, id: newId(), day: dayOf(now), status: "draft", createdAt: now };
      const enquiry = draft.enquiryId && (await tx.enquiry.findUnique({ where: { id: draft.enquiryId } }));
      const row = await tx.quotation.create({ data: { ...data, enquiryId: enquiry ? enquiry.id : null } });
      if (draft.sends) await send(tx, row, draft, company, settings.prefix, now);
      await saveReceipt(tx, receiptId, row.id);
      return ok(row.id);
    }
    const before = await tx.quotation.findUnique({ where: { id } });
    if (!before) return notFound;
    if (version !== undefined && before.version !== version) return stale;
    if (!sendable.includes(before.status)) return invalid({ form: [ENDED] });
    if (!before.drafting) return invalid({ form: [SENT] });
    const row = await tx.quotation.update({ where: { id }, data: { ...written, version: { increment: 1 } } });
    if (draft.sends) await send(tx, row, draft, company, settings.prefix, now);
    await saveReceipt(tx, receiptId, id);
    return ok(id);
  });
}

function writeDraft({ input, fields }: Draft, country: string, now: Date) {
  const { customer, phone, email, totals } = input;
  return {
    ...{ customer, phone, email },
    phoneKey: phone && phoneKey(phone, country),
    fields: JSON.stringify(fields),
    total: totals.total,
    // What somebody has written in is his own.
    sample: false,
    updatedAt: now,
  };
}

type Row = { id: string; number: string | null; revision: number; enquiryId: string | null };

async function send(
  tx: Prisma.TransactionClient,
  row: Row,
  { input, by }: Draft,
  company: Company,
  prefix: string,
  now: Date,
) {
  const day = dayOf(now);
  const number = row.number ?? (await drawNumber(tx, prefix, day));
  const revision = row.revision + 1;
  const document = JSON.stringify(makeDocument(input, { number, revision, day }, company));
  await tx.quotationRevision.create({ data: { quotationId: row.id, revision, document, sentAt: now } });
  const { validUntil } = input;
  const state = { number, revision, day, validUntil, status: "sent", drafting: false, asked: null };
  await tx.quotation.update({ where: { id: row.id }, data: state, select: { id: true } });
  await addEvent(tx, row.id, { kind: "sent", revision, by, text: null, at: now });
  await setEnquiryStatus(tx, row.enquiryId, "answered", now);
}

type Drawn = Pick<QuotationDocument, "number" | "revision" | "day">;

/** What its buyer gets. */
export function makeDocument(input: QuotationInput, drawn: Drawn, company: Company): QuotationDocument {
  const { customer, phone, email, validUntil, lines, charges, totals, ...terms } = input;
  const { name, address, whatsapp, country, registrations, city } = company;
  return {
    ...drawn,
    ...{ currency, charges, totals, ...terms },
    validUntil: validUntil ?? drawn.day,
    company: {
      ...{ name, whatsapp, country, registrations, phone: company.phone, email: company.email },
      address: city ? `${address}, ${city}` : address,
    },
    customer: { name: customer, phone, email },
    lines: lines.flatMap(({ rate, amount, ...line }) =>
      rate === null || amount === null ? [] : [{ ...line, rate, amount }],
    ),
  };
}

/** An enquiry goes along with what is quoted to it. */
export async function setEnquiryStatus(
  tx: Prisma.TransactionClient,
  enquiryId: string | null,
  status: EnquiryStatus,
  now: Date,
) {
  if (enquiryId === null) return;
  const data = { status, version: { increment: 1 }, updatedAt: now };
  await tx.enquiry.updateMany({ where: { id: enquiryId, status: { not: status } }, data });
}

type Step = { id: string; version: number | undefined; by: string | null };

/** What was sent stays with the buyer until the next revision is sent. */
export function reviseQuotation({ id, version }: Step): Promise<Result<string>> {
  return takeStep(id, version, async (tx, row) => {
    if (!sendable.includes(row.status)) return invalid({ form: [ENDED] });
    await tx.quotation.update({ where: { id }, data: { drafting: true, version: { increment: 1 } } });
    return ok(id);
  });
}

export function withdrawQuotation({ id, version, by }: Step): Promise<Result<string>> {
  return takeStep(id, version, async (tx, row, now) => {
    if (!sendable.includes(row.status) || row.revision === 0) return invalid({ form: [ENDED] });
    const data = { status: "withdrawn", drafting: false, version: { increment: 1 }, updatedAt: now };
    await tx.quotation.update({ where: { id }, data });
    await addEvent(tx, id, { kind: "withdrawn", revision: row.revision, by, text: row.status, at: now });
    return ok(id);
  });
}

/** Takes a withdrawal back: its buyer sees it again as it was. */
export function restoreQuotation({ id, version, by }: Step): Promise<Result<string>> {
  return takeStep(id, version, async (tx, row, now) => {
    if (row.status !== ("withdrawn" satisfies StoredStatus)) return stale;
    const where = { quotationId: id, kind: "withdrawn" };
    const last = await tx.quotationEvent.findFirst({
      where,
      orderBy: { at: "desc" },
      select: { text: true },
    });
    const status = last?.text ?? "sent";
    await tx.quotation.update({ where: { id }, data: { status, version: { increment: 1 }, updatedAt: now } });
    await addEvent(tx, id, { kind: "restored", revision: row.revision, by, text: null, at: now });
    return ok(id);
  });
}

type StepRow = { status: string; revision: number; version: number };

function takeStep(
  id: string,
  version: number | undefined,
  step: (tx: Prisma.TransactionClient, row: StepRow, now: Date) => Promise<Result<string>>,
): Promise<Result<string>> {
  return db.$transaction(async (tx) => {
    const select = { status: true, revision: true, version: true };
    const row = await tx.quotation.findUnique({ where: { id }, select });
    if (!row) return notFound;
    if (version !== undefined && row.version !== version) return stale;
    return step(tx, row, new Date());
  });
}
