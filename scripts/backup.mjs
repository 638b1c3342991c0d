import { cpSync, existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { openDatabase, requireDatabase } from "./start/database.mjs";
import { loadEnvironment } from "./start/environment.mjs";
import { installPackages } from "./start/packages.mjs";
import { tryToWriteIn, uploadsFolder } from "./start/places.mjs";
import { root } from "./start/root.mjs";
import { main, step } from "./start/step.mjs";

/** `npm run backup -- DIRECTORY`: database and pictures into DIRECTORY/{time}, also while the site is serving. */
await main(async () => {
  const [directory = "backups"] = process.argv.slice(2);
  loadEnvironment();
  const file = requireDatabase();
  const place = path.resolve(root, directory);
  tryToWriteIn("Backup", place);
  await installPackages();
  const target = path.join(place, new Date().toISOString().replace(/[:.]/g, "-"));
  const unfinished = `${target}.unfinished`;
  mkdirSync(unfinished, { recursive: true });
  const uploads = uploadsFolder();
  const copyPictures = async () => {
    mkdirSync(path.join(unfinished, "uploads"), { recursive: true });
    if (existsSync(uploads)) cpSync(uploads, path.join(unfinished, "uploads"), { recursive: true });
  };
  // Pictures before and after: whatever the copied rows name was there either when the copy began or when it ended.
  await step("Copying the pictures", copyPictures);
  await step("Copying the database", async () => {
    const database = openDatabase(file, { timeout: 5_000 });
    try {
      await database.backup(path.join(unfinished, "site.db"));
    } finally {
      database.close();
    }
  });
  await step("Copying pictures that came meanwhile", copyPictures);
  renameSync(unfinished, target);
  process.stdout.write(`The backup is in ${target}\n`);
});
