import { z } from "zod";
import { Prisma } from "~/generated/prisma/client";
import { askRows } from "~/models/row/sql.server";
import { ROW_PICTURE_COLUMNS, WAITING_PICTURE_COLUMNS } from "./column";

/** Of these names. Asked at once: a row that is deleted or taken back meanwhile is either here or there. */
export async function findUsedPictures(names: readonly string[]): Promise<Set<string>> {
  const id = (name: string) => Prisma.raw(`"${name}"`);
  const asked = Prisma.sql`(SELECT "value" FROM asked)`;
  const shown = ROW_PICTURE_COLUMNS.map(
    ([table, column]) =>
      Prisma.sql`SELECT ${id(column)} AS "name" FROM ${id(table)} WHERE ${id(column)} IN ${asked}`,
  );
  const waiting = WAITING_PICTURE_COLUMNS.map(
    ([table, column]) =>
      Prisma.sql`SELECT each."value" FROM ${id(table)} t, json_each(t.${id(column)}) each WHERE each."value" IN ${asked}`,
  );
  const rows = await askRows(
    z.object({ name: z.string() }),
    Prisma.sql`WITH asked AS (SELECT "value" FROM json_each(${JSON.stringify(names)}))
      ${Prisma.join([...shown, ...waiting], " UNION ")}`,
  );
  return new Set(rows.map(({ name }) => name));
}
