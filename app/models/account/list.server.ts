import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { type ListQuery, ROWS_PER_PAGE } from "~/models/row/list-query";
import { everyRow, inOrder, orderRows, type Table, type TableSource } from "~/models/row/order.server";

export const adminSortColumns = ["name", "email", "createdAt"] as const;
export type AdminSortColumn = (typeof adminSortColumns)[number];
export type AdminRow = { id: string; fullName: string; email: string; createdAt: Date };

const source: TableSource<AdminSortColumn> = {
  from: Prisma.sql`"Admin" t`,
  searched: [Prisma.sql`t."fullName"`, Prisma.sql`t."email"`, Prisma.sql`t."userName"`],
  sorts: {
    name: Prisma.sql`t."fullName" COLLATE NOCASE`,
    email: Prisma.sql`t."emailKey"`,
    createdAt: Prisma.sql`t."createdAt"`,
  },
};

/** The list of admins: one page of `perPage` rows. */
export async function tableAdmins(
  query: ListQuery<AdminSortColumn>,
  perPage = ROWS_PER_PAGE,
): Promise<Table<AdminRow>> {
  const { ids, ...counts } = await orderRows(source, query, perPage);
  const [rows, total] = await Promise.all([readRows(ids), db.admin.count()]);
  return { rows, total, ...counts };
}

/** Every admin that matches, in the list's order, in pieces. */
export function everyAdmin(query: ListQuery<AdminSortColumn>): AsyncGenerator<AdminRow[], void> {
  return everyRow(source, query, readRows);
}

async function readRows(ids: string[]): Promise<AdminRow[]> {
  const rows = await db.admin.findMany({
    where: { id: { in: ids } },
    select: { id: true, fullName: true, email: true, createdAt: true },
  });
  return inOrder(ids, rows);
}
