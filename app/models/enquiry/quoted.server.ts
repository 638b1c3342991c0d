import type { Prisma } from "~/generated/prisma/client";
import { figures } from "~/models/shop/figures.server";
import { sayCount } from "~/steel/figures";
import { findSameQuotations, type Person } from "./same-person.server";

/** `accepted` ones are agreements: they stay as long as the settings say. */
export type Quoted = { ids: string[]; accepted: number };

const whole = { revisions: true, events: true, mails: true } as const;

export type DeletedQuotation = Prisma.QuotationGetPayload<{ include: typeof whole }>;

const ACCEPTED = "accepted";

/** What was quoted, or begun, to the phone or the mail address of an enquiry, however they were written. */
export async function findQuoted(
  tx: Prisma.TransactionClient,
  sender: Person,
  country: string,
): Promise<Quoted> {
  const where = { id: { in: await findSameQuotations(tx, sender, country) } };
  const all = await tx.quotation.findMany({ where, select: { id: true, status: true } });
  const ids = all.filter(({ status }) => status !== ACCEPTED).map(({ id }) => id);
  return { ids, accepted: all.length - ids.length };
}

/** Answers what was taken, for its undo. */
export async function takeQuoted(
  tx: Prisma.TransactionClient,
  ids: readonly string[],
): Promise<DeletedQuotation[]> {
  const where = { id: { in: [...ids] } };
  const rows = await tx.quotation.findMany({ where, include: whole });
  const tags = rows.map(({ id, number }) => number ?? id);
  await tx.push.deleteMany({ where: { tag: { in: tags } } });
  await tx.quotation.deleteMany({ where });
  return rows;
}

/** After their enquiries. */
export async function restoreQuoted(tx: Prisma.TransactionClient, rows: readonly DeletedQuotation[]) {
  const asked = rows.flatMap(({ enquiryId }) => enquiryId ?? []);
  const known = await tx.enquiry.findMany({ where: { id: { in: asked } }, select: { id: true } });
  const ids = new Set(known.map(({ id }) => id));
  const own = ({ revisions: _, events: __, mails: ___, ...row }: DeletedQuotation) => ({
    ...row,
    enquiryId: row.enquiryId && ids.has(row.enquiryId) ? row.enquiryId : null,
  });
  await tx.quotation.createMany({ data: rows.map(own) });
  await tx.quotationRevision.createMany({ data: rows.flatMap(({ revisions }) => revisions) });
  await tx.quotationEvent.createMany({ data: rows.flatMap(({ events }) => events) });
  await tx.mail.createMany({ data: rows.flatMap(({ mails }) => mails) });
}

/** `4, with 2 quotations; 1 accepted stays`. */
export function sayQuoted(enquiries: string, { ids, accepted }: Quoted): string {
  const many = (count: number) => sayCount(count, "quotation", figures);
  const gone = ids.length > 0 ? `, with ${many(ids.length)}` : "";
  const stays = accepted > 0 ? `; ${many(accepted)} accepted ${accepted === 1 ? "stays" : "stay"}` : "";
  return enquiries + gone + stays;
}
