import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { lookInto } from "~/db-file.server.mjs";
import { assist } from "~/models/queue/assist.server.mjs";
import { type BackupFolder, isOfSite, listBackups } from "./backup-folder.server";
import { type MadeBackup, makeBackup, type SiteFiles } from "./make.server";
import { readManifest, UPLOADS } from "./manifest.server";
import { listOutdated } from "./schedule.server";
import { readSiteId } from "./site-id.server.mjs";

/** A process of its own: reading and hashing gigabytes inside the server would hold up visitors. */

export type Order = { site: SiteFiles; place: string; timeZone: string; now: Date };

assist(carryOut);

async function carryOut({ site, place, timeZone, now }: Order): Promise<MadeBackup> {
  const made = await makeBackup(site, place, "nightly", now);
  const siteId = lookInto(site.databaseFile, readSiteId);
  const past = (await listBackups(place)).filter(({ madeAt }) => madeAt <= now);
  const own = past.filter((backup) => isOfSite(backup, siteId));
  const holders = await findHolders(made.missing, own);
  const outdated = listOutdated(own, timeZone).filter((backup) => !holders.has(backup));
  const removals = await Promise.allSettled(outdated.map((backup) => remove(backup, place)));
  const failed = removals.find((removal) => removal.status === "rejected");
  if (failed) throw failed.reason;
  return made;
}

async function remove({ name, directory }: BackupFolder, place: string) {
  const going = path.join(place, `.unfinished-${name}`);
  try {
    await rename(directory, going);
    await rm(going, { recursive: true, force: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${name}, which is no longer needed, cannot be removed (${reason})`);
  }
}

/** Of pictures that the newest backup lacks, the last backups that have them; the newest backup first. */
async function findHolders(
  missing: readonly string[],
  backups: readonly BackupFolder[],
): Promise<Set<BackupFolder>> {
  const sought = new Set(missing.map((file) => `${UPLOADS}/${file}`));
  const holders = new Set<BackupFolder>();
  for (const backup of backups) {
    if (sought.size === 0) break;
    const manifest = await readManifest(backup.directory).catch(() => null);
    const found = manifest?.files.filter(({ file }) => sought.delete(file)) ?? [];
    if (found.length > 0) holders.add(backup);
  }
  return holders;
}
