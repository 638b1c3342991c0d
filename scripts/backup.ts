import { makeBackup } from "~/models/backup/make.server";
import { sayMissing } from "~/models/backup/sentence";
import { figures } from "~/models/shop/figures.server";
import { sayCount } from "~/steel/figures";
import { formatNumber } from "~/steel/measure";
import { databaseFile } from "./start/database.mjs";
import { uploadsFolder } from "./start/places.mjs";
import { Stopped } from "./start/step.mjs";

/** Throws Stopped when no backup could be made. */
export async function backUp(place: string, kind: "asked" | "nightly" = "asked") {
  const site = { databaseFile: databaseFile(), uploads: uploadsFolder() };
  const made = await makeBackup(site, place, kind).catch((error: unknown) => {
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
