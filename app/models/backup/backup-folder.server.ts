import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { MANIFEST } from "./manifest.server";

export type BackupKind = "asked" | "nightly" | "before-restore";

export type BackupFolder = { name: string; directory: string; madeAt: Date; kind: BackupKind };

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(?:-(nightly|before-restore))?$/;

export function nameBackup(madeAt: Date, kind: BackupKind): string {
  const time = madeAt.toISOString().replace(/[:.]/g, "-");
  return kind === "asked" ? time : `${time}-${kind}`;
}

export async function listBackups(place: string): Promise<BackupFolder[]> {
  const names = await readdir(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names
    .flatMap((name) => readName(place, name) ?? [])
    .filter(({ directory }) => existsSync(path.join(directory, MANIFEST)))
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

function readName(place: string, name: string): BackupFolder | null {
  const match = NAME.exec(name);
  if (!match) return null;
  const [, day, hours, minutes, seconds, milliseconds, kind] = match;
  const madeAt = new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  if (Number.isNaN(madeAt.getTime())) return null;
  const known = kind === "nightly" || kind === "before-restore" ? kind : "asked";
  return { name, directory: path.join(place, name), madeAt, kind: known };
}
