import { z } from "zod";
import { Prisma } from "~/generated/prisma/client";
import type { RowRange } from "~/models/row/page-number";
import { askRows, WholeNumber } from "~/models/row/sql.server";
import type { ProductType } from "~/steel/kind";
import type { Finish, GradeName } from "~/steel/reading/shape";
import { findGradeNames } from "./grade.server";
import type { ProductSort } from "./sort";

type Axis = "thickness" | "width";

/** In mm, both ends included; null for no end. */
export type SizeRange = { min: number | null; max: number | null };

/** Of each list one must match; an empty list and null match everything. */
export type ProductWish = {
  types: readonly ProductType[];
  thickness: readonly SizeRange[];
  width: readonly SizeRange[];
  grades: readonly GradeName[];
  finish: Finish | null;
};

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

const Found = z.object({ id: z.string(), total: WholeNumber });

type Asked = { sort?: ProductSort; skip?: number; take: number; among?: readonly string[] };

/** `among` these ids where given. */
export async function findMatching(wish: ProductWish, { sort = "newest", take, skip = 0, among }: Asked) {
  const matching = await selectMatching(wish, among);
  return findPage(Prisma.sql`${matching} ORDER BY ${orders[sort]}`, { skip, take });
}

/** Of rows with their id and how many there are in all, which behind the last page no row says. */
export async function findPage(
  found: Prisma.Sql,
  { skip, take }: RowRange,
): Promise<{ ids: string[]; total: number }> {
  const rows = await askRows(Found, Prisma.sql`${found} LIMIT ${take} OFFSET ${skip}`);
  if (rows.length === 0 && skip > 0)
    return { ids: [], total: (await findPage(found, { skip: 0, take: 1 })).total };
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/**
 * Their ids and how many they are, of products called `t`. A very thickness is looked up; else one walk through the index
 * that has everything a filter asks for.
 */
export async function selectMatching(wish: ProductWish, among?: readonly string[]): Promise<Prisma.Sql> {
  const conditions = await describeWish(wish);
  if (among) conditions.push(Prisma.sql`t."id" IN (${listed(among)})`);
  const isLookedUp = among || (wish.thickness.length > 0 && wish.thickness.every(isOneSize));
  const index = isLookedUp ? Prisma.empty : Prisma.sql`INDEXED BY "product_filter"`;
  return Prisma.sql`SELECT t."id", count(*) OVER () AS "total" FROM "Product" t ${index}
    WHERE ${Prisma.join(conditions, " AND ")}`;
}

export function listed(ids: readonly string[]): Prisma.Sql {
  return Prisma.sql`SELECT j."value" FROM json_each(${JSON.stringify(ids)}) j`;
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
  const each = ranges.flatMap((range) =>
    range.min === null && range.max === null ? [] : [within(axis, range, areFew)],
  );
  return each.length === 0 ? [] : [Prisma.sql`(${Prisma.join(each, " OR ")})`];
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
