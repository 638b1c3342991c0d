import { makeBackup } from "~/models/backup/make.server";
import { sayMissing } from "~/models/backup/sentence";
import { databaseFile } from "./start/database.mjs";
import { uploadsFolder } from "./start/places.mjs";
import { Stopped } from "./start/step.mjs";

/** Throws Stopped when no backup could be made. */
export async function backUp(place: string, kind: "asked" | "nightly" = "asked") {
  const site = { databaseFile: databaseFile(), uploads: uploadsFolder() };
  const made = await makeBackup(site, place, kind).catch((error: unknown) => {
    throw new Stopped(`No backup was made. ${error instanceof Error ? error.message : String(error)}`);
  });
  const megabytes = (made.bytes / 1e6).toFixed(1);
  console.log(
    `${made.files} files, ${megabytes} MB; ${made.shared} files are shared with the previous backup`,
  );
  if (made.missing.length > 0) {
    console.log(`It is incomplete: it ${sayMissing(made.missing)}`);
  }
  console.log(`The backup is in ${made.directory}`);
}
