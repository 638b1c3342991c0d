import path from "node:path";
import { z } from "zod";
import { env } from "~/env.server";
import { readSetting, settingOf } from "~/models/row/setting.server";
import { isOfSite, listBackups } from "./backup-folder.server";
import { readManifest } from "./manifest.server";

export const BACKUPS = env.BACKUP_DIR === "off" ? null : path.resolve(env.BACKUP_DIR);

export type BackupFailure = { at: string; reason: string };

/** A backup that lacks pictures is not good; `missing` is how many files the last one lacks. */
export type BackupState = {
  off: boolean;
  lastGood: Date | null;
  lastMade: Date | null;
  missing: number;
  failure: BackupFailure | null;
};

const lastFailure = settingOf("backupFailure", z.object({ at: z.iso.datetime(), reason: z.string() }));

/** The disk that has no room for a backup may have none for its failure. */
let unwritten: BackupFailure | null = null;

/** What a clock that ran ahead has dated later than now says nothing about the nights until then. */
export async function readBackupState(now = new Date()): Promise<BackupState> {
  if (BACKUPS === null) return { off: true, lastGood: null, lastMade: null, missing: 0, failure: null };
  const siteId = await readSetting("siteId");
  const backups = (await listBackups(BACKUPS).catch(() => [])).filter(({ madeAt }) => madeAt <= now);
  const last = backups.find((backup) => isOfSite(backup, siteId));
  const good = backups.find((backup) => backup.complete && isOfSite(backup, siteId));
  const lastMade = last?.madeAt ?? null;
  const missing = !last || last.complete ? 0 : await countMissing(last.directory);
  const failure = unwritten ?? (await lastFailure.read());
  const failedAt = failure && new Date(failure.at);
  // At the very moment of a backup only what comes after it has failed: older ones stay.
  const stands = failedAt && failedAt <= now && !(lastMade && lastMade > failedAt);
  const lastGood = good?.madeAt ?? null;
  return { off: false, lastGood, lastMade, missing, failure: stands ? failure : null };
}

async function countMissing(directory: string): Promise<number> {
  const manifest = await readManifest(directory).catch(() => null);
  return manifest?.missing.length ?? 1;
}

export async function noteFailure(failure: BackupFailure): Promise<void> {
  unwritten = failure;
  try {
    await lastFailure.write(failure);
    unwritten = null;
  } catch {
    // It stays in memory.
  }
}
