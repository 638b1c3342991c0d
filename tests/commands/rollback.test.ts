import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeRoot, removeRoot, runCommand } from "../support/command";
import { type Home, makeHome, removeHome } from "../support/home";
import { addStock, contentOf, digestsOf, filesOf, openHome } from "../support/stock";
import { prepareStore } from "./prepare-store";

/** docs/deploy.md, "Back to the version before": an update with a migration, some work, and back. */
let home: Home;
let root: string;
const MIGRATION = "99990101000000_coating";
const migration = (...parts: string[]) => path.join(root, "prisma", "migrations", MIGRATION, ...parts);
beforeAll(async () => {
  home = await makeHome("bare");
  root = makeRoot();
  // On a server nothing can be written into a release.
  writeFileSync(path.join(root, "backups"), "");
});
afterAll(() => {
  removeHome(home);
  removeRoot(root);
});

const environment = () => ({
  DATABASE_URL: home.databaseUrl,
  UPLOADS_DIR: home.uploadsDir,
  BACKUP_DIR: "off",
});
const start = () => prepareStore(root, environment());

test("an update over a migration is taken back, and nothing is lost but what was written since, which is named", async () => {
  const database = openHome(home);
  const [kept, replaced] = [addStock(home, database), addStock(home, database)];
  database.close();
  const before = { rows: contentOf(home.databaseFile), pictures: digestsOf(home.uploadsDir) };

  mkdirSync(migration(), { recursive: true });
  writeFileSync(migration("migration.sql"), 'ALTER TABLE "Product" ADD COLUMN "coating" TEXT;\n');
  const updated = await start();
  expect(updated.code, updated.all).toBe(0);
  const snapshots = path.join(home.directory, "snapshots");
  const [snapshot = "", ...more] = readdirSync(snapshots);
  expect(more).toEqual([]);
  expect(updated.all).toContain(
    `The database as it was before is kept in ${path.join(snapshots, snapshot)}\n`,
  );
  expect(contentOf(path.join(snapshots, snapshot))).toBe(before.rows);
  expect(statSync(home.databaseFile).mode & 0o777).toBe(0o600);

  const newer = openHome(home);
  const added = addStock(home, newer);
  newer.prepare(`UPDATE "Product" SET "image" = NULL, "updatedAt" = 'later' WHERE "id" = ?`).run(replaced.id);
  const trash = path.join(home.uploadsDir, ".trash");
  mkdirSync(trash, { recursive: true });
  for (const file of filesOf(replaced.picture)) {
    cpSync(path.join(home.uploadsDir, file), path.join(trash, file));
    rmSync(path.join(home.uploadsDir, file));
  }
  newer.close();
  const after = contentOf(home.databaseFile);

  rmSync(migration(), { recursive: true });
  const refused = await start();
  expect([refused.code, refused.all]).toEqual([
    78,
    `The database ${home.databaseFile} comes from a newer version of this site (${MIGRATION}). Start that version, or restore a backup of this one, or a snapshot of ${snapshots}: npm run restore -- WHICH\n`,
  ]);
  expect(contentOf(home.databaseFile)).toBe(after);
  const back = await runCommand(["scripts/run.mjs", "restore", path.join(snapshots, snapshot)], {
    cwd: root,
    env: environment(),
  });
  expect(back.code, back.all).toBe(0);
  expect(back.out).toContain(
    `Written since then, and not in it: 2 products (Sheet ${added.id}, Sheet ${replaced.id})`,
  );
  const again = await start();
  expect(again.code, again.all).toBe(0);
  expect(contentOf(home.databaseFile)).toBe(before.rows);
  expect(digestsOf(home.uploadsDir)).toEqual(before.pictures);
  expect(Object.keys(before.pictures)).toContain(kept.picture);

  const [, aside = ""] = /^The previous state is kept in (\S+)$/m.exec(back.out) ?? [];
  expect(path.dirname(aside)).toBe(path.join(home.directory, "backups"));
  expect(contentOf(path.join(aside, "site.db"))).toBe(after);
  expect(readdirSync(path.join(aside, "uploads"))).toEqual(expect.arrayContaining(filesOf(added.picture)));
});
