import path from "node:path";
import { makeBackup } from "~/models/backup/make.server";
import { sayMissing } from "~/models/backup/sentence";
import { figures } from "~/models/shop/figures.server";
import { sayCount } from "~/steel/figures";
import { formatNumber } from "~/steel/measure";
import { requireDatabase } from "./start/database.mjs";
import { backupFolder, tryToWriteIn, uploadsFolder } from "./start/places.mjs";
import { root } from "./start/root.mjs";
import { checkSite } from "./start/site.mjs";
import { Stopped } from "./start/step.mjs";

/** `npm run backup [-- DIRECTORY]`: database and pictures into DIRECTORY/{time}, also while the site is serving. */
export async function run([directory, ...more]: string[]) {
  // A path with a blank in it comes as two, and an option would become a folder of that name.
  if (more.length > 0 || directory?.startsWith("-"))
    throw new Stopped("Usage: npm run backup [-- DIRECTORY]", 2);
  const site = { databaseFile: requireDatabase(), uploads: uploadsFolder() };
  const place = directory ? path.resolve(root, directory) : backupFolder();
  tryToWriteIn("Backup", place);
  checkSite();
  const made = await makeBackup(site, place).catch((error: unknown) => {
    throw new Stopped(`No backup was made. ${error instanceof Error ? error.message : String(error)}`);
  });
  const files = (count: number) => sayCount(count, "file", figures);
  console.log(
    `${files(made.files)}, ${formatNumber(made.bytes / 1e6, figures, 1)} MB; ${files(made.shared)} shared with the previous backup`,
  );
  if (made.missing.length > 0) {
    console.log(`It is incomplete: it ${sayMissing(made.missing, figures)}`);
  }
  console.log(`The backup is in ${made.directory}`);
}
