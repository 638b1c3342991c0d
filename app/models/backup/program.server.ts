import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { lookInto } from "~/db-file.server.mjs";
import { assist } from "~/models/queue/assist.server.mjs";
import { isOfSite, listBackups } from "./backup-folder.server";
import { findHolders } from "./holder.server";
import { type MadeBackup, makeBackup, type SiteFiles } from "./make.server";
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
  for (const { name, directory } of outdated) {
    const going = path.join(place, `.unfinished-${name}`);
    await rename(directory, going);
    await rm(going, { recursive: true });
  }
  return made;
}
