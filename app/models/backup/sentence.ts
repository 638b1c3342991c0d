import { sayAge } from "~/models/shop/age";

export type BackupSentence = { tone: "plain" | "warn" | "bad"; text: string };

type State = { off: boolean; lastGood: Date | null; failure: { reason: string } | null };

const HOUR_MS = 60 * 60 * 1000;
/** One night without a backup is made up for. */
const OLD_MS = 48 * HOUR_MS;

export function sayBackups({ off, lastGood, failure }: State, now: Date): BackupSentence {
  if (off) return { tone: "warn", text: "The site makes no backups: BACKUP_DIR is off." };
  const last = lastGood ? `Last good backup: ${sayAge(lastGood, now)}.` : "There is no backup yet.";
  if (failure) return { tone: "bad", text: `The last backup failed: ${failure.reason}. ${last}` };
  const old = lastGood !== null && now.getTime() - lastGood.getTime() > OLD_MS;
  return { tone: old ? "warn" : "plain", text: last };
}
