import { sayMissing } from "~/models/backup/sentence";
import { verifyBackup } from "~/models/backup/verify.server";
import { Stopped } from "./start/step.mjs";

/** Throws Stopped with what is wrong with the backup. */
export async function verify(directory: string) {
  const proof = await verifyBackup(directory);
  if (!proof.ok) throw new Stopped(`The backup in ${directory} is not whole:\n${proof.faults.join("\n")}`);
  const made = proof.madeAt
    ? `made ${proof.madeAt}, every file as it was then`
    : "of the earlier form, without sums: its database is in order and its pictures are there";
  if (proof.missing.length > 0) {
    throw new Stopped(
      `The backup in ${directory} ${sayMissing(proof.missing)} What else it has is whole: ${proof.files.length} picture files, ${made}`,
    );
  }
  console.log(`The backup in ${directory} is whole: ${proof.files.length} picture files, ${made}`);
}
