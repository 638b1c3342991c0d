import { z } from "zod";
import { Prisma } from "~/generated/prisma/client";
import { askRows } from "~/models/row/sql.server";
import { describeWish, type ProductWish, type SizeRange } from "./filtered.server";
import { listProductsByIds, type ProductCard } from "./read.server";

/** What is more than so many times thicker, or wider, helps nobody. */
const MOST_TIMES = { thickness: 1.6, width: 1.25 } as const;
/** So many listed sizes beside the asked one are looked at. */
const LOOKED_AT = 5_000;
/** Products of each. */
const SHOWN = 2;

type Axis = keyof typeof MOST_TIMES;
type Direction = "above" | "below";

/** In mm, above zero for thicker or wider; of the asked size's nearer end where a gauge means two. */
export type Difference = { axis: Axis; mm: number };
export type NearSize = { differences: Difference[]; products: ProductCard[] };

type Found = { mm: number; ids: string[] };

const Near = z.object({ mm: z.number(), id: z.string() });

/** By one measure while the other stays; where nothing has the other, nearest thickness and width. */
export async function findNearSizes(wish: ProductWish): Promise<NearSize[]> {
  const near = (await Promise.all([besides(wish, "thickness"), besides(wish, "width")])).flat();
  const found = near.length > 0 || wish.width.length === 0 ? near : await nearestOfBoth(wish);
  return withProducts(found);
}

type NearIds = { differences: Difference[]; ids: string[] };

async function besides(wish: ProductWish, axis: Axis): Promise<NearIds[]> {
  if (wish[axis].length === 0) return [];
  const found = await Promise.all(
    (["below", "above"] as const).map(async (direction) => {
      const end = endOf(wish[axis], direction);
      const next = await findNext({ ...wish, [axis]: [] }, axis, direction, end);
      return (
        next && { differences: [{ axis, mm: next.mm - centreOf(wish[axis], direction) }], ids: next.ids }
      );
    }),
  );
  return found.filter((each) => each !== null);
}

async function nearestOfBoth(wish: ProductWish): Promise<NearIds[]> {
  const thinnerAndThicker = await besides({ ...wish, width: [] }, "thickness");
  const both = await Promise.all(
    thinnerAndThicker.map(async ({ differences: [first] }) => {
      if (!first) return [];
      const mm = first.mm + centreOf(wish.thickness, first.mm > 0 ? "above" : "below");
      const widths = await besides({ ...wish, thickness: [{ min: mm, max: mm }] }, "width");
      return widths.map(({ differences, ids }) => ({ differences: [first, ...differences], ids }));
    }),
  );
  return both.flat();
}

async function findNext(
  wish: ProductWish,
  axis: Axis,
  direction: Direction,
  end: number,
): Promise<Found | null> {
  const most = direction === "above" ? end * MOST_TIMES[axis] : end / MOST_TIMES[axis];
  const [beside, order] =
    direction === "above"
      ? [Prisma.sql`s."mm" > ${end} AND s."mm" <= ${most}`, Prisma.sql`ASC`]
      : [Prisma.sql`s."mm" < ${end} AND s."mm" >= ${most}`, Prisma.sql`DESC`];
  const rows = await askRows(
    Near,
    Prisma.sql`SELECT found."mm", t."id" FROM (
        SELECT s."mm", s."productId" FROM "ProductSize" s WHERE s."axis" = ${axis} AND ${beside}
        ORDER BY s."mm" ${order} LIMIT ${LOOKED_AT}) found
      CROSS JOIN "Product" t ON t."id" = found."productId"
      WHERE ${Prisma.join(await describeWish(wish), " AND ")}
      ORDER BY found."mm" ${order}, t."createdAt" DESC, t."id" DESC LIMIT ${SHOWN}`,
  );
  const mm = rows[0]?.mm;
  if (mm === undefined) return null;
  return { mm, ids: rows.filter((row) => row.mm === mm).map(({ id }) => id) };
}

async function withProducts(found: NearIds[]): Promise<NearSize[]> {
  const cards = await listProductsByIds([...new Set(found.flatMap(({ ids }) => ids))]);
  return found.map(({ differences, ids }) => ({
    differences,
    products: cards.filter(({ id }) => ids.includes(id)),
  }));
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
