import { Prisma } from "~/generated/prisma/client";

/**
 * Rows that every page or every write asks for are read and added by plain SQL: Prisma would compile the query anew each
 * time, which takes longer than the query.
 */
export function nameColumns(columns: object, table?: string): Prisma.Sql {
  const before = table === undefined ? "" : `${table}.`;
  return Prisma.raw(
    Object.keys(columns)
      .map((name) => `${before}"${name}"`)
      .join(", "),
  );
}

type Row = Record<string, string | number | Date | null | undefined>;

/** At least one row, all with the columns of the first. An absent value is stored as none, also where the column has a default. */
export function addRows(
  tx: Prisma.TransactionClient,
  table: Prisma.ModelName,
  rows: readonly Row[],
): Promise<number> {
  const values = rows.map(
    (row) => Prisma.sql`(${Prisma.join(Object.values(row).map((value) => value ?? null))})`,
  );
  return tx.$executeRaw`INSERT INTO ${Prisma.raw(`"${table}"`)} (${nameColumns(rows[0] ?? {})}) VALUES ${Prisma.join(values)}`;
}
