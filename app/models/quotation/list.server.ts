import { z } from "zod";
import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { findPhone } from "~/models/enquiry/same-person.server";
import { findCurrency } from "~/models/money/currency.server";
import type { Currency } from "~/models/money/money";
import { readerOf } from "~/models/row/list.server";
import { newestFirst, ROWS_PER_PAGE } from "~/models/row/list-query";
import { askRows } from "~/models/row/sql.server";
import { dayOf } from "~/models/shop/day.server";
import { type QuotationFilter, type QuotationQuery, quotationList } from "./list";
import { listOffers, listQuotationsWhere, type OfferedQuotation, type QuotationRow } from "./read.server";
import type { QuotationStatus } from "./state";

const listed = {
  from: Prisma.sql`"Quotation" t`,
  alsoFinds: findPhone,
  count: () => db.quotation.count(),
};

const quotationRows = readerOf<QuotationRow>(quotationList, {
  ...listed,
  read: (ids) => listQuotationsWhere({ id: { in: ids } }),
});

const offers = readerOf<OfferedQuotation>(quotationList, {
  ...listed,
  read: (ids) => listOffers({ id: { in: ids } }),
});

export function listQuotationRows(query: QuotationQuery) {
  return quotationRows.page(query, ROWS_PER_PAGE, narrowBy(query));
}

export function streamOffers(query: QuotationQuery) {
  return offers.all(query, narrowBy(query));
}

/** Newest first; none beyond the last page. */
export async function pageOffers(status: QuotationStatus | null, page: number, perPage: number) {
  const shown = await offers.page({ ...newestFirst, page }, perPage, ofStatus(status));
  return { rows: shown.page === page ? shown.rows : [], total: shown.matching };
}

type Sum = { sum: number; currency: Currency };
export type QuotationSums = { open: Sum[]; won: Sum[] };

/** One a currency: of those that wait for their buyer, and of those that he has accepted. */
export async function sumQuotations({ month }: QuotationFilter): Promise<QuotationSums> {
  const sumOf = async (...statuses: QuotationStatus[]) => {
    const chosen = Prisma.join(statuses.map(ofStatus), " OR ");
    const rows = await askRows(
      z.object({ currency: z.string().nullable(), sum: z.number().nullable() }),
      Prisma.sql`SELECT "currency", sum("total") AS "sum" FROM "Quotation" t
        WHERE (${chosen}) AND ${ofMonth(month)} GROUP BY "currency" ORDER BY "currency"`,
    );
    const sums = rows.length > 0 ? rows : [{ currency: null, sum: 0 }];
    return sums.map(({ currency, sum }) => ({ sum: sum ?? 0, currency: findCurrency(currency) }));
  };
  const [open, won] = await Promise.all([sumOf("sent", "seen"), sumOf("accepted")]);
  return { open, won };
}

function narrowBy({ status, month }: QuotationFilter): Prisma.Sql {
  return Prisma.sql`${ofStatus(status)} AND ${ofMonth(month)}`;
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
