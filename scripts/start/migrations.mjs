import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { copyDatabase, exchangeDatabase, forgetDatabase, hasTable } from "../../app/db-file.server.mjs";
import { quietPrisma } from "./client.mjs";
import { askDatabase, databaseFile, snapshotFolder } from "./database.mjs";
import { checkEnvironment } from "./environment.mjs";
import { whileOwning } from "./owner.mjs";
import { root } from "./root.mjs";
import { MISCONFIGURED, runNode, Stopped, step } from "./step.mjs";
import { copyRows } from "./upgrade.mjs";

/**
 * Works on a copy that takes the database's place at the end: a migration that fails, or is killed, leaves the database
 * as it was. Stops when the database has had a migration that this version does not know.
 */
export async function applyMigrations() {
  const { pending, fresh, unknown, many } = askDatabase(readState);
  if (unknown.length > 0) {
    throw new Stopped(
      `The database ${databaseFile()} comes from a newer version of this site (${unknown.at(-1)}). Start that version, or restore a backup of this one, or a snapshot of ${snapshotFolder()}: npm run restore -- WHICH`,
      MISCONFIGURED,
    );
  }
  if (!pending) return;
  await checkEnvironment();
  await step(fresh ? "Creating the database" : "Bringing the database up to date", () =>
    whileOwning(async () => {
      const snapshot = fresh ? null : await takeSnapshot();
      try {
        await migrateCopy(databaseFile(), { fresh, many });
      } catch (error) {
        // The database is as it was, and many tries would push out the snapshots of earlier updates.
        if (snapshot) rmSync(snapshot, { force: true });
        throw error;
      }
      return snapshot ? `The database as it was before is kept in ${snapshot}` : "";
    }),
  );
}

async function migrateCopy(file, { fresh, many }) {
  const copy = `${file}.migrating`;
  mkdirSync(path.dirname(file), { recursive: true });
  forgetDatabase(copy);
  try {
    if (fresh || many) closeSync(openSync(copy, "wx", 0o600));
    else await copyDatabase(file, copy);
    await runNode(["node_modules/prisma/build/index.js", "migrate", "deploy"], {
      env: { ...process.env, ...quietPrisma, DATABASE_URL: `file:${copy}` },
      failure: `prisma migrate deploy failed.${fresh ? "" : " The database is as it was before."}`,
    });
    if (many) copyRows(file, copy);
    exchange(copy, file);
  } finally {
    forgetDatabase(copy);
  }
}

function exchange(copy, file) {
  try {
    exchangeDatabase(copy, file);
  } catch (error) {
    if (error.code !== "SQLITE_BUSY") throw error;
    throw new Stopped(`Another program has the database ${file} open. It is as it was before.`);
  }
}

function readState(database) {
  const folders = readdirSync(path.join(root, "prisma", "migrations"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  if (!database) return { pending: true, fresh: true, unknown: [] };
  if (!hasTable(database, "_prisma_migrations")) {
    const tables = database.prepare("SELECT count(*) FROM sqlite_master").pluck().get();
    return { pending: true, fresh: tables === 0, unknown: [] };
  }
  const applied = database
    .prepare(
      "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name",
    )
    .pluck()
    .all();
  // The names of migrations begin with their moments: what is older than the first is one of those that it has replaced.
  const [first = ""] = folders;
  return {
    pending: folders.some((name) => !applied.includes(name)),
    fresh: false,
    many: applied.some((name) => name < first),
    unknown: applied.filter((name) => !folders.includes(name) && name > first),
  };
}

const MOST_SNAPSHOTS = 5;

/** Answers the copy's path, or null without a database. */
export async function takeSnapshot() {
  const file = databaseFile();
  if (!existsSync(file)) return null;
  const directory = snapshotFolder();
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  const prefix = `${path.parse(file).name}-`;
  const copy = path.join(directory, `${prefix}${new Date().toISOString().replace(/[:.]/g, "-")}.db`);
  const unfinished = path.join(directory, `${prefix}unfinished.tmp`);
  forgetDatabase(unfinished);
  await copyDatabase(file, unfinished);
  renameSync(unfinished, copy);
  for (const old of listOutdated(directory, prefix, path.basename(copy))) rmSync(path.join(directory, old));
  return copy;
}

/** What is named later than the one that was just made, by a clock that ran ahead, goes first. */
function listOutdated(directory, prefix, made) {
  const stamped = /^\d{4}-\d\d-\d\dT[\d-]+Z\.db$/;
  const names = readdirSync(directory)
    .filter((name) => name.startsWith(prefix) && stamped.test(name.slice(prefix.length)))
    .sort();
  const ahead = names.filter((name) => name > made);
  return [...ahead, ...names.filter((name) => name <= made)].slice(0, -MOST_SNAPSHOTS);
}
