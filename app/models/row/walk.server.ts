import { readRows } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";

type Direction = "ASC" | "DESC";

/** Rows called `t` in an order that an index gives, filters included: what is skipped is read in that index alone. */
export type Walk = {
  from: Prisma.Sql;
  where: Prisma.Sql;
  id: Prisma.Sql;
  order: readonly (readonly [Prisma.Sql, Direction])[];
};

export const newestFirst: Walk["order"] = [
  [Prisma.sql`t."createdAt"`, "DESC"],
  [Prisma.sql`t."id"`, "DESC"],
];

/** Ids from the `skip`th of `total` on. The walk begins at the nearer end, so that at most half of the rows are passed. */
export async function walkIds(walk: Walk, total: number, skip: number, take: number): Promise<string[]> {
  const wanted = Math.min(take, total - skip);
  if (wanted <= 0) return [];
  const behind = total - skip - wanted;
  if (skip <= behind) return readIds(walk, skip, wanted);
  const order = walk.order.map(([by, direction]) => [by, opposite(direction)] as const);
  return (await readIds({ ...walk, order }, behind, wanted)).reverse();
}

async function readIds({ from, where, id, order }: Walk, skip: number, take: number) {
  const rows = await readRows<{ id: string }>(Prisma.sql`
    SELECT ${id} AS "id" FROM ${from} WHERE ${where} ORDER BY ${writeOrder(order)} LIMIT ${take} OFFSET ${skip}`);
  return rows.map((row) => row.id);
}

export function writeOrder(order: Walk["order"]): Prisma.Sql {
  return Prisma.join(order.map(([column, direction]) => Prisma.sql`${column} ${Prisma.raw(direction)}`));
}

function opposite(direction: Direction): Direction {
  return direction === "ASC" ? "DESC" : "ASC";
}
