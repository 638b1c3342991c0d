import { sayMissing } from "~/models/backup/sentence";
import { verifyBackup } from "~/models/backup/verify.server";
import { figures } from "~/models/shop/figures.server";
import { sayCount } from "~/steel/figures";
import { Stopped } from "./start/step.mjs";

/** Throws Stopped with what is wrong with the backup. */
export async function verify(directory: string) {
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
