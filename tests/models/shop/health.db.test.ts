import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { env } from "~/env.server";
import { isHealthy } from "~/models/shop/health.server";

/** The error of every file that is written now: as on a full disk, the file is there and its content is not. */
const disk = vi.hoisted(() => ({ code: "" }));

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  return {
    ...real,
    writeFile: async (...[file, content]: Parameters<typeof real.writeFile>) => {
      await real.writeFile(file, disk.code ? "" : content);
      if (disk.code) throw Object.assign(new Error(`${disk.code}: not this time`), { code: disk.code });
    },
  };
});

const uploads = path.resolve(env.UPLOADS_DIR);
beforeEach(() => mkdirSync(uploads, { recursive: true }));

it.each(["ENOSPC", "EDQUOT", "EIO"])("%s leaves nothing of the question behind", async (code) => {
  disk.code = code;
  for (let asked = 0; asked < 3; asked += 1) expect(await isHealthy()).toBe(false);
  expect(readdirSync(uploads)).toEqual([".site"]);
  disk.code = "";
  expect(await isHealthy()).toBe(true);
  expect(readdirSync(uploads)).toEqual([".site"]);
});
