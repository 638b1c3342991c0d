import { setImmediate } from "node:timers/promises";
import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { findCurrency } from "~/models/money/currency.server";
import { isDay } from "~/models/shop/day";
import { dayOf } from "~/models/shop/day.server";
import { type Offer, type QuotationDocument, readDocument, readTypedForm } from "./document";
import { type QuotationTerms, workOut } from "./form";
import { readTerms } from "./settings.server";
import { type EventKind, type QuotationEvent, type QuotationStatus, statusOf } from "./state";

const listed = {
  omit: { fields: true, phoneKey: true, enquiryId: true, sample: true },
  include: { enquiry: { select: { id: true, reference: true, status: true } } },
} as const;

/** The total is null of a draft with a line that has no rate. */
export type QuotationRow = Prisma.QuotationGetPayload<typeof listed> & { status: QuotationStatus };

export async function listQuotationsWhere(
  where: Prisma.QuotationWhereInput,
  orderBy: Prisma.QuotationOrderByWithRelationInput = { createdAt: "desc" },
): Promise<QuotationRow[]> {
  return (await db.quotation.findMany({ where, ...listed, orderBy })).map(asRow);
}

const whole = {
  omit: { ...listed.omit, fields: false },
  include: {
    ...listed.include,
    revisions: { select: { document: true }, orderBy: { revision: "desc" }, take: 1 },
    events: {
      select: { kind: true, revision: true, by: true, text: true, at: true },
      orderBy: [{ at: "asc" }, { id: "asc" }],
    },
  },
} satisfies Prisma.QuotationDefaultArgs;

/** `document` is its newest revision; null of one that was never sent. */
export type Quotation = QuotationRow & {
  fields: [name: string, value: string][];
  events: QuotationEvent[];
  document: QuotationDocument | null;
};

export async function findQuotation(id: string): Promise<Quotation | null> {
  const row = await db.quotation.findUnique({ where: { id }, ...whole });
  return row && asQuotation(row);
}

/** The one of that number; null where none is. */
export async function findRevision(quotationId: string, revision: number): Promise<QuotationDocument | null> {
  const where = { quotationId_revision: { quotationId, revision } };
  const row = await db.quotationRevision.findUnique({ where, select: { document: true } });
  return row && readDocument(row.document);
}

/** Of which its newest revision was made; null where there is none, or it does not say. */
export async function findSentForm(
  { id, revision }: Pick<QuotationRow, "id" | "revision">,
  tx: Prisma.TransactionClient = db,
) {
  const where = { quotationId_revision: { quotationId: id, revision } };
  const sent = await tx.quotationRevision.findUnique({ where, select: { document: true } });
  return sent && readTypedForm(sent.document);
}

/** For the books: what its newest revision says, and of a draft what can be read of its form. */
export type OfferedQuotation = Quotation & { offer: Offer };

/** Newest first. */
export async function listOffers(where: Prisma.QuotationWhereInput): Promise<OfferedQuotation[]> {
  const orderBy = [{ createdAt: "desc" as const }, { id: "desc" as const }];
  const rows = await db.quotation.findMany({ where, ...whole, orderBy });
  const terms = await readTerms();
  const offered: OfferedQuotation[] = [];
  for (const row of rows) {
    await setImmediate();
    const quotation = asQuotation(row);
    const own = { ...terms, currency: findCurrency(row.currency) };
    offered.push({ ...quotation, offer: quotation.document ?? readDraft(quotation, own) });
  }
  return offered;
}

export async function findOffer(id: string): Promise<OfferedQuotation | null> {
  const [found = null] = await listOffers({ id });
  return found;
}

function asRow<Row extends { status: string; validUntil: string | null }>(row: Row) {
  return { ...row, status: statusOf(row, dayOf(new Date())) };
}

function asQuotation({ revisions: [sent], ...row }: Prisma.QuotationGetPayload<typeof whole>): Quotation {
  return {
    ...asRow(row),
    fields: JSON.parse(row.fields) as Quotation["fields"],
    events: row.events.map((event) => ({ ...event, kind: event.kind as EventKind })),
    document: sent ? readDocument(sent.document) : null,
  };
}

function readDraft(draft: Quotation, terms: QuotationTerms): Offer {
  const fields = new URLSearchParams(draft.fields);
  const { lines, charges, freight, totals } = workOut(fields, terms);
  const textOf = (name: string) => fields.get(name)?.trim() || null;
  const until = textOf("validUntil");
  return {
    lines: lines.flatMap(({ quoted }) => quoted ?? []),
    ...{ charges, freight, totals, currency: terms.currency },
    ...{ payment: textOf("payment"), delivery: textOf("delivery"), remarks: textOf("remarks") },
    validUntil: until && isDay(until) ? until : null,
  };
}
