import { openDatabase } from "../../scripts/start/database.mjs";
import { type Home, makeHome, refillHome } from "./home";

/** A worker has one database, before anything opens it, and every test file begins with its tables empty. */
const globals = globalThis as typeof globalThis & { steelHome?: Home };
if (globals.steelHome) await refillHome(globals.steelHome, "empty");
globals.steelHome ??= await makeHome("empty", process.env.DATABASES_DIR);
const home = globals.steelHome;
process.env.DATABASE_URL = home.databaseUrl;
process.env.UPLOADS_DIR = home.uploadsDir;

/** The sample content, with its pictures, instead of what is there. */
export const fillWithSample = () => refillHome(home, "sample");

/** A second program on the same database: what it does, the models did not do. */
export function openBeside(timeout = 0) {
  return openDatabase(String(process.env.DATABASE_URL).replace(/^file:/, ""), { timeout });
}

/** Deletes every row of every table but the revisions, which come with the tables, so that a test can begin with nothing. */
export function clearDatabase() {
  const database = openBeside(5_000);
  const tables = database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT GLOB '_prisma*' AND name <> 'Revision' AND name NOT GLOB 'sqlite*' AND name NOT GLOB 'SearchText_*'",
    )
    .pluck()
    .all();
  database.pragma("foreign_keys = OFF");
  for (const table of tables) database.exec(`DELETE FROM "${table}"`);
  database.close();
}
