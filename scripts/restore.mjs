import { cpSync, existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { databaseFile } from "./start/database.mjs";
import { loadEnvironment } from "./start/environment.mjs";
import { ownDatabase } from "./start/owner.mjs";
import { installPackages } from "./start/packages.mjs";
import { checkStore, uploadsFolder } from "./start/places.mjs";
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
  checkStore();
  await installPackages();
  ownDatabase();
  const file = databaseFile();
  const uploads = uploadsFolder();
  const before = `before-${new Date().toISOString().replace(/[:.]/g, "-")}`;
  const replaced = [];
  await step("Putting the database back", async () => {
    if (existsSync(file)) {
      renameSync(file, `${file}.${before}`);
      replaced.push(`${file}.${before}`);
    }
    // Writes that are not yet in the old file must not be read into the new one.
    for (const rest of ["-wal", "-shm"]) {
      if (existsSync(file + rest)) renameSync(file + rest, `${file}.${before}${rest}`);
    }
    mkdirSync(path.dirname(file), { recursive: true });
    cpSync(path.join(source, "site.db"), file);
  });
  await step("Putting the pictures back", async () => {
    if (existsSync(uploads)) {
      cpSync(uploads, `${uploads}.${before}`, { recursive: true });
      replaced.push(`${uploads}.${before}`);
    }
    cpSync(path.join(source, "uploads"), uploads, { recursive: true });
  });
  process.stdout.write(`Restored ${file} and ${uploads}\n`);
  if (replaced.length > 0)
    process.stdout.write(`What was there before is kept in ${replaced.join(" and ")}\n`);
  process.stdout.write("Start the site with: npm start\n");
});
