import path from "node:path";
import { z } from "zod";
import { env } from "~/env.server";
import { readSetting, writeSetting } from "~/models/shop/setting.server";
import { listBackups } from "./backup-folder.server";

export const BACKUPS = env.BACKUP_DIR === "off" ? null : path.resolve(env.BACKUP_DIR);

export type BackupFailure = { at: string; reason: string };

export type BackupState = { off: boolean; lastGood: Date | null; failure: BackupFailure | null };

const FAILURE = "backupFailure";
const Failure = z.object({ at: z.iso.datetime(), reason: z.string() });

/** The disk that has no room for a backup may have none for its failure. */
let unwritten: BackupFailure | null = null;

export async function readBackupState(): Promise<BackupState> {
  if (BACKUPS === null) return { off: true, lastGood: null, failure: null };
  const [last] = await listBackups(BACKUPS).catch(() => []);
  const lastGood = last?.madeAt ?? null;
  const failure = unwritten ?? (await readFailure());
  const passed = failure && lastGood && lastGood >= new Date(failure.at);
  return { off: false, lastGood, failure: passed ? null : failure };
}

export async function noteFailure(failure: BackupFailure): Promise<void> {
  unwritten = failure;
  try {
    await writeSetting(FAILURE, JSON.stringify(failure));
    unwritten = null;
  } catch {
    // It stays in memory.
  }
}

async function readFailure(): Promise<BackupFailure | null> {
  const text = await readSetting(FAILURE);
  const failure = text === null ? null : Failure.safeParse(JSON.parse(text));
  return failure?.success ? failure.data : null;
}
