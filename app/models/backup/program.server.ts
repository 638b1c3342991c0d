import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { listBackups } from "./backup-folder.server";
import { type MadeBackup, makeBackup, type Site } from "./make.server";
import { listOutdated } from "./schedule.server";

/** A process of its own: reading and hashing gigabytes inside the server would hold up visitors. */

export type Order = { site: Site; place: string; timeZone: string; now: string };
export type Outcome = { made: MadeBackup } | { failure: string };

// Signals that end the site may reach this process too; it goes when the site has.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit());
process.once("message", async (order: Order) => {
  const outcome = await carryOut(order).catch(
    (error: unknown): Outcome => ({ failure: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(outcome, () => process.disconnect());
});

async function carryOut({ site, place, timeZone, now }: Order): Promise<Outcome> {
  const made = await makeBackup(site, place, "nightly", new Date(now));
  for (const { name, directory } of listOutdated(await listBackups(place), timeZone)) {
    const going = path.join(place, `.unfinished-${name}`);
    await rename(directory, going);
    await rm(going, { recursive: true });
  }
  return { made };
}
