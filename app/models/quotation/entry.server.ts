import { setImmediate } from "node:timers/promises";
import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { isDay } from "~/models/enquiry/rules";
import type { RowRange } from "~/models/row/page-number";
import { dayOf } from "~/models/shop/day.server";
import { type QuotationDocument, readDocument } from "./document";
import { type QuotationInput, type QuotationTerms, workOut } from "./form";
import { asRow, listed, type QuotationRow } from "./read.server";
import { readTerms } from "./settings.server";
import type { QuotationStatus } from "./state";

const whole = {
  omit: { ...listed.omit, fields: false, updatedAt: false },
  include: {
    ...listed.include,
    revisions: { select: { document: true }, orderBy: { revision: "desc" }, take: 1 },
    events: { where: { kind: "accepted" }, select: { by: true, text: true, at: true } },
  },
} satisfies Prisma.QuotationDefaultArgs;

type Stored = Prisma.QuotationGetPayload<typeof whole>;

type Offer = Omit<QuotationInput, "customer" | "phone" | "email"> & { currency: string };

/** A quotation for the books: what its newest revision says, and of a draft what can be read of its form. */
export type QuotationEntry = QuotationRow & {
  updatedAt: Date;
  offer: Offer;
  accepted: Stored["events"][number] | null;
};

export async function listQuotationEntries(
  status: QuotationStatus | null,
  { skip, take }: RowRange,
): Promise<QuotationEntry[]> {
  const orderBy = [{ createdAt: "desc" as const }, { id: "desc" as const }];
  const where = ofStatus(status, dayOf(new Date()));
  const rows = await db.quotation.findMany({ where, ...whole, orderBy, skip, take });
  const terms = await readTerms();
  const entries: QuotationEntry[] = [];
  for (const row of rows) {
    await setImmediate();
    entries.push(asEntry(row, terms));
  }
  return entries;
}

export function countQuotations(status: QuotationStatus | null): Promise<number> {
  return db.quotation.count({ where: ofStatus(status, dayOf(new Date())) });
}

export async function findQuotationEntry(id: string): Promise<QuotationEntry | null> {
  const row = await db.quotation.findUnique({ where: { id }, ...whole });
  return row && asEntry(row, await readTerms());
}

function ofStatus(status: QuotationStatus | null, today: string): Prisma.QuotationWhereInput {
  if (status === null) return {};
  if (status === "expired") return { status: { in: ["sent", "seen"] }, validUntil: { lt: today } };
  return status === "sent" || status === "seen" ? { status, validUntil: { gte: today } } : { status };
}

function asEntry(row: Stored, terms: QuotationTerms): QuotationEntry {
  const { fields, revisions, events, ...rest } = row;
  const [sent] = revisions;
  return {
    ...asRow(rest),
    offer: sent ? offerOf(readDocument(sent.document)) : readDraft(fields, terms),
    accepted: events[0] ?? null,
  };
}

function offerOf({ currency, ...document }: QuotationDocument): Offer {
  return { ...document, currency: currency.code };
}

function readDraft(stored: string, terms: QuotationTerms): Offer {
  const fields = new URLSearchParams(JSON.parse(stored) as [string, string][]);
  const { lines, charges, freight, totals } = workOut(fields, terms);
  const textOf = (name: string) => fields.get(name)?.trim() || null;
  const until = textOf("validUntil");
  return {
    lines: lines.flatMap(({ quoted }) => quoted ?? []),
    ...{ charges, freight, totals, currency: terms.currency.code },
    ...{ payment: textOf("payment"), delivery: textOf("delivery"), remarks: textOf("remarks") },
    validUntil: until && isDay(until) ? until : null,
  };
}
