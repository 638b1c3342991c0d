import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { db } from "~/db.server";
import { env } from "~/env.server";

const PATIENCE_MS = 2_000;

let running: Promise<boolean> | null = null;

/** Questions that come while one is being answered share its answer. */
export function isHealthy(): Promise<boolean> {
  running ??= check().finally(() => {
    running = null;
  });
  return running;
}

/** What is in the write-ahead log reaches the database's file. */
export function closeDatabase(): Promise<void> {
  return db.$disconnect();
}

async function check(): Promise<boolean> {
  const tried = Promise.all([tryDatabase(), tryUploads()]).then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  return Promise.race([tried, late]).finally(() => clearTimeout(timer));
}

async function tryDatabase() {
  // The schema table has to be read from the file; a bare SELECT 1 would not touch it.
  await db.$queryRaw`SELECT name FROM sqlite_schema LIMIT 1`;
}

/**
 * Permissions say too little: a full or read-only disk shows only when something is written. A full disk takes the name
 * of a file without its content.
 */
async function tryUploads() {
  const file = join(env.UPLOADS_DIR, ".health");
  await writeFile(file, "ok").finally(() => rm(file, { force: true }));
}
