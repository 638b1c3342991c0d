import { openDatabase } from "../../scripts/start/database.mjs";
import type { ServedSite } from "../support/site";

/** Makes a site's store fail from outside, as another program or a bad disk does; what it answers repairs it again. */
type Fault = (site: ServedSite) => () => void;

/** Another program writes and does not finish. */
export const lock: Fault = (site) => {
  const other = openBeside(site);
  other.exec("BEGIN IMMEDIATE");
  return () => {
    other.exec("ROLLBACK");
    other.close();
  };
};

/** Not one table can be read, the sessions neither; or not those that are named. */
export const hideTables = (site: ServedSite, tables = listTables(site)) => {
  run(site, ...tables.map((table) => `ALTER TABLE "${table}" RENAME TO "Hidden${table}"`));
  return () => run(site, ...tables.map((table) => `ALTER TABLE "Hidden${table}" RENAME TO "${table}"`));
};

/** Every change is refused in SQLite's words for a disk without room. */
export const fillDisk: Fault = (site) => {
  const triggers = listTables(site).flatMap((table) =>
    ["INSERT", "UPDATE", "DELETE"].map((verb) => ({ name: `full_${table}_${verb}`, table, verb })),
  );
  const make = triggers.map(
    ({ name, table, verb }) =>
      `CREATE TRIGGER "${name}" BEFORE ${verb} ON "${table}" BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END`,
  );
  run(site, ...make);
  return () => run(site, ...triggers.map(({ name }) => `DROP TRIGGER "${name}"`));
};

/** Runs statements past the site. */
export function run(site: ServedSite, ...statements: string[]) {
  const other = openBeside(site);
  // A renamed table would take the triggers and references of the others along, and bring them back changed.
  other.pragma("legacy_alter_table = ON");
  other.exec(statements.join(";\n"));
  other.close();
}

/** What the site has stored, read past it. */
export function rows<Row>(site: ServedSite, sql: string): Row[] {
  const other = openBeside(site);
  try {
    return other.prepare<[], Row>(sql).all();
  } finally {
    other.close();
  }
}

/** Of the first row that is meant, or "". */
export function findId(site: ServedSite, table: string, which = ""): string {
  return rows<{ id: string }>(site, `SELECT "id" FROM "${table}" ${which}`)[0]?.id ?? "";
}

function listTables(site: ServedSite) {
  return rows<{ name: string }>(
    site,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT GLOB '_prisma*' AND name NOT GLOB 'sqlite*' AND name NOT GLOB 'SearchText_*'",
  ).map(({ name }) => name);
}

function openBeside(site: ServedSite) {
  return openDatabase(site.home.databaseFile, { timeout: 5_000 });
}
