import { readRows } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { remembered } from "~/models/row/remembered.server";

/** From a moment, as SQLite keeps it, and an id on. */
type Run = { moment: string; id: string; count: number };

/** The newest first. */
const listRuns = remembered((_: undefined) =>
  readRows<Run>(Prisma.sql`
    SELECT "createdAt" || '' AS "moment", "id", "count" FROM "ProductRun" ORDER BY "ProductRun"."createdAt" DESC, "ProductRun"."id" DESC`),
);

/**
 * Ids of all products, the newest first, from the `skip`th on: whole runs are skipped by their counts, and at most a
 * thousand rows by walking.
 */
export async function listNewestIds(skip: number, take: number): Promise<string[]> {
  let before: Run | null = null;
  let rest = skip;
  for (const run of await listRuns(undefined)) {
    if (rest < run.count) break;
    rest -= run.count;
    before = run;
  }
  const where = before
    ? Prisma.sql`(t."createdAt", t."id") < (${before.moment}, ${before.id})`
    : Prisma.sql`1`;
  const rows = await readRows<{ id: string }>(Prisma.sql`
    SELECT t."id" FROM "Product" t WHERE ${where}
    ORDER BY t."createdAt" DESC, t."id" DESC LIMIT ${take} OFFSET ${rest}`);
  return rows.map(({ id }) => id);
}
