import { z } from "zod";
import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { searchPeople } from "~/models/enquiry/same-person.server";
import { findCurrency } from "~/models/money/currency.server";
import type { Currency } from "~/models/money/money";
import { readerOf } from "~/models/row/list.server";
import type { ListQuery } from "~/models/row/list-query";
import type { Table } from "~/models/row/order.server";
import type { RowRange } from "~/models/row/page-number";
import { askRows, WholeNumber } from "~/models/row/sql.server";
import { dayOf } from "~/models/shop/day.server";
import { type QuotationFilter, quotationList } from "./list";
import { listOffers, listQuotationsWhere, type OfferedQuotation, type QuotationRow } from "./read.server";
import type { QuotationStatus } from "./state";

export async function listQuotationRows(
  query: ListQuery,
  filter: QuotationFilter,
): Promise<Table<QuotationRow>> {
  return (await readerFor(query, filter, listQuotationsWhere)).page({ ...query, q: "" });
}

export async function* streamOffers(query: ListQuery, filter: QuotationFilter) {
  yield* (await readerFor(query, filter, listOffers)).all({ ...query, q: "" });
}

export function listOffersOf(status: QuotationStatus | null, range: RowRange): Promise<OfferedQuotation[]> {
  return listOffers(whereStatus(status), range);
}

export function countQuotations(status: QuotationStatus | null): Promise<number> {
  return db.quotation.count({ where: whereStatus(status) });
}

function whereStatus(status: QuotationStatus | null): Prisma.QuotationWhereInput {
  const today = dayOf(new Date());
  if (status === null) return {};
  if (status === "expired") return { status: { in: ["sent", "seen"] }, validUntil: { lt: today } };
  return status === "sent" || status === "seen" ? { status, validUntil: { gte: today } } : { status };
}

type Sum = { sum: number; currency: Currency };
export type QuotationSums = { open: Sum[]; won: Sum[] };

/** One a currency: of those that wait for their buyer, and of those that he has accepted. */
export async function sumQuotations(filter: QuotationFilter): Promise<QuotationSums> {
  const sumOf = async (where: Prisma.QuotationWhereInput) => {
    const month = filter.month ? { day: { startsWith: filter.month } } : {};
    const rows = await db.quotation.groupBy({
      by: "currency",
      where: { ...where, ...month },
      _sum: { total: true },
      orderBy: { currency: "asc" },
    });
    const sums = rows.map(({ currency, _sum }) => ({
      sum: _sum.total ?? 0,
      currency: findCurrency(currency),
    }));
    return sums.length > 0 ? sums : [{ sum: 0, currency: findCurrency(null) }];
  };
  const [open, won] = await Promise.all([
    sumOf({ status: { in: ["sent", "seen"] }, validUntil: { gte: dayOf(new Date()) } }),
    sumOf({ status: "accepted" }),
  ]);
  return { open, won };
}

async function readerFor<Row extends QuotationRow>(
  { q }: ListQuery,
  { status, month }: QuotationFilter,
  read: (where: Prisma.QuotationWhereInput) => Promise<Row[]>,
) {
  const searched = (await searchPeople(quotationList, q)) ?? Prisma.sql`1`;
  const where = Prisma.sql`${ofStatus(status)} AND ${ofMonth(month)} AND ${searched}`;
  const from = Prisma.sql`(SELECT * FROM "Quotation" t WHERE ${where}) t`;
  return readerOf<Row>(quotationList, {
    from,
    count: () => db.quotation.count(),
    async chosen() {
      const [row] = await askRows(
        z.object({ count: WholeNumber }),
        Prisma.sql`SELECT count(*) AS "count" FROM ${from}`,
      );
      return row?.count ?? 0;
    },
    read: (ids) => read({ id: { in: ids } }),
  });
}

function ofStatus(status: QuotationStatus | null): Prisma.Sql {
  const today = dayOf(new Date());
  const waits = Prisma.sql`t."status" IN ('sent', 'seen')`;
  if (status === null) return Prisma.sql`1`;
  if (status === "expired") return Prisma.sql`${waits} AND t."validUntil" < ${today}`;
  const isOpen = status === "sent" || status === "seen";
  const own = Prisma.sql`t."status" = ${status}`;
  return isOpen ? Prisma.sql`${own} AND t."validUntil" >= ${today}` : own;
}

function ofMonth(month: string | null): Prisma.Sql {
  return month === null ? Prisma.sql`1` : Prisma.sql`substr(t."day", 1, 7) = ${month}`;
}
