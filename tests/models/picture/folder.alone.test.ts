import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "~/env.server";
import { dropIncoming, StorageFull, storeFiles, storeIncoming } from "~/models/picture/folder.server";
import { sweepPictures } from "~/models/picture/sweep.server";
import { newId } from "~/models/row/id.server";

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
    await expect(storeFiles(files)).rejects.toBeInstanceOf(StorageFull);
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

describe("incoming files", () => {
  it("wait out of reach and go without a trace", async () => {
    const file = await storeIncoming([Buffer.from("one "), Buffer.from("two")]);
    expect(readFileSync(file, "utf8")).toBe("one two");
    expect(path.relative(uploads, file)).toMatch(/^\.incoming\/[0-9a-f]{24}$/);
    await dropIncoming(file);
    expect(existsSync(file)).toBe(false);
  });

  it("are the only ones that are dropped", async () => {
    await storeFiles(files);
    await dropIncoming(path.join(uploads, "a"));
    await dropIncoming(path.join(uploads, ".incoming", "..", "b"));
    expect(shown()).toHaveLength(3);
  });
});

describe("sweepPictures", () => {
  const [known, orphan, young] = [newId(), newId(), newId()];
  const put = (name: string, ageMinutes: number) => {
    const file = path.join(uploads, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "x");
    const date = new Date(Date.now() - ageMinutes * 60_000);
    utimesSync(file, date, date);
  };
  const list = () => readdirSync(uploads, { recursive: true, encoding: "utf8" }).sort();

  it("moves what a crash left to the trash and touches nothing else", async () => {
    const kept = [
      `${known}-800x600.webp`,
      `${known}-800x600.320.avif`,
      `${known}-800x600.640.webp`,
      `${young}-800x600.320.avif`,
      ".gitkeep",
      "notes.tmp",
      "holiday.webp",
      `${orphan}-800x600.webp.bak`,
      `${orphan}.webp`,
    ];
    for (const name of kept) put(name, name.startsWith(young) ? 5 : 60);
    const others = list();
    const left = [
      `${orphan}-800x600.webp`,
      `${orphan}-800x600.320.avif`,
      `${orphan}-800x600.320.webp`,
      `.incoming/${known}-800x600.webp`,
      `.incoming/${newId()}`,
    ];
    for (const name of left) put(name, 60);
    const before = new Date(Date.now() - 10 * 60_000);
    const swept = await sweepPictures(async () => new Set([`${known}-800x600.webp`]), before);
    expect(swept).toEqual({ files: left.length, orphans: 1, pictures: 2, held: false });
    const trash = left.filter((name) => /^[0-9a-f]{24}/.test(name));
    expect(trash).toHaveLength(3);
    const now = [...others, ".incoming", ".trash", ...trash.map((name) => path.join(".trash", name))];
    expect(list()).toEqual(now.sort());
  });

  it("has nothing to do without a folder", async () => {
    const swept = await sweepPictures(async () => new Set(), new Date());
    expect(swept).toEqual({ files: 0, orphans: 0, pictures: 0, held: false });
  });
});
