import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "~/env.server";
import { dropIncoming, storeFiles } from "~/models/picture/folder.server";

/** What the disk does with the next files: the call that fails, counted from one, and its error. */
const disk = vi.hoisted(() => ({ written: 0, renamed: 0, failWrite: 0, failRename: 0, code: "ENOSPC" }));

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const fail = () => Object.assign(new Error(`${disk.code}: not this time`), { code: disk.code });
  return {
    ...real,
    writeFile: (...words: Parameters<typeof real.writeFile>) => {
      disk.written += 1;
      return disk.written === disk.failWrite ? Promise.reject(fail()) : real.writeFile(...words);
    },
    rename: (...words: Parameters<typeof real.rename>) => {
      disk.renamed += 1;
      return disk.renamed === disk.failRename ? Promise.reject(fail()) : real.rename(...words);
    },
  };
});

const uploads = path.resolve(env.UPLOADS_DIR);
const bytes = Buffer.from("whole");
const shown = () =>
  readdirSync(uploads)
    .filter((name) => name !== ".incoming")
    .sort();
const files = ["a", "b", "c"].map((name) => ({ name, bytes }));

beforeEach(() => {
  rmSync(uploads, { recursive: true, force: true });
  Object.assign(disk, { written: 0, renamed: 0, failWrite: 0, failRename: 0, code: "ENOSPC" });
});

describe("storeFiles", () => {
  it("makes the folder and leaves nothing but the files", async () => {
    await storeFiles(files);
    expect(shown()).toEqual(["a", "b", "c"]);
    expect(readFileSync(path.join(uploads, "c"), "utf8")).toBe("whole");
  });

  it.each([
    ["the second file", { failWrite: 2 }],
    ["the second name", { failRename: 2 }],
  ])("takes everything back when the disk is full at %s", async (_, failure) => {
    Object.assign(disk, failure);
    await expect(storeFiles(files)).rejects.toMatchObject({ code: "ENOSPC" });
    expect(readdirSync(uploads, { recursive: true })).toEqual([".incoming"]);
    await storeFiles(files);
    expect(shown()).toHaveLength(3);
  });

  it("says of any other failure what it was, and takes everything back too", async () => {
    Object.assign(disk, { failWrite: 3, code: "EIO" });
    await expect(storeFiles(files)).rejects.toMatchObject({ code: "EIO" });
    expect(readdirSync(uploads, { recursive: true })).toEqual([".incoming"]);
  });
});

it("incoming files are the only ones that are dropped", async () => {
  await storeFiles(files);
  await dropIncoming(path.join(uploads, "a"));
  await dropIncoming(path.join(uploads, ".incoming", "..", "b"));
  expect(shown()).toHaveLength(3);
});
