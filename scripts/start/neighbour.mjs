import { closeSync, openSync, readdirSync, readSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "./database.mjs";

const SIGNATURE = "SQLite format 3\0";
const UNFINISHED = /\.(migrating|restoring|tmp)$/;

/**
 * A database in the same folder that has more in it than one that is empty, or not there: most likely a name was
 * mistyped. Null when there is none.
 */
export function findNeighbour(file) {
  const own = weigh(file);
  if (own === FULL) return null;
  const folder = path.dirname(file);
  const others = listFiles(folder).filter((name) => name !== path.basename(file) && !UNFINISHED.test(name));
  const fuller = others.find(
    (name) => isDatabase(path.join(folder, name)) && weigh(path.join(folder, name)) > own,
  );
  return fuller ? path.join(folder, fuller) : null;
}

const [EMPTY, SAMPLE, FULL] = [0, 1, 2];

/** What a database holds: nothing of a site, what the first start put there, or somebody's work. */
function weigh(file) {
  let database;
  try {
    database = openDatabase(file, { fileMustExist: true, timeout: 1_000 });
    const ask = (sql) => database.prepare(`SELECT EXISTS (${sql})`).pluck().get() === 1;
    const rows = ["Product", "Blog", "Testimonial"].map(
      (table) => `SELECT 1 FROM "${table}" WHERE "sample" = 0`,
    );
    if ([...rows, 'SELECT 1 FROM "Enquiry"'].some(ask)) return FULL;
    return ask('SELECT 1 FROM "Admin"') ? SAMPLE : EMPTY;
  } catch {
    return EMPTY;
  } finally {
    database?.close();
  }
}

function listFiles(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    return [];
  }
}

function isDatabase(file) {
  const head = Buffer.alloc(SIGNATURE.length);
  try {
    const handle = openSync(file, "r");
    readSync(handle, head, 0, head.length, 0);
    closeSync(handle);
  } catch {
    return false;
  }
  return head.toString("latin1") === SIGNATURE;
}
