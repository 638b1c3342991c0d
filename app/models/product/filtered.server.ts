import { Prisma } from "~/generated/prisma/client";
import type { RowRange } from "~/models/row/page-number";
import { findPage } from "~/models/row/sql.server";
import type { ProductType } from "~/steel/kind";
import type { Finish, GradeName } from "~/steel/reading/shape";
import { countOfTypes } from "./count.server";
import type { ProductSort } from "./filter-field";
import { findGradeNames } from "./grade.server";

type Axis = "thickness" | "width";

/** In mm, both ends included; null for no end, of one at most. */
export type SizeRange = { min: number | null; max: number | null };

/** Of each list one must match; an empty list and null match everything. */
export type ProductWish = {
  types: readonly ProductType[];
  thickness: readonly SizeRange[];
  width: readonly SizeRange[];
  grades: readonly GradeName[];
  finish: Finish | null;
};

/** Of whatever there is. */
export const openWish: ProductWish = { types: [], thickness: [], width: [], grades: [], finish: null };

const extremes = {
  thickness: { least: Prisma.sql`t."thicknessMin"`, greatest: Prisma.sql`t."thicknessMax"` },
  width: { least: Prisma.sql`t."widthMin"`, greatest: Prisma.sql`t."widthMax"` },
} as const;

const orders: Record<ProductSort, Prisma.Sql> = {
  newest: Prisma.sql`t."createdAt" DESC, t."id" DESC`,
  thinnest: Prisma.sql`t."thicknessMin", t."id" DESC`,
  widest: Prisma.sql`t."widthMax" DESC, t."id" DESC`,
};

/** A range of which one end is at most so many times the other is one size with its tolerance. */
const ONE_SIZE = 1.05;

type Asked = RowRange & { sort?: ProductSort };

export async function findMatching(wish: ProductWish, { sort = "newest", ...range }: Asked) {
  // What one of the indexes has in order is not walked to its end.
  const total = isTypeAlone(wish) ? await countOfTypes(wish.types) : Prisma.sql`count(*) OVER ()`;
  const found = await selectMatching(wish, Prisma.sql`t."id", ${total} AS "total"`);
  return findPage(Prisma.sql`${found} ORDER BY ${orders[sort]}`, range);
}

/** The newest of them, by their ids; `among` are ids where given. */
export async function selectNewest(wish: ProductWish, most: number, among?: Prisma.Sql): Promise<Prisma.Sql> {
  const found = await selectMatching(wish, Prisma.sql`t."id"`, among);
  return Prisma.sql`${found} ORDER BY ${orders.newest} LIMIT ${most}`;
}

/**
 * Of products called `t`. Those of a very size are looked up, and those of a type stand in the order that is asked for;
 * else it is one walk through the index that has everything a filter asks for.
 */
async function selectMatching(
  wish: ProductWish,
  columns: Prisma.Sql,
  among?: Prisma.Sql,
): Promise<Prisma.Sql> {
  const isLookedUp = [wish.thickness, wish.width].some(
    (ranges) => ranges.length > 0 && ranges.every(isOneSize),
  );
  const walked =
    isLookedUp || isTypeAlone(wish)
      ? Prisma.sql`"Product" t`
      : Prisma.sql`"Product" t INDEXED BY "product_filter"`;
  const from = among ? Prisma.sql`(${among}) a CROSS JOIN "Product" t ON t."id" = a."id"` : walked;
  const conditions = await describeWish(wish);
  return Prisma.sql`SELECT ${columns} FROM ${from} WHERE ${Prisma.join(conditions, " AND ")}`;
}

/** What an index gives in its order. */
export function isTypeAlone({ thickness, width, grades, finish }: ProductWish): boolean {
  return thickness.length + width.length + grades.length === 0 && finish === null;
}

/**
 * Conditions on products called `t`, one at least. To find those of one size, all of that size are listed; where products
 * are few, each is looked at.
 */
export async function describeWish(wish: ProductWish, areFew = false): Promise<Prisma.Sql[]> {
  return [
    Prisma.sql`1`,
    ...(wish.types.length > 0 ? [Prisma.sql`t."type" IN (${Prisma.join([...wish.types])})`] : []),
    ...sizeWithin("thickness", wish.thickness, areFew),
    ...sizeWithin("width", wish.width, areFew),
    ...(await ofGrades(wish.grades)),
    ...(wish.finish ? [Prisma.sql`t."finish" = ${wish.finish}`] : []),
  ];
}

async function ofGrades(asked: readonly GradeName[]): Promise<Prisma.Sql[]> {
  if (asked.length === 0) return [];
  const grades = (await Promise.all(asked.map(findGradeNames))).flat();
  const each = grades.map(
    ({ name, standard }) => Prisma.sql`(t."grade" IS ${name} AND t."standard" IS ${standard})`,
  );
  return [each.length > 0 ? Prisma.sql`(${Prisma.join(each, " OR ")})` : Prisma.sql`0`];
}

function sizeWithin(axis: Axis, ranges: readonly SizeRange[], areFew: boolean): Prisma.Sql[] {
  if (ranges.length === 0) return [];
  return [
    Prisma.sql`(${Prisma.join(
      ranges.map((range) => within(axis, range, areFew)),
      " OR ",
    )})`,
  ];
}

/**
 * At least one listed size lies in the range: a product of 1 and 10 mm is not found between 4 and 6. The sizes between
 * least and greatest are only looked at where the range lies between those two; the plus signs keep SQLite at the
 * product's own.
 */
function within(axis: Axis, { min, max }: SizeRange, areFew: boolean): Prisma.Sql {
  const { least, greatest } = extremes[axis];
  if (min === null) return Prisma.sql`${least} <= ${max}`;
  if (max === null) return Prisma.sql`${greatest} >= ${min}`;
  if (!areFew && isOneSize({ min, max })) {
    return Prisma.sql`t."id" IN (SELECT s."productId" FROM "ProductSize" s
      WHERE s."axis" = ${axis} AND s."mm" >= ${min} AND s."mm" <= ${max})`;
  }
  const between = Prisma.sql`EXISTS (SELECT 1 FROM "ProductSize" s
    WHERE s."productId" = t."id" AND +s."axis" = ${axis} AND +s."mm" >= ${min} AND +s."mm" <= ${max})`;
  return Prisma.sql`(${least} <= ${max} AND ${greatest} >= ${min}
    AND (${least} >= ${min} OR ${greatest} <= ${max} OR ${between}))`;
}

function isOneSize({ min, max }: SizeRange) {
  return min !== null && max !== null && max <= min * ONE_SIZE;
}
