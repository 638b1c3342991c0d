import { siteAddress } from "~/http/quotation-link.server";
import { currency } from "~/models/money/currency.server";
import { writeMoney } from "~/models/money/money";
import { listWaitingQuotations } from "~/models/quotation/waiting.server";
import { writeCalendarDay } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";

/** What waits for the office, as the dashboard shows it. */
export async function showWaitingQuotations(request: Request) {
  const rows = await listWaitingQuotations();
  return rows.map(({ id, number, status, customer, phone, email, asked, because, total, validUntil }) => ({
    ...{ id, number, status, customer, phone, email, asked, because },
    address: siteAddress(request, id),
    until: validUntil ? writeCalendarDay(validUntil) : null,
    total: total === null ? null : writeMoney(total, currency, figures),
  }));
}

export type ShownWaiting = Awaited<ReturnType<typeof showWaitingQuotations>>[number];
