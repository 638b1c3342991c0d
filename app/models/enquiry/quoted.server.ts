import type { Prisma } from "~/generated/prisma/client";
import { dropGone } from "~/models/row/undo.server";
import { figures } from "~/models/shop/figures.server";
import { formatCount, sayCount } from "~/steel/figures";
import { findSame, type Person } from "./same-person.server";

const whole = { revisions: true, events: true, mails: true } as const;

export type DeletedQuotation = Prisma.QuotationGetPayload<{ include: typeof whole }>;

const ACCEPTED = "accepted";

/** What was quoted, or begun, to that person; `accepted` ones are agreements, and stay as long as the settings say. */
export async function findQuoted(tx: Prisma.TransactionClient, person: Person, country: string) {
  const where = { id: { in: await findSame("Quotation", person, country, tx) } };
  const all = await tx.quotation.findMany({ where, select: { id: true, status: true } });
  const ids = all.filter(({ status }) => status !== ACCEPTED).map(({ id }) => id);
  return { ids, accepted: all.length - ids.length };
}

/** Answers what was taken, for its undo. */
export async function takeQuoted(tx: Prisma.TransactionClient, ids: string[]): Promise<DeletedQuotation[]> {
  const where = { id: { in: ids } };
  const rows = await tx.quotation.findMany({ where, include: whole });
  const tags = rows.map(({ id, number }) => number ?? id);
  await tx.push.deleteMany({ where: { tag: { in: tags } } });
  await tx.quotation.deleteMany({ where });
  return rows;
}

/** After their enquiries. */
export async function restoreQuoted(tx: Prisma.TransactionClient, deleted: readonly DeletedQuotation[]) {
  const rows = await dropGone(deleted, "enquiryId", tx.enquiry);
  const own = rows.map(({ revisions: _, events: __, mails: ___, ...row }) => row);
  await tx.quotation.createMany({ data: own });
  await tx.quotationRevision.createMany({ data: rows.flatMap(({ revisions }) => revisions) });
  await tx.quotationEvent.createMany({ data: rows.flatMap(({ events }) => events) });
  await tx.mail.createMany({ data: rows.flatMap(({ mails }) => mails) });
}

/** `4, with 2 quotations; 1 accepted stays`. */
export function sayQuoted(
  enquiries: number,
  { ids, accepted }: Awaited<ReturnType<typeof findQuoted>>,
): string {
  const many = (count: number) => sayCount(count, "quotation", figures);
  const gone = ids.length > 0 ? `, with ${many(ids.length)}` : "";
  const stays = accepted > 0 ? `; ${many(accepted)} accepted ${accepted === 1 ? "stays" : "stay"}` : "";
  return formatCount(enquiries, figures) + gone + stays;
}
