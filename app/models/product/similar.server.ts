import { z } from "zod";
import { Prisma } from "~/generated/prisma/client";
import { askRows } from "~/models/row/sql.server";
import { type ProductType, productTypes } from "~/steel/kind";
import { listProductsByIds, type Product, type ProductCard } from "./read.server";

/** What is more than so many times thicker or thinner is not similar. */
const MOST_RATIO = 3;
/** Counts like a factor of e. */
const OTHER_TYPE = 1;

type Near = { id: string; distance: number };

const Near = z.object({ id: z.string(), distance: z.number() });

/** The nearest of all by ratio of mean thickness and width, of one size the newest first. */
export async function listSimilarProducts(product: Product, limit: number): Promise<ProductCard[]> {
  const own = await findNearest(product, [product.type], limit);
  const isEnough = own.length === limit && own.every(({ distance }) => distance < OTHER_TYPE);
  const others = productTypes.filter((type) => type !== product.type);
  const more = isEnough ? [] : await findNearest(product, others, limit);
  const near = [...own, ...more.map(({ id, distance }) => ({ id, distance: distance + OTHER_TYPE }))];
  const ids = near.sort((a, b) => a.distance - b.distance).map(({ id }) => id);
  return listProductsByIds(ids.slice(0, limit));
}

function findNearest(product: Product, types: ProductType[], limit: number): Promise<Near[]> {
  const thickness = mean(product.thickness);
  const distance = Prisma.sql`abs(ln((t."thicknessMin" + t."thicknessMax") / 2 / ${thickness}))
    + abs(ln((t."widthMin" + t."widthMax") / 2 / ${mean(product.width)}))`;
  return askRows(
    Near,
    Prisma.sql`SELECT t."id", ${distance} AS "distance" FROM "Product" t INDEXED BY "product_filter"
      WHERE t."type" IN (${Prisma.join(types)}) AND t."id" <> ${product.id}
        AND t."thicknessMin" <= ${thickness * MOST_RATIO} AND t."thicknessMax" >= ${thickness / MOST_RATIO}
      ORDER BY 2, t."createdAt" DESC, t."id" DESC LIMIT ${limit}`,
  );
}

function mean(values: number[]) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length) || 1;
}
