import { sayAge } from "~/models/row/age";
import { type Figures, sayCount } from "~/steel/figures";
import type { Written } from "./difference.server";

export type BackupSentence = { tone: "plain" | "warn" | "bad"; text: string };

type State = { off: boolean; lastGood: Date | null; missing: number; failure: { reason: string } | null };

const HOUR_MS = 60 * 60 * 1000;
/** One night without a backup is made up for. */
const OLD_MS = 48 * HOUR_MS;

export function sayBackups(
  { off, lastGood, missing, failure }: State,
  now: Date,
  figures: Figures,
): BackupSentence {
  if (off) return { tone: "warn", text: "The site makes no backups: BACKUP_DIR is off." };
  const none = missing > 0 ? "There is no good backup." : "There is no backup yet.";
  const last = lastGood ? `Last good backup: ${sayAge(lastGood, now, figures)}.` : none;
  if (failure) return { tone: "bad", text: `The last backup failed: ${failure.reason}. ${last}` };
  if (missing > 0) {
    const files = sayCount(missing, "picture file", figures);
    return { tone: "bad", text: `The last backup lacks ${files} that the site has lost. ${last}` };
  }
  const old = lastGood !== null && now.getTime() - lastGood.getTime() > OLD_MS;
  return { tone: old ? "warn" : "plain", text: last };
}

export function sayMissing(missing: readonly string[], figures: Figures): string {
  const files = sayCount(missing.length, "picture file", figures);
  return `lacks ${files} that the site had lost, first ${missing[0]}.`;
}

export function sayWritten(written: readonly Written[] | null, figures: Figures): string {
  if (written === null) return "What was written since then could not be compared.";
  if (written.length === 0) return "Nothing was written since then.";
  const kinds = written.map(({ one, many, count, names }) => {
    const more = count > names.length ? ", …" : "";
    return `${sayCount(count, one, figures, many)} (${names.join(", ")}${more})`;
  });
  return `Written since then, and not in it: ${kinds.join("; ")}`;
}
