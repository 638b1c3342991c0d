import { readRows } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { type ProductType, productTypes } from "~/steel/kind";
import { listProductsByIds, type Product, type ProductCard } from "./read.server";

/** What is more than so many times thicker or thinner is not similar. */
const MOST_RATIO = 3;
/** Counts like a factor of e. */
const OTHER_TYPE = 1;
/** Size sets read at first; each further reading takes four times as many. */
const FIRST_SETS = 64;

type Asked = { type: ProductType; thickness: number; width: number };

type SetRow = {
  id: number;
  thicknessMid: number;
  widthMin: number;
  widthMax: number;
  count: number;
};

type NearSet = { id: number; distance: number; count: number };

/** The nearest of all by ratio of mean thickness and width, of one size the newest first. */
export async function listSimilarProducts(product: Product, limit: number): Promise<ProductCard[]> {
  const asked = { type: product.type, thickness: mean(product.thickness), width: mean(product.width) };
  // The product is found itself, and left out.
  const sets = await findNearestSets(asked, limit + 1);
  const distanceOf = new Map(sets.map((set) => [set.id, set.distance]));
  const rows = await readRows<{ id: string; set: number }>(Prisma.sql`
    SELECT p."id", p."sizeSetId" AS "set" FROM json_each(${JSON.stringify([...distanceOf.keys()])}) j
    JOIN "Product" p ON p."id" IN (
      SELECT o."id" FROM "Product" o WHERE o."sizeSetId" = j."value"
      ORDER BY o."createdAt" DESC, o."id" DESC LIMIT ${limit + 1})
    ORDER BY p."createdAt" DESC, p."id" DESC`);
  const ids = rows
    .filter(({ id }) => id !== product.id)
    .map(({ id, set }) => ({ id, distance: distanceOf.get(set) ?? 0 }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ id }) => id);
  return listProductsByIds(ids.slice(0, limit));
}

/** As many as it takes for `enough` products, and all that are just as near. */
async function findNearestSets(asked: Asked, enough: number): Promise<NearSet[]> {
  let found: NearSet[] = [];
  const own = (type: ProductType) => (type === asked.type ? 0 : 1);
  for (const type of [...productTypes].sort((a, b) => own(a) - own(b))) {
    for (const side of ["thicker", "thinner"] as const) {
      for await (const { near, thickness } of walkSets(type, side, asked)) {
        if (thickness > farthest(found, enough)) break;
        found = [...found, near].sort((a, b) => a.distance - b.distance);
      }
    }
  }
  const bound = farthest(found, enough);
  return found.filter(({ distance }) => distance <= bound);
}

/** The distance within which there are enough products; infinite while there are not. */
function farthest(found: NearSet[], enough: number): number {
  let products = 0;
  for (const { distance, count } of found) {
    products += count;
    if (products >= enough) return distance;
  }
  return Number.POSITIVE_INFINITY;
}

/** Sets of one type, away from the asked thickness; `thickness` is the least distance of all that follow. */
async function* walkSets(type: ProductType, side: "thicker" | "thinner", asked: Asked) {
  const penalty = type === asked.type ? 0 : OTHER_TYPE;
  for (let skip = 0, take = FIRST_SETS; ; skip += take, take *= 4) {
    const rows = await readSets(type, side, asked.thickness, skip, take);
    for (const { id, thicknessMid, widthMin, widthMax, count } of rows) {
      const thickness = penalty + Math.abs(Math.log(thicknessMid / asked.thickness));
      const distance = thickness + Math.abs(Math.log((widthMin + widthMax) / 2 / asked.width));
      yield { near: { id, distance, count }, thickness };
    }
    if (rows.length < take) return;
  }
}

function readSets(type: ProductType, side: "thicker" | "thinner", mid: number, skip: number, take: number) {
  const least = mid / MOST_RATIO;
  const greatest = mid * MOST_RATIO;
  return side === "thicker"
    ? readRows<SetRow>(Prisma.sql`SELECT "id", "thicknessMid", "widthMin", "widthMax", "count" FROM "SizeSet"
        WHERE "type" = ${type} AND "thicknessMid" >= ${mid} AND "thicknessMin" <= ${greatest} AND "thicknessMax" >= ${least}
        ORDER BY "thicknessMid" LIMIT ${take} OFFSET ${skip}`)
    : readRows<SetRow>(Prisma.sql`SELECT "id", "thicknessMid", "widthMin", "widthMax", "count" FROM "SizeSet"
        WHERE "type" = ${type} AND "thicknessMid" < ${mid} AND "thicknessMin" <= ${greatest} AND "thicknessMax" >= ${least}
        ORDER BY "thicknessMid" DESC LIMIT ${take} OFFSET ${skip}`);
}

function mean(values: number[]) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length) || 1;
}
