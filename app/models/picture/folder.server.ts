import { mkdir, open, opendir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "~/env.server";
import { newId } from "~/models/row/id.server";

export type NewFile = { name: string; bytes: Uint8Array };

/** Within the uploads folder, where no visitor reaches it: what is not whole yet, or not shown by anything. */
export const INCOMING = ".incoming";

export const uploads = path.resolve(env.UPLOADS_DIR);

/** The name must have been checked before: this only joins. */
export function uploadPath(name: string): string {
  return path.join(uploads, name);
}

/** Whole and safe from a power cut once this answers; the last file appears last. Throws when the disk is full. */
export async function storeFiles(files: readonly NewFile[]): Promise<void> {
  const unfinished = (name: string) => path.join(INCOMING, name);
  try {
    await mkdir(uploadPath(INCOMING), { recursive: true, mode: 0o700 });
    for (const { name, bytes } of files) {
      await writeFile(uploadPath(unfinished(name)), bytes, { flag: "wx", mode: 0o600, flush: true });
    }
    for (const { name } of files) await rename(uploadPath(unfinished(name)), uploadPath(name));
    await syncFolder();
  } catch (error) {
    await dropFiles(files.flatMap(({ name }) => [unfinished(name), name]));
    throw error;
  }
}

export async function readFiles(names: readonly string[]): Promise<NewFile[] | null> {
  const files: NewFile[] = [];
  for (const name of names) {
    const bytes = await readFile(uploadPath(name)).catch(nullIfMissing);
    if (!bytes) return null;
    files.push({ name, bytes });
  }
  return files;
}

export async function hasUpload(name: string): Promise<boolean> {
  return Boolean(await stat(uploadPath(name)).catch(nullIfMissing));
}

export async function dropFiles(names: readonly string[]): Promise<void> {
  for (const name of names) await rm(uploadPath(name), { force: true }).catch(() => {});
}

/** Throws when the disk is full. */
export async function storeIncoming(
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<string> {
  const file = path.join(uploads, INCOMING, newId());
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, content, { flag: "wx", mode: 0o600 });
    return file;
  } catch (error) {
    await dropIncoming(file);
    throw error;
  }
}

export async function dropIncoming(file: string): Promise<void> {
  if (path.dirname(file) === path.join(uploads, INCOMING)) await rm(file, { force: true }).catch(() => {});
}

const LOOK = 200;

/** In pieces, since there may be very many. */
export async function* listOldFiles(before: Date): AsyncGenerator<string[], void> {
  const entries = await opendir(uploads, { bufferSize: LOOK }).catch(nullIfMissing);
  if (!entries) return;
  let names: string[] = [];
  for await (const entry of entries) {
    names.push(entry.name);
    if (names.length < LOOK) continue;
    yield await filterOld(names, before);
    names = [];
  }
  yield await filterOld(names, before);
}

export async function listOldIncoming(before: Date): Promise<string[]> {
  const names = (await readdir(uploadPath(INCOMING)).catch(nullIfMissing)) ?? [];
  return filterOld(
    names.map((name) => path.join(INCOMING, name)),
    before,
  );
}

async function filterOld(names: string[], before: Date): Promise<string[]> {
  const old: string[] = [];
  for (const name of names) {
    const entry = await stat(uploadPath(name)).catch(() => null);
    if (entry?.isFile() && entry.mtimeMs <= before.getTime()) old.push(name);
  }
  return old;
}

/** The new names are only safe when the folder itself is on the disk. */
async function syncFolder() {
  const handle = await open(uploads, "r");
  await handle.sync().finally(() => handle.close());
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
