import { statSync } from "node:fs";
import path from "node:path";
import { DATABASE } from "~/models/backup/manifest.server";
import { sayMissing } from "~/models/backup/sentence";
import { verifyBackup } from "~/models/backup/verify.server";
import { figures } from "~/models/shop/figures.server";
import { sayCount } from "~/steel/figures";
import { root } from "./start/root.mjs";
import { Stopped } from "./start/step.mjs";

/** `npm run backup:verify -- DIRECTORY`: proves that a backup is whole. */
export async function run([asked, ...more]: string[]) {
  if (!asked || more.length > 0)
    throw new Stopped("Which backup? npm run backup:verify -- backups/2026-11-21T12-00-00-000Z");
  const directory = path.resolve(root, asked);
  // Not existsSync, for which one of another account is not there.
  if (!statSync(path.join(directory, DATABASE), { throwIfNoEntry: false }))
    throw new Stopped(`There is no backup in ${directory}.`);
  const proof = await verifyBackup(directory);
  if (!proof.ok)
    throw new Stopped(`The backup in ${directory} is incomplete or damaged:\n${proof.faults.join("\n")}`);
  const made = `${sayCount(proof.files.length, "picture file", figures)}, made ${proof.madeAt}, every file as it was then`;
  if (proof.missing.length > 0) {
    throw new Stopped(
      `The backup in ${directory} ${sayMissing(proof.missing, figures)} Everything else in it is intact: ${made}`,
    );
  }
  console.log(`The backup in ${directory} is complete: ${made}`);
}
