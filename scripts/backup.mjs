import path from "node:path";
import { requireDatabase } from "./start/database.mjs";
import { loadEnvironment } from "./start/environment.mjs";
import { installPackages } from "./start/packages.mjs";
import { backupFolder, tryToWriteIn } from "./start/places.mjs";
import { root } from "./start/root.mjs";
import { checkSite } from "./start/site.mjs";
import { main, Stopped } from "./start/step.mjs";
import { runHere } from "./start/typescript.mjs";

/** `npm run backup [-- DIRECTORY]`: database and pictures into DIRECTORY/{time}, also while the site is serving. */
await main(async () => {
  const [directory, ...more] = process.argv.slice(2);
  // A path with a blank in it comes as two, and an option would become a folder of that name.
  if (more.length > 0 || directory?.startsWith("-"))
    throw new Stopped("Usage: npm run backup [-- DIRECTORY]", 2);
  loadEnvironment();
  requireDatabase();
  const place = directory ? path.resolve(root, directory) : backupFolder();
  tryToWriteIn("Backup", place);
  await installPackages();
  checkSite();
  const { backUp } = await runHere("scripts/backup.ts");
  await backUp(place);
});
