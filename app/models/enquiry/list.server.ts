import { z } from "zod";
import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { readerOf, type Table } from "~/models/row/list.server";
import { newestFirst, ROWS_PER_PAGE } from "~/models/row/list-query";
import { askRows, WholeNumber } from "~/models/row/sql.server";
import { addDays, beginningOf } from "~/models/shop/day.server";
import { type EnquiryCounts, type EnquiryFilter, type EnquiryQuery, noCounts, noFilter } from "./filter";
import { type EnquiryStatus, enquiryStatuses } from "./form";
import { enquiryList } from "./list";
import { type EnquiryRow, readEnquiries } from "./read.server";
import { findPhone } from "./same-person.server";

export type Enquiry = EnquiryRow & {
  earlier: { id: string; reference: string; status: string }[];
  hasMoreEarlier: boolean;
};

const EARLIER_SHOWN = 5;

const enquiryRows = readerOf<EnquiryRow>(enquiryList, {
  from: Prisma.sql`"Enquiry" t`,
  alsoFinds: findPhone,
  count: () => db.enquiry.count(),
  read: readEnquiries,
});

/** With the counts of every status within the same days and search. */
export async function listEnquiryRows(
  query: EnquiryQuery,
): Promise<{ table: Table<Enquiry>; counts: EnquiryCounts }> {
  const counts = await countMatching(query, await enquiryRows.search(query.q));
  const table = await enquiryRows.page(query, ROWS_PER_PAGE, narrowBy(query));
  return { table: { ...table, rows: await Promise.all(table.rows.map(withEarlier)) }, counts };
}

export function streamEnquiryRows(query: EnquiryQuery) {
  return enquiryRows.all(query, narrowBy(query));
}

export async function listWaitingEnquiries(most: number): Promise<EnquiryRow[]> {
  const where = narrowBy({ ...noFilter, status: "new" });
  return (await enquiryRows.page(newestFirst, most, where)).rows;
}

export function countEnquiries(): Promise<EnquiryCounts> {
  return countMatching(noFilter, null);
}

export function countNewEnquiries(): Promise<number> {
  return db.enquiry.count({ where: { status: "new" satisfies EnquiryStatus } });
}

async function countMatching(filter: EnquiryFilter, searched: Prisma.Sql | null): Promise<EnquiryCounts> {
  const rows = await askRows(
    StatusCount,
    Prisma.sql`
    SELECT t."status" AS "status", count(*) AS "count" FROM "Enquiry" t
    WHERE ${within(filter)} AND ${searched ?? Prisma.sql`1`} GROUP BY t."status"`,
  );
  return { ...noCounts, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

const StatusCount = z.object({ status: z.enum(enquiryStatuses), count: WholeNumber });

function narrowBy(filter: EnquiryFilter): Prisma.Sql {
  const chosen = filter.status ? Prisma.sql`t."status" = ${filter.status}` : Prisma.sql`t."status" <> 'spam'`;
  return Prisma.sql`${chosen} AND ${within(filter)}`;
}

/** Of the rows called `t`, in the days of the site's time zone. */
function within({ from, to }: EnquiryFilter): Prisma.Sql {
  const since = from ? Prisma.sql`t."createdAt" >= ${beginningOf(from)}` : Prisma.sql`1`;
  return to ? Prisma.sql`${since} AND t."createdAt" < ${beginningOf(addDays(to, 1))}` : since;
}

/** With the last ones of the same phone, which may have sent very many. */
async function withEarlier(row: EnquiryRow): Promise<Enquiry> {
  const earlier = await db.enquiry.findMany({
    where: { phoneKey: row.phoneKey, createdAt: { lt: row.createdAt } },
    select: { id: true, reference: true, status: true },
    orderBy: { createdAt: "desc" },
    take: EARLIER_SHOWN + 1,
  });
  return { ...row, earlier: earlier.slice(0, EARLIER_SHOWN), hasMoreEarlier: earlier.length > EARLIER_SHOWN };
}
