import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { readEnquiryMonths, readStoredCompany } from "~/models/shop/company.server";
import { dayOf, monthsBefore } from "~/models/shop/day.server";
import type { StoredStatus } from "./state";

/** 0: accepted quotations are kept for good. */
export async function readQuoteMonths(): Promise<number> {
  return Number((await readStoredCompany()).quoteMonths ?? 0);
}

/**
 * For good: accepted ones by the months of their own, and the others by those of enquiries, but for what its buyer can
 * still accept. Answers how many.
 */
export async function deleteOldQuotations(now: Date): Promise<number> {
  const accepted: StoredStatus = "accepted";
  const waits: StoredStatus[] = ["sent", "seen"];
  const agreed = await deleteOlder({ status: accepted }, await readQuoteMonths(), now);
  const others = {
    status: { not: accepted },
    NOT: { status: { in: waits }, validUntil: { gte: dayOf(now) } },
  };
  return agreed + (await deleteOlder(others, await readEnquiryMonths(), now));
}

async function deleteOlder(where: Prisma.QuotationWhereInput, months: number, now: Date): Promise<number> {
  if (months === 0) return 0;
  const before = monthsBefore(now, months);
  const { count } = await db.quotation.deleteMany({ where: { ...where, updatedAt: { lt: before } } });
  return count;
}
