import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { dayOf } from "~/models/shop/day.server";
import { type QuotationDocument, readDocument } from "./document";
import { type EventKind, type QuotationStatus, type StoredStatus, statusOf } from "./state";

const columns = {
  ...{ id: true, number: true, status: true, revision: true, drafting: true, fields: true, customer: true },
  ...{ phone: true, email: true, total: true, day: true, validUntil: true, asked: true, version: true },
  ...{ createdAt: true, enquiry: { select: { id: true, reference: true } } },
  events: {
    select: { kind: true, revision: true, by: true, text: true, at: true },
    orderBy: [{ at: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.QuotationSelect;

type Stored = Prisma.QuotationGetPayload<{ select: typeof columns }>;

export type Quotation = Omit<Stored, "status" | "fields" | "events"> & {
  status: QuotationStatus;
  fields: [name: string, value: string][];
  events: (Stored["events"][number] & { kind: EventKind })[];
};

export async function findQuotation(id: string): Promise<Quotation | null> {
  const row = await db.quotation.findUnique({ where: { id }, select: columns });
  if (!row) return null;
  return {
    ...row,
    status: statusOf({ ...row, status: row.status as StoredStatus }, dayOf(new Date())),
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
