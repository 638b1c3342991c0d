import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { databaseFile } from "./start/database.mjs";
import { loadEnvironment } from "./start/environment.mjs";
import { ownDatabase } from "./start/owner.mjs";
import { installPackages } from "./start/packages.mjs";
import { root } from "./start/root.mjs";
import { main, Stopped, step } from "./start/step.mjs";

/**
 * `npm run restore -- DIRECTORY`: puts a backup in the place of the database and the pictures. The site must be
 * stopped; what was there before stays beside it under a name that ends in the time.
 */
await main(async () => {
  const [directory] = process.argv.slice(2);
  if (!directory) throw new Stopped("Which backup? npm run restore -- backups/2026-11-21T12-00-00-000Z");
  const source = path.resolve(root, directory);
  if (!existsSync(path.join(source, "site.db"))) throw new Stopped(`There is no backup in ${source}.`);
  loadEnvironment();
  await installPackages();
  ownDatabase();
  const file = databaseFile();
  const uploads = path.resolve(root, process.env.UPLOADS_DIR?.trim() || "uploads");
  const before = `before-${new Date().toISOString().replace(/[:.]/g, "-")}`;
  await step("Putting the database back", async () => {
    if (existsSync(file)) renameSync(file, `${file}.${before}`);
    // Writes that are not yet in the old file must not be read into the new one.
    for (const rest of ["-wal", "-shm"]) {
      if (existsSync(file + rest)) renameSync(file + rest, `${file}.${before}${rest}`);
    }
    cpSync(path.join(source, "site.db"), file);
  });
  await step("Putting the pictures back", async () => {
    mkdirSync(uploads, { recursive: true });
    const kept = `${uploads}.${before}`;
    rmSync(kept, { recursive: true, force: true });
    cpSync(uploads, kept, { recursive: true });
    cpSync(path.join(source, "uploads"), uploads, { recursive: true });
  });
  process.stdout.write("Restored. Start the site with: npm start\n");
});
