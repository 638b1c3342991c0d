import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import type { EnquiryStatus } from "~/models/enquiry/form";
import { newId } from "~/models/row/id.server";
import { findMade, findReceipt, type Saving, saveReceipt } from "~/models/row/receipt.server";
import { conflict, notFound, ok, type Result, stale } from "~/models/row/result";
import { readSetting, writeSetting } from "~/models/row/setting.server";
import type { Company } from "~/models/shop/company";
import { readCompany } from "~/models/shop/company.server";
import { dayOf } from "~/models/shop/day.server";
import { phoneKey } from "~/models/shop/phone";
import { readSettings } from "~/models/shop/settings.server";
import { makeDocument, type QuotationInput, writeDocument } from "./document";
import { addEvent } from "./event.server";
import type { StoredStatus } from "./state";

/** `fields` is the form as typed; `by` is the admin's name. */
export type Draft = {
  input: QuotationInput;
  fields: readonly [name: string, value: string][];
  sends: boolean;
  enquiryId: string | null;
  by: string | null;
};

export const ENDED = "This quotation was accepted or withdrawn in the meantime: nothing more can be sent";

const ends: readonly string[] = ["accepted", "withdrawn"] satisfies StoredStatus[];

/** Of one that is stored so, nothing more is sent. */
export function isEnded(status: string) {
  return ends.includes(status);
}

/** Saves what is written and, where asked, sends it: number, revision and state are of one transaction. */
export async function saveQuotation(
  id: string | undefined,
  draft: Draft,
  { version, receiptId = null }: Saving,
): Promise<Result<string>> {
  const company = await readCompany();
  const { prefix } = await readSettings();
  return db.$transaction(async (tx): Promise<Result<string>> => {
    const earlier = await (id === undefined ? findMade : findReceipt)(receiptId, tx);
    if (earlier !== null) return ok(earlier);
    const now = new Date();
    const saved = await writeDraft(tx, id, version, draft, company.country, now);
    if (!saved.ok) return saved;
    const row = saved.value;
    if (draft.sends) await send(tx, row, draft, company, prefix, now);
    await saveReceipt(tx, receiptId, row.id);
    return ok(row.id);
  });
}

async function writeDraft(
  tx: Prisma.TransactionClient,
  id: string | undefined,
  version: number | undefined,
  { input, fields, sends, enquiryId }: Draft,
  country: string,
  now: Date,
): Promise<Result<Row>> {
  const { customer, phone, email, lines, totals, currency } = input;
  // What somebody has written in is his own.
  const written = { fields: JSON.stringify(fields), sample: false, updatedAt: now };
  const listed = {
    ...{ customer, phone, email },
    phoneKey: phone && phoneKey(phone, country),
    total: lines.length > 0 && lines.every(({ rate }) => rate) ? totals.total : null,
    currency: currency.code,
  };
  if (id === undefined) {
    const enquiry = enquiryId && (await tx.enquiry.findUnique({ where: { id: enquiryId } }));
    const of = { id: newId(), day: dayOf(now), enquiryId: enquiry ? enquiry.id : null };
    const data = { ...written, ...listed, ...of, status: "draft", createdAt: now };
    return ok(await tx.quotation.create({ data }));
  }
  const before = await tx.quotation.findUnique({ where: { id } });
  if (!before) return notFound;
  // Of it no form is shown that could keep two versions beside each other.
  if (isEnded(before.status)) return conflict({ form: [ENDED] });
  // What was sent is saved over by those who have seen it alone: that begins its next revision.
  if (before.version !== version && (version !== undefined || !before.drafting)) return stale;
  // Of a revision that is not sent yet the list says nothing: what its buyer has is what counts.
  const shown = sends || before.revision === 0 ? listed : {};
  const data = { ...written, ...shown, drafting: true, version: { increment: 1 } };
  return ok(await tx.quotation.update({ where: { id }, data }));
}

type Row = { id: string; number: string | null; revision: number; enquiryId: string | null };

async function send(
  tx: Prisma.TransactionClient,
  row: Row,
  { input, fields, by }: Draft,
  company: Company,
  prefix: string,
  now: Date,
) {
  const day = dayOf(now);
  const number = row.number ?? (await drawNumber(tx, prefix, day));
  const revision = row.revision + 1;
  const document = writeDocument(makeDocument(input, { number, revision, day }, company), fields);
  await tx.quotationRevision.create({ data: { quotationId: row.id, revision, document, sentAt: now } });
  const { validUntil, email } = input;
  const state = { number, revision, day, validUntil, status: "sent", drafting: false, asked: null };
  // A version of its own: the form that has written it does not go on over what was sent.
  const data = { ...state, version: { increment: 1 } };
  await tx.quotation.update({ where: { id: row.id }, data, select: { id: true } });
  // The owner's mails that wait are answered to the address of now.
  await tx.mail.updateMany({ where: { quotationId: row.id }, data: { replyTo: email } });
  const text = await setEnquiryStatus(tx, row.enquiryId, "answered", now);
  await addEvent(tx, row.id, { kind: "sent", revision, by, text, at: now });
}

const SERIES = "quotation.";
const DIGITS = 4;

/** `Q-2026-0001`, the next of its year. Within the transaction that sends: what is taken back is drawn again. */
async function drawNumber(tx: Prisma.TransactionClient, prefix: string, day: string): Promise<string> {
  const year = day.slice(0, 4);
  const key = `${SERIES}${year}`;
  const value = String(Number((await readSetting(key, tx)) ?? 0) + 1);
  await writeSetting(key, value, tx);
  return `${prefix}-${year}-${value.padStart(DIGITS, "0")}`;
}

/** An enquiry goes along with what is quoted to it. Answers its status before, where that was another. */
export async function setEnquiryStatus(
  tx: Prisma.TransactionClient,
  enquiryId: string | null,
  status: EnquiryStatus,
  now: Date,
): Promise<string | null> {
  if (enquiryId === null) return null;
  const where = { id: enquiryId, status: { not: status } };
  const before = await tx.enquiry.findFirst({ where, select: { status: true } });
  const data = { status, version: { increment: 1 }, updatedAt: now };
  if (before) await tx.enquiry.updateMany({ where, data });
  return before?.status ?? null;
}
