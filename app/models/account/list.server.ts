import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { type ListQuery, ROWS_PER_PAGE } from "~/models/row/list-query";
import { inOrder, orderRows, type Table, type TableSource } from "~/models/row/order.server";

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

/** The list of admins: one page of `perPage` rows, or all that match when that is null. */
export async function tableAdmins(
  query: ListQuery<AdminSortColumn>,
  perPage: number | null = ROWS_PER_PAGE,
): Promise<Table<AdminRow>> {
  const { ids, ...counts } = await orderRows(source, query, perPage);
  const [rows, total] = await Promise.all([
    db.admin.findMany({
      where: { id: { in: ids } },
      select: { id: true, fullName: true, email: true, createdAt: true },
    }),
    db.admin.count(),
  ]);
  return { rows: inOrder(ids, rows), total, ...counts };
}
