import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { deleteRow } from "~/models/picture/row.server";
import type { Result } from "~/models/row/result";
import { dropGone, restoreRow } from "~/models/row/undo.server";
import { dayOf, monthsBefore } from "~/models/shop/day.server";
import { readSettings } from "~/models/shop/settings.server";
import type { StoredStatus } from "./state";

/** What was sent is withdrawn, and stays readable here; a draft whose sending was taken back has its number to keep. */
const deletable = { revision: 0, number: null };

/** Null where there is none that can be deleted. */
export async function findDraftName(id: string): Promise<string | null> {
  const row = await db.quotation.findFirst({ where: { id, ...deletable }, select: { customer: true } });
  return row && `draft for ${row.customer}`;
}

export function deleteQuotationDraft(id: string) {
  return deleteRow("quotation", {
    read: (tx) => tx.quotation.findFirst({ where: { id, ...deletable } }),
    remove: (tx) => tx.quotation.delete({ where: { id }, select: { id: true } }),
    picturesOf: () => [],
    nameOf: ({ customer }) => `draft for ${customer}`,
  });
}

export function restoreQuotationDraft(undoId: string): Promise<Result<string>> {
  return restoreRow("quotation", undoId, async (tx, deleted) => {
    const row = deleted as Prisma.QuotationGetPayload<object>;
    await tx.quotation.createMany({ data: await dropGone([row], "enquiryId", tx.enquiry) });
    return row.id;
  });
}

/**
 * For good: accepted ones by the months of their own, and the others by those of enquiries, but for what its buyer can
 * still accept. Answers how many.
 */
export async function deleteOldQuotations(now: Date): Promise<number> {
  const accepted: StoredStatus = "accepted";
  const waits: StoredStatus[] = ["sent", "seen"];
  const { enquiryMonths, quoteMonths } = await readSettings();
  const agreed = await deleteOlder({ status: accepted }, quoteMonths, now);
  const others = {
    status: { not: accepted },
    NOT: { status: { in: waits }, validUntil: { gte: dayOf(now) } },
  };
  return agreed + (await deleteOlder(others, enquiryMonths, now));
}

async function deleteOlder(where: Prisma.QuotationWhereInput, months: number, now: Date): Promise<number> {
  if (months === 0) return 0;
  const before = monthsBefore(now, months);
  const { count } = await db.quotation.deleteMany({ where: { ...where, updatedAt: { lt: before } } });
  return count;
}
