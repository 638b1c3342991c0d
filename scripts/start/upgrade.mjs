import { openDatabase } from "./database.mjs";

/**
 * Until 1.0 is out: databases of before the migrations became one get into a new one, row by row. To be deleted after
 * it, with its test and its fixtures.
 */

/** What is called otherwise since. */
const TABLES = { SavedDraft: "ParkedPost" };
const COLUMNS = { "FormReceipt.result": "answer", "DeletedRow.kind": "noun" };

/** `to` has the tables of this version and no rows; its triggers make what stands beside them. */
export function copyRows(from, to) {
  const database = openDatabase(to, { fileMustExist: true });
  try {
    database.pragma("foreign_keys = OFF");
    database.prepare("ATTACH ? AS old").run(from);
    const columnsOf = (place, table) =>
      database.prepare("SELECT name FROM pragma_table_info(?, ?)").pluck().all(table, place);
    const tables = database
      .prepare(
        "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT GLOB '_prisma*' AND name NOT GLOB 'Search*' AND name <> 'Revision' AND name NOT GLOB 'sqlite*'",
      )
      .pluck()
      .all();
    database.transaction(() => {
      for (const table of tables) {
        const before = columnsOf("old", table).length > 0 ? table : (TABLES[table] ?? table);
        const known = columnsOf("old", before);
        const columns = columnsOf("main", table)
          .map((name) => [name, known.includes(name) ? name : COLUMNS[`${table}.${name}`]])
          .filter(([, old]) => known.includes(old));
        // What is younger than the old database begins empty.
        if (columns.length === 0) continue;
        const list = (names) => names.map((name) => `"${name}"`).join(", ");
        database.exec(
          `INSERT INTO main."${table}" (${list(columns.map(([name]) => name))}) SELECT ${list(columns.map(([, old]) => old))} FROM old."${before}"`,
        );
      }
    })();
  } finally {
    database.close();
  }
}
