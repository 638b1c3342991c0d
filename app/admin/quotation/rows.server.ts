import type { QuotationRow } from "~/models/quotation/list";
import type { Day } from "~/models/shop/day";
import { writeCalendarDay } from "~/models/shop/day.server";

export type QuotationOfList = Omit<QuotationRow, "createdAt"> & { dayText: Day; until: Day | null };

export function showRows(rows: readonly QuotationRow[]): QuotationOfList[] {
  return rows.map(({ createdAt: _, ...row }) => ({
    ...row,
    dayText: writeCalendarDay(row.day),
    until: row.validUntil ? writeCalendarDay(row.validUntil) : null,
  }));
}
