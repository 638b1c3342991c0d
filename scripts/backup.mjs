import { cpSync, existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { databaseFile, openDatabase } from "./start/database.mjs";
import { loadEnvironment } from "./start/environment.mjs";
import { installPackages } from "./start/packages.mjs";
import { root } from "./start/root.mjs";
import { main, Stopped, step } from "./start/step.mjs";

/** `npm run backup -- DIRECTORY`: database and pictures into DIRECTORY/{time}, also while the site is serving. */
await main(async () => {
  const [directory = "backups"] = process.argv.slice(2);
  loadEnvironment();
  await installPackages();
  const file = databaseFile();
  if (!existsSync(file)) throw new Stopped(`There is no database ${file} to back up.`);
  const target = path.resolve(root, directory, new Date().toISOString().replace(/[:.]/g, "-"));
  const unfinished = `${target}.unfinished`;
  mkdirSync(unfinished, { recursive: true });
  const uploads = path.resolve(root, process.env.UPLOADS_DIR?.trim() || "uploads");
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
