import { findCurrency } from "~/models/money/currency.server";
import { writeMoney } from "~/models/money/money";
import type { QuotationRow } from "~/models/quotation/list";
import type { Day } from "~/models/shop/day";
import { writeCalendarDay } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";

export type ShownRow = Omit<QuotationRow, "createdAt" | "currency"> & {
  dayText: Day;
  until: Day | null;
  totalText: string | null;
};

export function showRow({ createdAt: _, currency, ...row }: QuotationRow): ShownRow {
  return {
    ...row,
    dayText: writeCalendarDay(row.day),
    until: row.validUntil ? writeCalendarDay(row.validUntil) : null,
    totalText: row.total === null ? null : writeMoney(row.total, findCurrency(currency), figures),
  };
}
