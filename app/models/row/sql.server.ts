import { z } from "zod";
import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import type { RowRange } from "./page-number";

/** What SQLite counts comes as a BigInt. */
export const WholeNumber = z.coerce.number().int();

/** For what Prisma's models cannot say: full text, sums over conditions, orders regardless of case. Throws ZodError for a row of another shape. */
export async function askRows<Row extends z.ZodType>(
  row: Row,
  question: Prisma.Sql,
  tx: Prisma.TransactionClient = db,
): Promise<z.output<Row>[]> {
  return z.array(row).parse(await tx.$queryRaw(question));
}

/** Rows in the order of their ids; what is not there is left out. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const Found = z.object({ id: z.string(), total: WholeNumber });

/** A page of rows with their id and how many there are in all, which behind the last page no row says. */
export async function findPage(
  found: Prisma.Sql,
  { skip, take }: RowRange,
): Promise<{ ids: string[]; total: number }> {
  const rows = await askRows(Found, Prisma.sql`${found} LIMIT ${take} OFFSET ${skip}`);
  if (rows.length === 0 && skip > 0)
    return { ids: [], total: (await findPage(found, { skip: 0, take: 1 })).total };
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
