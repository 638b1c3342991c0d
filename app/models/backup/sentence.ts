import { sayAge } from "~/models/text/age";
import { type Figures, sayCount } from "~/steel/figures";
import type { Difference, Written } from "./difference.server";

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
  if (failure) return { tone: "bad", text: `The last backup did not end well: ${failure.reason}. ${last}` };
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

export function sayDifference(difference: Difference | null, figures: Figures): string {
  if (difference === null) return "What was written since then could not be compared.";
  const { written, deleted } = difference;
  const sentences = [
    ...(written.length > 0 ? [`Written since then, and not in it: ${listKinds(written, figures)}`] : []),
    ...(deleted.length > 0 ? [`Deleted since then, and still in it: ${listKinds(deleted, figures)}`] : []),
  ];
  return sentences.join("\n") || "Nothing was written since then.";
}

function listKinds(written: readonly Written[], figures: Figures) {
  const kinds = written.map(({ one, many, count, names }) => {
    const more = count > names.length ? ", …" : "";
    return `${sayCount(count, one, figures, many)} (${names.join(", ")}${more})`;
  });
  return kinds.join("; ");
}
