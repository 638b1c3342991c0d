import { z } from "zod";
import { Prisma } from "~/generated/prisma/client";
import { ROW_PICTURE_COLUMNS } from "~/models/picture/column";
import { hasUpload } from "~/models/picture/folder.server";
import { askRows } from "~/models/row/sql.server";

const SOME = 500;
const MOST = 1_000;
const AGAIN_MS = 10_000;

let known = Promise.resolve(0);
let until = 0;

/** Pictures that a row shows and the uploads folder does not have, `MOST` at most; up to ten seconds old. */
export function countMissingPictures(): Promise<number> {
  if (performance.now() >= until) {
    until = Number.POSITIVE_INFINITY;
    known = look().finally(() => {
      until = performance.now() + AGAIN_MS;
    });
  }
  return known;
}

async function look(): Promise<number> {
  let count = 0;
  for (const [table, column] of ROW_PICTURE_COLUMNS) {
    for (let after = ""; count < MOST; ) {
      const names = await listNames(table, column, after);
      const there = await Promise.all(names.map(hasUpload));
      count += there.filter((is) => !is).length;
      if (names.length < SOME) break;
      after = names.at(-1) ?? "";
    }
  }
  return Math.min(count, MOST);
}

/** In the order of the column's own index. */
async function listNames(table: string, column: string, after: string): Promise<string[]> {
  const [from, name] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)];
  const rows = await askRows(
    z.object({ name: z.string() }),
    Prisma.sql`SELECT ${name} AS "name" FROM ${from} WHERE ${name} > ${after} ORDER BY ${name} LIMIT ${SOME}`,
  );
  return rows.map((row) => row.name);
}
