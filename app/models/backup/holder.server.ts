import type { BackupFolder } from "./backup-folder.server";
import { readManifest, UPLOADS } from "./manifest.server";

/** Of pictures that the newest backup lacks, the last backups that have them; the newest backup first. */
export async function findHolders(
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
