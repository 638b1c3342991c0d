import { readdirSync } from "node:fs";
import path from "node:path";
import {
  markFolder,
  readFolderId,
  readSiteId,
  writeSiteId,
} from "../../app/models/backup/site-id.server.mjs";
import { askDatabase, databaseFile, openDatabase } from "./database.mjs";
import { checkEnvironment } from "./environment.mjs";
import { chosenBackupFolder, uploadsFolder } from "./places.mjs";
import { MISCONFIGURED, Stopped } from "./step.mjs";

/** What would be lost: pictures, and backups by their moments. */
const PICTURE = /^([0-9a-f]{24}-\d+x\d+)(?:\.\d+)?\.(?:webp|avif)$/;
const BACKUP = /^\d{4}-\d\d-\d\dT/;

/**
 * Throws Stopped when the database is not that of the folders; changes nothing. `source` is the database that a restore
 * is about to put there.
 */
export function checkSite(source) {
  const fault = askDatabase(
    (database) =>
      listFolders()
        .map((folder) => findFault(database, folder))
        .find(Boolean),
    source,
  );
  const other = findNeighbour(databaseFile());
  const beside = other && `The database ${databaseFile()} is new or empty, and ${other} beside it is not`;
  if (fault) throw new Stopped([fault, beside && `${beside}.`].filter(Boolean).join(" "), MISCONFIGURED);
  if (beside) process.stdout.write(`${beside}: if that one was meant, set DATABASE_URL.\n`);
}

/** This process must own the database, which must be there. Does nothing when all carry its id already. */
export async function claimSite() {
  const id = askDatabase(readSiteId);
  const foreign = listFolders().filter(({ place }) => id === null || readFolderId(place) !== id);
  if (foreign.length === 0) return;
  await checkEnvironment();
  const database = openDatabase(databaseFile(), { timeout: 5_000 });
  try {
    // The database first: a start that is cut here finds a folder without pictures, or its own.
    const own = id ?? writeSiteId(database);
    for (const { place } of foreign) markFolder(place, own);
  } finally {
    database.close();
  }
}

/** Backups in the default folder tell by their databases whose they are: several sites of one clone share it. */
function listFolders() {
  const backups = chosenBackupFolder();
  return [
    { name: "UPLOADS_DIR", holds: "pictures", place: uploadsFolder() },
    ...(backups ? [{ name: "BACKUP_DIR", holds: "backups", place: backups }] : []),
  ];
}

function findFault(database, { name, holds, place }) {
  const mark = readFolderId(place);
  const id = database && readSiteId(database);
  const word = process.env.ADOPT_FOLDERS?.trim();
  if (mark !== null && (mark === id || mark === word)) return null;
  const files = listNames(place);
  const file = databaseFile();
  const remedy = (wanted) =>
    `Set DATABASE_URL or ${name} to those of one site, or start once with ADOPT_FOLDERS=${wanted} to give the folder to this database.`;
  if (mark !== null) {
    if (id === null && !files.some((one) => PICTURE.test(one) || BACKUP.test(one))) return null;
    const whose = id ? `belongs to site ${id}` : "is new or has no id yet";
    return `${name}: the ${holds} in ${place} belong to site ${mark}, but the database ${file} ${whose}. ${remedy(mark)}`;
  }
  const pictures = files.flatMap((one) => PICTURE.exec(one)?.[1] ?? []);
  if (pictures.length === 0 || word === "unmarked" || showsAny(database, pictures)) return null;
  return `${name}: the database ${file} shows none of the pictures in ${place}. ${remedy("unmarked")}`;
}

/** Whether a row names one of the pictures; by the columns that it has, for it may be of an older version. */
function showsAny(database, pictures) {
  if (!database) return false;
  const names = JSON.stringify([...new Set(pictures)].map((stem) => `${stem}.webp`));
  const columns = database
    .prepare(
      `SELECT t.name AS "table", c.name AS "column" FROM sqlite_schema t JOIN pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.sql NOT LIKE 'CREATE VIRTUAL%' AND (c.name LIKE '%image%' OR c.name LIKE '%picture%')`,
    )
    .all();
  return columns.some(({ table, column }) =>
    database
      .prepare(`SELECT 1 FROM "${table}" WHERE "${column}" IN (SELECT value FROM json_each(?)) LIMIT 1`)
      .get(names),
  );
}

function listNames(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return [];
    throw error;
  }
}

const [EMPTY, SAMPLE, FULL] = [0, 1, 2];

/**
 * A database in the same folder that has more in it than one that is empty, or not there: most likely a name was
 * mistyped. Null when there is none.
 */
function findNeighbour(file) {
  const own = weigh(file);
  if (own === FULL) return null;
  const folder = path.dirname(file);
  const alike = (name) => name !== path.basename(file) && path.extname(name) === path.extname(file);
  const others = listNames(folder).filter(alike);
  const fuller = others.map((name) => path.join(folder, name)).find((other) => weigh(other) > own);
  return fuller ?? null;
}

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
