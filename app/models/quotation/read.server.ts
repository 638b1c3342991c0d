import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { dayOf } from "~/models/shop/day.server";
import { type QuotationDocument, readDocument } from "./document";
import type { QuotationEvent } from "./event.server";
import { type EventKind, type QuotationStatus, statusOf } from "./state";

export const listed = {
  omit: { fields: true, phoneKey: true, enquiryId: true, sample: true, updatedAt: true },
  include: { enquiry: { select: { id: true, reference: true } } },
} as const;

/** The total is null while nothing can be added up. */
export type QuotationRow = Prisma.QuotationGetPayload<typeof listed> & { status: QuotationStatus };

export function asRow<Row extends { status: string; validUntil: string | null }>(row: Row) {
  return { ...row, status: statusOf(row, dayOf(new Date())) };
}

const whole = {
  omit: { ...listed.omit, fields: false },
  include: {
    ...listed.include,
    events: {
      select: { kind: true, revision: true, by: true, text: true, at: true },
      orderBy: [{ at: "asc" }, { id: "asc" }],
    },
  },
} satisfies Prisma.QuotationDefaultArgs;

export type Quotation = QuotationRow & {
  fields: [name: string, value: string][];
  events: QuotationEvent[];
};

export async function findQuotation(id: string): Promise<Quotation | null> {
  const row = await db.quotation.findUnique({ where: { id }, ...whole });
  if (!row) return null;
  return {
    ...asRow(row),
    fields: JSON.parse(row.fields) as [string, string][],
    events: row.events.map((event) => ({ ...event, kind: event.kind as EventKind })),
  };
}

/** The newest that was sent, or the one of that number; null where none is. */
export async function findDocument(
  quotationId: string,
  revision?: number,
): Promise<QuotationDocument | null> {
  const row = await db.quotationRevision.findFirst({
    where: { quotationId, ...(revision === undefined ? {} : { revision }) },
    orderBy: { revision: "desc" },
    select: { document: true },
  });
  return row && readDocument(row.document);
}
