import { weekOf } from "~/models/text/week";
import type { BackupFolder } from "./backup-folder.server";

/** Half past two in the site's time zone. */
const NIGHT_MS = 150 * 60 * 1000;
const AFTER_START_MS = 5 * 60 * 1000;
const AGAIN_MS = 60 * 60 * 1000;

const DAYS = 7;
const WEEKS = 4;

export type Moment = { now: Date; startedAt: Date; lastMade: Date | null; lastTry: Date | null };

/** A start later than half past two makes up for a missing night, five minutes after it. */
export function isDue({ now, startedAt, lastMade, lastTry }: Moment, timeZone: string): boolean {
  if (isWithin(AFTER_START_MS, startedAt, now)) return false;
  if (lastTry && isWithin(AGAIN_MS, lastTry, now)) return false;
  return !lastMade || nightOf(lastMade, timeZone) < nightOf(now, timeZone);
}

/** Not of a moment that a clock which ran ahead has put later than now. */
function isWithin(ms: number, moment: Date, now: Date): boolean {
  const passed = now.getTime() - moment.getTime();
  return passed >= 0 && passed < ms;
}

export function nightOf(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  return format.format(new Date(moment.getTime() - NIGHT_MS));
}

export function listOutdated(backups: readonly BackupFolder[], timeZone: string): BackupFolder[] {
  const nightly = backups.filter(({ kind }) => kind === "nightly");
  const days = newestOfEach(nightly, ({ madeAt }) => nightOf(madeAt, timeZone)).slice(0, DAYS);
  const weeks = newestOfEach(nightly, ({ madeAt }) => weekOf(nightOf(madeAt, timeZone))).slice(0, WEEKS);
  const retained = new Set([...days, ...weeks, ...backups.slice(0, 1)]);
  return nightly.filter((backup) => !retained.has(backup));
}

function newestOfEach(backups: readonly BackupFolder[], keyOf: (backup: BackupFolder) => string) {
  const first = new Map<string, BackupFolder>();
  for (const backup of backups) if (!first.has(keyOf(backup))) first.set(keyOf(backup), backup);
  return [...first.values()];
}
