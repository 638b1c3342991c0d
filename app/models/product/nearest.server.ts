import { readRows } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { listProductsByIds, type ProductCard } from "./read.server";
import { describeSets, type SetWish, type SizeRange } from "./size-set.server";

/** What is more than so many times thicker, or wider, helps nobody. */
const MOST_TIMES = { thickness: 1.6, width: 1.25 } as const;
/** So many listed sizes beside the asked one are looked at. */
const LOOKED_AT = 2_000;
const SETS = 8;
/** Products of each. */
const SHOWN = 2;

type Axis = keyof typeof MOST_TIMES;
type Direction = "above" | "below";

/** In mm, above zero for thicker or wider; of the asked size's nearer end where a gauge means two. */
export type Difference = { axis: Axis; mm: number };
export type NearSize = { differences: Difference[]; products: ProductCard[] };

type Found = { mm: number; sets: number[] };

/**
 * The nearest listed sizes above and below, by one measure while the other stays. Where nothing has the other, the
 * nearest thickness with its nearest width.
 */
export async function findNearSizes(wish: SetWish): Promise<NearSize[]> {
  const near = (await Promise.all([besides(wish, "thickness"), besides(wish, "width")])).flat();
  const found = near.length > 0 || wish.width.length === 0 ? near : await nearestOfBoth(wish);
  return withProducts(found);
}

type NearSets = { differences: Difference[]; sets: number[] };

async function besides(wish: SetWish, axis: Axis): Promise<NearSets[]> {
  if (wish[axis].length === 0) return [];
  const found = await Promise.all(
    (["below", "above"] as const).map(async (direction) => {
      const end = endOf(wish[axis], direction);
      const next = await findNext({ ...wish, [axis]: [] }, axis, direction, end);
      return (
        next && { differences: [{ axis, mm: next.mm - centreOf(wish[axis], direction) }], sets: next.sets }
      );
    }),
  );
  return found.filter((each) => each !== null);
}

async function nearestOfBoth(wish: SetWish): Promise<NearSets[]> {
  const thinnerAndThicker = await besides({ ...wish, width: [] }, "thickness");
  const both = await Promise.all(
    thinnerAndThicker.map(async ({ differences: [first] }) => {
      if (!first) return [];
      const mm = first.mm + centreOf(wish.thickness, first.mm > 0 ? "above" : "below");
      const widths = await besides({ ...wish, thickness: [{ min: mm, max: mm }] }, "width");
      return widths.map(({ differences, sets }) => ({ differences: [first, ...differences], sets }));
    }),
  );
  return both.flat();
}

async function findNext(wish: SetWish, axis: Axis, direction: Direction, end: number): Promise<Found | null> {
  const conditions = await describeSets(wish);
  const most = direction === "above" ? end * MOST_TIMES[axis] : end / MOST_TIMES[axis];
  const beside =
    direction === "above"
      ? Prisma.sql`"mm" > ${end} AND "mm" <= ${most} ORDER BY "mm" ASC`
      : Prisma.sql`"mm" < ${end} AND "mm" >= ${most} ORDER BY "mm" DESC`;
  const where = conditions.length > 0 ? Prisma.join(conditions, " AND ") : Prisma.sql`1`;
  const rows = await readRows<{ mm: number; id: number }>(Prisma.sql`
    SELECT found."mm", s."id" FROM (
      SELECT "mm", "setId" FROM "SizeSetValue" WHERE "axis" = ${axis} AND ${beside} LIMIT ${LOOKED_AT}) found
    JOIN "SizeSet" s ON s."id" = found."setId"
    WHERE ${where}
    ORDER BY found."mm" ${Prisma.raw(direction === "above" ? "ASC" : "DESC")} LIMIT ${SETS}`);
  const mm = rows[0]?.mm;
  if (mm === undefined) return null;
  return { mm, sets: rows.filter((row) => row.mm === mm).map(({ id }) => id) };
}

async function withProducts(found: NearSets[]): Promise<NearSize[]> {
  const sets = [...new Set(found.flatMap((each) => each.sets))];
  if (sets.length === 0) return [];
  const rows = await readRows<{ id: string; set: number }>(Prisma.sql`
    SELECT p."id", p."sizeSetId" AS "set" FROM json_each(${JSON.stringify(sets)}) j
    JOIN "Product" p ON p."id" IN (
      SELECT o."id" FROM "Product" o WHERE o."sizeSetId" = j."value"
      ORDER BY o."createdAt" DESC, o."id" DESC LIMIT ${SHOWN})
    ORDER BY p."createdAt" DESC, p."id" DESC`);
  const idsOf = (near: NearSets) =>
    rows
      .filter(({ set }) => near.sets.includes(set))
      .slice(0, SHOWN)
      .map(({ id }) => id);
  const cards = await listProductsByIds([...new Set(found.flatMap(idsOf))]);
  return found.map((near) => {
    const ids = idsOf(near);
    return { differences: near.differences, products: cards.filter(({ id }) => ids.includes(id)) };
  });
}

function endOf(ranges: readonly SizeRange[], direction: Direction): number {
  return direction === "above"
    ? Math.max(...ranges.map(({ max }) => max ?? 0))
    : Math.min(...ranges.map(({ min }) => min ?? 0));
}

/** What was asked for, without its tolerance. */
function centreOf(ranges: readonly SizeRange[], direction: Direction): number {
  const centres = ranges.map(({ min, max }) => ((min ?? 0) + (max ?? 0)) / 2);
  return direction === "above" ? Math.max(...centres) : Math.min(...centres);
}
