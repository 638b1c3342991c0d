import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { quietPrisma } from "./client.mjs";
import { askDatabase, databaseFile, hasTable } from "./database.mjs";
import { checkEnvironment } from "./environment.mjs";
import { root } from "./root.mjs";
import { takeSnapshot } from "./snapshot.mjs";
import { runNode, step } from "./step.mjs";

/** Applies the migrations that the database does not know yet, after a snapshot of what is there. */
export async function applyMigrations() {
  const { pending, fresh } = askDatabase(readState);
  if (!pending) return;
  await checkEnvironment();
  await step(fresh ? "Creating the database" : "Bringing the database up to date", async () => {
    const snapshot = fresh ? null : await takeSnapshot();
    const file = databaseFile();
    mkdirSync(path.dirname(file), { recursive: true });
    const env = { ...process.env, ...quietPrisma, DATABASE_URL: `file:${file}` };
    const kept = snapshot ? ` The database as it was before is kept in ${snapshot}.` : "";
    await runNode(["node_modules/prisma/build/index.js", "migrate", "deploy"], {
      env,
      failure: `prisma migrate deploy failed.${kept}`,
    });
    return snapshot ? `The database as it was before is kept in ${path.relative(root, snapshot)}` : "";
  });
}

function readState(database) {
  const folders = readdirSync(path.join(root, "prisma", "migrations"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  if (!database) return { pending: true, fresh: true };
  if (!hasTable(database, "_prisma_migrations")) {
    const tables = database.prepare("SELECT count(*) FROM sqlite_master").pluck().get();
    return { pending: true, fresh: tables === 0 };
  }
  const applied = new Set(
    database
      .prepare(
        "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
      )
      .pluck()
      .all(),
  );
  return { pending: folders.some((name) => !applied.has(name)), fresh: false };
}
