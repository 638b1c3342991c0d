import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { type ListQuery, ROWS_PER_PAGE } from "~/models/row/list-query";
import { everyRow, inOrder, orderRows, type Table, type TableSource } from "~/models/row/order.server";
import { type ProductType, productTypes, steelTypes } from "~/models/steel/kind";

export const productSortColumns = ["name", "type", "createdAt"] as const;
export type ProductSortColumn = (typeof productSortColumns)[number];
export type ProductRow = { id: string; name: string; type: ProductType; createdAt: Date };

const typeLabel = Prisma.sql`CASE t."type" ${Prisma.join(
  productTypes.map((type) => Prisma.sql`WHEN ${type} THEN ${steelTypes[type].label}`),
  " ",
)} END`;

const source: TableSource<ProductSortColumn> = {
  from: Prisma.sql`"Product" t`,
  searched: [Prisma.sql`t."name"`, Prisma.sql`coalesce(t."brand", '')`, Prisma.sql`t."type"`, typeLabel],
  sorts: {
    name: Prisma.sql`t."name" COLLATE NOCASE`,
    type: typeLabel,
    createdAt: Prisma.sql`t."createdAt"`,
  },
};

/** The back office's list of products: one page of `perPage` rows. */
export async function tableProducts(
  query: ListQuery<ProductSortColumn>,
  perPage = ROWS_PER_PAGE,
): Promise<Table<ProductRow>> {
  const { ids, ...counts } = await orderRows(source, query, perPage);
  const [rows, total] = await Promise.all([readRows(ids), db.product.count()]);
  return { rows, total, ...counts };
}

/** Every product that matches, in the list's order, in pieces. */
export function everyProduct(query: ListQuery<ProductSortColumn>): AsyncGenerator<ProductRow[], void> {
  return everyRow(source, query, readRows);
}

async function readRows(ids: string[]): Promise<ProductRow[]> {
  const rows = await db.product.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true, type: true, createdAt: true },
  });
  return inOrder(ids, rows).map((row) => ({ ...row, type: row.type as ProductType }));
}
