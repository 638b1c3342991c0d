import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { readerOf } from "~/models/row/list.server";
import { type ProductType, productTypes, steelTypes } from "~/steel/kind";
import { countOfTypes } from "./count.server";
import { productList } from "./list";
import { type ProductRow, rowColumns } from "./read.server";

/** Labels sort as their codes do, which an index has. */
const typeLabel = Prisma.sql`CASE t."type" ${Prisma.join(
  productTypes.map((type) => Prisma.sql`WHEN ${type} THEN ${steelTypes[type].label}`),
  " ",
)} END`;

export const productRows = readerOf<ProductRow>(productList, {
  from: Prisma.sql`"Product" t`,
  own: { type: { searched: Prisma.sql`t."type" || ' ' || ${typeLabel}`, sort: Prisma.sql`t."type"` } },
  count: () => countOfTypes(),
  async read(ids) {
    const rows = await db.product.findMany({ where: { id: { in: ids } }, select: rowColumns });
    return rows.map((row) => ({ ...row, type: row.type as ProductType }));
  },
});
