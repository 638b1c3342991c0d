import type BetterSqlite3 from "better-sqlite3";
import { PICTURE_COLUMNS } from "./column";
import { filesOfPicture } from "./file-name";

const PICTURE_NAME = /[0-9a-f]{24}-[1-9]\d{0,3}x[1-9]\d{0,3}\.webp/g;

function pictureNamesIn(texts: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const text of texts) for (const name of text.match(PICTURE_NAME) ?? []) names.add(name);
  return names;
}

/** Also of a backup of before a table was there, and of a file without any. */
export function listPictureFiles(database: BetterSqlite3.Database): string[] {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const texts = PICTURE_COLUMNS.filter(([table]) => tables.includes(table)).flatMap(([table, column]) =>
    database
      .prepare<[], string>(`SELECT "${column}" FROM "${table}" WHERE "${column}" IS NOT NULL`)
      .pluck()
      .all(),
  );
  return [...pictureNamesIn(texts)].flatMap(filesOfPicture);
}
