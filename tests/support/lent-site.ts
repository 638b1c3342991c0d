import path from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { takeLock } from "~/models/backup/lock.server.mjs";
import { refillHome } from "./home";
import type { LentSite } from "./lend-sites";
import { logOf, readOn, type ServedSite } from "./site";

/** For another process of the tests to be done with one, in milliseconds. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 50;

let borrowed: { site: LentSite; giveBack: () => void } | undefined;
let borrowers = 0;

/**
 * A site that earlier files have used and later ones will: warm, and before the first test with the rows and pictures
 * of a site that has just been made. Nobody else uses it meanwhile. Who needs an environment of his own, stops it or
 * breaks its store starts one.
 */
export function borrowSite({ sample = true } = {}): ServedSite {
  borrowed ??= take();
  const { site, giveBack } = borrowed;
  const { databaseUrl, uploadsDir } = site.home;
  borrowers += 1;
  beforeAll(() => refillHome(site.home, sample ? "sample" : "bare"));
  afterAll(() => {
    borrowers -= 1;
    if (borrowers > 0) return;
    borrowed = undefined;
    giveBack();
  });
  return { ...site, databaseUrl, uploadsDir, log: readOn(logOf(site.home)) };
}

function take() {
  const last = Date.now() + PATIENCE_MS;
  while (Date.now() < last) {
    for (const site of inject("lentSites")) {
      const giveBack = takeLock(path.join(site.home.directory, "borrowed"), LOOK_MS);
      if (giveBack) return { site, giveBack };
    }
  }
  throw new Error("There are fewer sites than processes of the tests");
}
