import { createHash } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";

export type Stored = { bytes: number; sha256: string };

/** Safe on the disk, for its owner alone, when this answers; a file that is there already is an error. */
export async function copyStored(from: string, to: string): Promise<Stored> {
  const bytes = await readFile(from);
  await writeStored(to, bytes);
  return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** `unfinished` is a place on the same disk. */
export async function replaceStored(from: string, unfinished: string, to: string): Promise<void> {
  await rm(unfinished, { force: true });
  await copyStored(from, unfinished);
  await rename(unfinished, to);
}

export function writeStored(file: string, content: Uint8Array | string): Promise<void> {
  return writeFile(file, content, { flag: "wx", mode: 0o600, flush: true });
}

/** A copy where the disk knows no links. */
export async function linkStored(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyStored(from, to));
}

export function isAbsent(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

export async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values();
  const hand = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all([hand(), hand(), hand(), hand()]);
}
