import { expect, it } from "vitest";
import { sayBackups } from "~/models/backup/sentence";
import { siFigures } from "~/steel/figures";

const now = new Date("2026-11-22T12:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);
const failure = { reason: "No room" };

it.each([
  [{ lastGood: ago(0.5) }, "plain", "Last good backup: 30 minutes ago."],
  [{ lastGood: ago(1) }, "plain", "Last good backup: 1 hour ago."],
  [{ lastGood: ago(25) }, "plain", "Last good backup: 25 hours ago."],
  [{ lastGood: ago(73) }, "warn", "Last good backup: 3 days ago."],
  [{}, "plain", "There is no backup yet."],
  [{ failure }, "bad", "The last backup did not end well: No room. There is no backup yet."],
  [
    { missing: 256 },
    "bad",
    "The last backup lacks 256 picture files that the site has lost. There is no good backup.",
  ],
  [
    { missing: 1, lastGood: ago(30) },
    "bad",
    "The last backup lacks 1 picture file that the site has lost. Last good backup: 30 hours ago.",
  ],
  [
    { failure, lastGood: ago(30) },
    "bad",
    "The last backup did not end well: No room. Last good backup: 30 hours ago.",
  ],
  [{ off: true }, "warn", "The site makes no backups: BACKUP_DIR is off."],
])("%j is told as %s", (state, tone, text) => {
  expect(
    sayBackups({ off: false, lastGood: null, missing: 0, failure: null, ...state }, now, siFigures),
  ).toEqual({
    tone,
    text,
  });
});
