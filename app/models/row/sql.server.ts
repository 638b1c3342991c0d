import { z } from "zod";
import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";

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
