import { db } from "~/db.server";
import { ROW_PICTURE_COLUMNS, WAITING_PICTURE_COLUMNS } from "./column";

const SHOWN_SQL = `WITH "asked" AS (SELECT "value" AS "name" FROM json_each(?)) ${ROW_PICTURE_COLUMNS.map(
  ([table, column]) =>
    `SELECT "${column}" AS "name" FROM "${table}" WHERE "${column}" IN (SELECT "name" FROM "asked")`,
).join(" UNION ")}`;

/** Deletions and saved drafts name it within a list. */
const USED_SQL = `WITH "asked"("name") AS (VALUES (?)) SELECT ${[
  ...ROW_PICTURE_COLUMNS.map(
    ([table, column]) => `EXISTS (SELECT 1 FROM "${table}" WHERE "${column}" = (SELECT "name" FROM "asked"))`,
  ),
  ...WAITING_PICTURE_COLUMNS.map(
    ([table, column]) =>
      `EXISTS (SELECT 1 FROM "${table}" WHERE instr("${column}", (SELECT "name" FROM "asked")) > 0)`,
  ),
].join(" OR ")} AS "used"`;

export async function findUsedPictures(names: string[]): Promise<Set<string>> {
  const shown = await db.$queryRawUnsafe<{ name: string }[]>(SHOWN_SQL, JSON.stringify(names));
  const used = new Set(shown.map(({ name }) => name));
  // A row may have been deleted or taken back meanwhile.
  for (const name of names) if (!used.has(name) && (await isPictureUsed(name))) used.add(name);
  return used;
}

export async function isPictureUsed(name: string): Promise<boolean> {
  const [row] = await db.$queryRawUnsafe<{ used: bigint | number }[]>(USED_SQL, name);
  return Number(row?.used ?? 0) > 0;
}
