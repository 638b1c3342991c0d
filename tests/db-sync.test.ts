import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { openLogFile, SharedSync } from "~/db-sync.server";

/** Syncs that end when they are told to. */
function openDisk() {
  const running: { end: () => void; fail: () => void }[] = [];
  const shared = new SharedSync(
    () =>
      new Promise((resolve, reject) => {
        running.push({ end: resolve, fail: () => reject(new Error("the disk is gone")) });
      }),
  );
  const next = async (at: number) => {
    while (!running[at]) await new Promise((resolve) => setImmediate(resolve));
    return running[at];
  };
  return { shared, running, next };
}

test("those who ask together share one sync", async () => {
  const { shared, running, next } = openDisk();
  const waits = [shared.wait(), shared.wait(), shared.wait()];
  (await next(0)).end();
  await Promise.all(waits);
  expect(running).toHaveLength(1);
});

test("who asks while a sync runs waits for the next one", async () => {
  const { shared, running, next } = openDisk();
  const first = shared.wait();
  const disk = await next(0);
  let isSafe = false;
  const late = [shared.wait(), shared.wait()].map((wait) =>
    wait.then(() => {
      isSafe = true;
    }),
  );
  disk.end();
  await first;
  const second = await next(1);
  expect(isSafe).toBe(false);
  second.end();
  await Promise.all(late);
  expect(running).toHaveLength(2);
});

test("a sync that fails fails for all who share it and for nobody else", async () => {
  const { shared, next } = openDisk();
  const failing = [shared.wait(), shared.wait()];
  const disk = await next(0);
  const later = shared.wait();
  disk.fail();
  expect(await Promise.allSettled(failing)).toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
  (await next(1)).end();
  await later;
});

test("a log is synced and let go when no sync runs any more", async () => {
  const home = mkdtempSync(path.join(tmpdir(), "steel-sync-"));
  const file = path.join(home, "site.db-wal");
  writeFileSync(file, "frames");
  const log = openLogFile(file);
  const synced = log?.sync();
  await log?.close();
  await synced;
  expect(readFileSync(file, "utf8")).toBe("frames");
  await expect(log?.sync()).rejects.toThrow("EBADF");
  expect(openLogFile(path.join(home, "missing"))).toBeNull();
  rmSync(home, { recursive: true });
});
