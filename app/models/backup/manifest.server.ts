import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { pictureOfFile } from "~/models/picture/file-name";

export const MANIFEST = "manifest.json";
export const DATABASE = "site.db";
export const UPLOADS = "uploads";

export type ManifestEntry = z.output<typeof Entry>;
export type Manifest = z.output<typeof Manifest>;

const Entry = z.object({
  // Whatever a manifest claims, it reaches nothing but a backup's own files.
  file: z.string().refine(isBackupFile),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  files: z.array(Entry),
  missing: z.array(z.string()),
});

export async function readManifest(directory: string): Promise<Manifest> {
  return Manifest.parse(JSON.parse(await readFile(path.join(directory, MANIFEST), "utf8")));
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

function isBackupFile(file: string): boolean {
  if (file === DATABASE) return true;
  const [folder, name = "", ...rest] = file.split("/");
  return folder === UPLOADS && rest.length === 0 && pictureOfFile(name) !== null;
}
