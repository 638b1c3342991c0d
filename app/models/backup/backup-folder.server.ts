import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { lookInto } from "~/db-file.server.mjs";
import { DATABASE, MANIFEST } from "./manifest.server";
import { readSiteId } from "./site-id.server.mjs";

export type BackupKind = "asked" | "nightly" | "before-restore";

/** `complete`: it lacks no picture that its database names. */
export type BackupFolder = {
  name: string;
  directory: string;
  madeAt: Date;
  kind: BackupKind;
  complete: boolean;
};

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(?:-(nightly|before-restore))?(-incomplete)?$/;

export function nameBackup(madeAt: Date, kind: BackupKind, complete = true): string {
  const time = madeAt.toISOString().replace(/[:.]/g, "-");
  return [time, ...(kind === "asked" ? [] : [kind]), ...(complete ? [] : ["incomplete"])].join("-");
}

/** Sites of one clone share a folder of backups. One of before there were ids counts as own. */
export function isOfSite({ directory }: BackupFolder, siteId: string | null): boolean {
  if (siteId === null) return true;
  try {
    return [null, siteId].includes(lookInto(path.join(directory, DATABASE), readSiteId));
  } catch {
    return true;
  }
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
  const [, day, hours, minutes, seconds, milliseconds, kind, incomplete] = match;
  const madeAt = new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  if (Number.isNaN(madeAt.getTime())) return null;
  const known = kind === "nightly" || kind === "before-restore" ? kind : "asked";
  return { name, directory: path.join(place, name), madeAt, kind: known, complete: !incomplete };
}
