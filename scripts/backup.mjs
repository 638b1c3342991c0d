import path from "node:path";
import { requireDatabase } from "./start/database.mjs";
import { loadEnvironment } from "./start/environment.mjs";
import { installPackages } from "./start/packages.mjs";
import { backupFolder, tryToWriteIn } from "./start/places.mjs";
import { root } from "./start/root.mjs";
import { checkSite } from "./start/site.mjs";
import { main } from "./start/step.mjs";
import { runHere } from "./start/typescript.mjs";

/** `npm run backup [-- DIRECTORY]`: database and pictures into DIRECTORY/{time}, also while the site is serving. */
await main(async () => {
  const [directory] = process.argv.slice(2);
  loadEnvironment();
  requireDatabase();
  const place = directory ? path.resolve(root, directory) : backupFolder();
  tryToWriteIn("Backup", place);
  await installPackages();
  checkSite();
  const { backUp } = await runHere("scripts/backup.ts");
  await backUp(place);
});
