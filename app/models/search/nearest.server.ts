import { z } from "zod";
import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { describeWish, openWish, type ProductWish, type SizeRange } from "~/models/product/filtered.server";
import { listProductsByIds, type ProductCard } from "~/models/product/read.server";
import { askRows, WholeNumber } from "~/models/row/sql.server";
import { productTypes, type SteelForm, steelTypes } from "~/steel/kind";
import { delivery } from "./ranked.server";

/** What is more than so many times thicker, or wider, helps nobody. */
const MOST_TIMES = { thickness: 1.6, width: 1.25 } as const;
/** Beside a thickness: by so large a share of the width. */
const MOST_WIDER = 0.25;
/** One gauge is about so many times as thick as the next; within a step the width decides. */
const STEP = 1.1;
/** So many listed sizes beside the asked one are looked at. */
const LOOKED_AT = 200;
/** Products in each direction. */
const SHOWN = 2;

type Axis = keyof typeof MOST_TIMES;
type Direction = "below" | "at" | "above";

/** In mm, above zero for thicker or wider; of the asked size's nearer end where a gauge means two. */
export type Difference = { axis: Axis; mm: number };
/** Without differences it is of the asked size, in other steel. */
export type NearProduct = { product: ProductCard; differences: Difference[]; otherSteel: boolean };

const NearRow = z.object({
  id: z.string(),
  mm: z.number(),
  width: z.number().nullable(),
  misfit: WholeNumber,
  steps: WholeNumber,
});
type Near = z.infer<typeof NearRow> & { direction: Direction };

/**
 * Nearest by thickness in steps of a gauge, then by width, then by process; none of them is what was asked for. Of other
 * steel only where nothing of the asked steel has the size.
 */
export async function findNearProducts(wish: ProductWish, otherSteel: boolean): Promise<NearProduct[]> {
  if (wish.thickness.length + wish.width.length === 0) return [];
  const axis: Axis = wish.thickness.length > 0 ? "thickness" : "width";
  const found = await Promise.all(
    (["at", "below", "above"] as const).map((direction) =>
      findInDirection(wish, axis, direction, otherSteel),
    ),
  );
  const near = found.flat();
  const least = Math.min(...near.map(({ misfit }) => misfit));
  const fitting = await addNearer(
    wish,
    axis,
    near.filter(({ misfit }) => misfit === least),
  );
  const ids = [...new Set(fitting.map(({ id }) => id))];
  const cards = await listProductsByIds(ids);
  return fitting.flatMap((each) => {
    const product = cards.find(({ id }) => id === each.id);
    return product
      ? [
          {
            product,
            differences: differencesOf(wish, axis, each),
            otherSteel: isOther(wish, product),
          },
        ]
      : [];
  });
}

/** A product that stands here for a size above or below may list one that is nearer, or the very one, and was not among the first of those. */
async function addNearer(wish: ProductWish, axis: Axis, found: readonly Near[]): Promise<Near[]> {
  const where = { axis, productId: { in: found.map(({ id }) => id) } };
  const sizes = await db.productSize.findMany({ where, select: { productId: true, mm: true } });
  return found.flatMap((each) => {
    const own = sizes.filter(({ productId }) => productId === each.id).map(({ mm }) => mm);
    const [nearest = each.mm] = own.sort((one, other) => offOf(wish[axis], one) - offOf(wish[axis], other));
    const all = found.filter(({ id }) => id === each.id);
    if (all[0] !== each || all.some(({ mm }) => offOf(wish[axis], mm) <= offOf(wish[axis], nearest)))
      return each;
    return [{ ...each, mm: nearest, direction: directionOf(wish[axis], nearest) }, each];
  });
}

async function findInDirection(
  wish: ProductWish,
  axis: Axis,
  direction: Direction,
  otherSteel: boolean,
): Promise<Near[]> {
  const asked = centreOf(wish[axis], direction);
  const beside = axis === "thickness" && wish.width.length > 0 ? centreOf(wish.width, "at") : null;
  const width = beside === null ? Prisma.sql`NULL` : nearestWidth(beside);
  const widthOff = Prisma.sql`abs(t."width" - ${beside})`;
  const isExact = Prisma.sql`coalesce((${Prisma.join(await describeWish(wish, true), " AND ")}), 0)`;
  const conditions = otherSteel ? [Prisma.sql`1`] : await describeWish({ ...wish, thickness: [], width: [] });
  const order = [
    Prisma.sql`"misfit"`,
    Prisma.sql`"steps"`,
    ...(beside === null ? [] : [widthOff]),
    ...(wish.finish ? [] : [Prisma.sql`t."finish" IS 'chequered'`]),
    ...(wish.types.length === 0 ? [] : [Prisma.sql`t."type" NOT IN (${Prisma.join([...wish.types])})`]),
  ];
  const rows = await askRows(
    NearRow,
    // Made once, or SQLite would look up the widths anew for each condition and each comparison.
    Prisma.sql`WITH near AS MATERIALIZED (
        SELECT t."id", t."type", t."finish", t."grade", t."standard", t."deliveryDays", t."createdAt", s."mm", s."off", ${width} AS "width"
        FROM (
          SELECT "productId", "mm", min(abs(ln("mm" / ${asked}))) AS "off" FROM (
            SELECT "productId", "mm" FROM "ProductSize" WHERE "axis" = ${axis} AND ${within(wish[axis], axis, direction)}
            ORDER BY "mm" ${direction === "below" ? Prisma.sql`DESC` : Prisma.sql`ASC`} LIMIT ${LOOKED_AT})
          GROUP BY "productId") s
        CROSS JOIN "Product" t ON t."id" = s."productId"
        WHERE ${Prisma.join(conditions, " AND ")} AND NOT ${isExact})
      SELECT t."id", t."mm", t."width", ${await misfitOf(wish)} AS "misfit",
        CAST(t."off" / ${Math.log(STEP)} AS INTEGER) AS "steps" FROM near t
      WHERE ${beside === null ? Prisma.sql`1` : Prisma.sql`${widthOff} <= ${beside * MOST_WIDER}`}
      ORDER BY ${Prisma.join(order)}, t."off", ${delivery}, t."createdAt" DESC, t."id" DESC LIMIT ${SHOWN}`,
  );
  return rows.filter(({ steps }) => steps === rows[0]?.steps).map((row) => ({ ...row, direction }));
}

/** What a buyer cannot use in place of what he asked for: another form, finish or grade. */
async function misfitOf(wish: ProductWish): Promise<Prisma.Sql> {
  const forms = new Set<SteelForm>(wish.types.map((type) => steelTypes[type].form));
  const ofForm = productTypes.filter((type) => forms.has(steelTypes[type].form));
  const told = [
    { ...openWish, types: ofForm },
    { ...openWish, finish: wish.finish },
    { ...openWish, grades: wish.grades },
  ];
  const misses = await Promise.all(
    told.map(async (each) => Prisma.sql`NOT (${Prisma.join(await describeWish(each), " AND ")})`),
  );
  return Prisma.sql`(${Prisma.join(
    misses.map((miss) => Prisma.sql`coalesce(${miss}, 1)`),
    " + ",
  )})`;
}

/** Of those that a product lists; the plus sign keeps SQLite at the product's own sizes. */
function nearestWidth(asked: number): Prisma.Sql {
  return Prisma.sql`(SELECT w."mm" FROM "ProductSize" w
    WHERE w."productId" = t."id" AND +w."axis" = 'width' ORDER BY abs(w."mm" - ${asked}) LIMIT 1)`;
}

function within(ranges: readonly SizeRange[], axis: Axis, direction: Direction): Prisma.Sql {
  const [low, high] = [least(ranges), greatest(ranges)];
  if (direction === "below") return Prisma.sql`"mm" < ${low} AND "mm" >= ${low / MOST_TIMES[axis]}`;
  if (direction === "above") return Prisma.sql`"mm" > ${high} AND "mm" <= ${high * MOST_TIMES[axis]}`;
  return Prisma.sql`"mm" >= ${low} AND "mm" <= ${high}`;
}

function directionOf(ranges: readonly SizeRange[], mm: number): Direction {
  if (mm < least(ranges)) return "below";
  return mm > greatest(ranges) ? "above" : "at";
}

function offOf(ranges: readonly SizeRange[], mm: number): number {
  const direction = directionOf(ranges, mm);
  return direction === "at" ? 0 : Math.abs(Math.log(mm / centreOf(ranges, direction)));
}

function differencesOf(wish: ProductWish, axis: Axis, { mm, width, direction }: Near): Difference[] {
  const beside: Difference[] = direction === "at" ? [] : [{ axis, mm: mm - centreOf(wish[axis], direction) }];
  const isOff = width !== null && (width < least(wish.width) || width > greatest(wish.width));
  return isOff ? [...beside, { axis: "width", mm: width - centreOf(wish.width, "at") }] : beside;
}

function isOther({ types }: ProductWish, { type }: ProductCard) {
  return types.length > 0 && !types.includes(type);
}

function least(ranges: readonly SizeRange[]): number {
  return Math.min(...ranges.map(({ min }) => min ?? 0));
}

function greatest(ranges: readonly SizeRange[]): number {
  return Math.max(...ranges.map(({ max }) => max ?? 0));
}

/** What was asked for, without its tolerance. */
function centreOf(ranges: readonly SizeRange[], direction: Direction): number {
  const centres = ranges.map(({ min, max }) => Math.sqrt((min ?? 0) * (max ?? 0)));
  return direction === "above" ? Math.max(...centres) : Math.min(...centres);
}
