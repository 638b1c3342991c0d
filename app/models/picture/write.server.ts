import { newId } from "~/models/row/id.server";
import { encodePicture, type PictureSource } from "./encoding.server";
import {
  dropFiles,
  dropIncoming,
  listOldFiles,
  listOldIncoming,
  readFiles,
  storeFiles,
} from "./folder.server";
import { pictureOfFile, pictureVariants } from "./url";

export type StoredPicture = { ok: true; name: string } | { ok: false; message: string };

/**
 * A JPEG, PNG or WebP of at most 12 MB and 50 megapixels. A file that came in with a form is used up. Throws
 * StorageFull.
 */
export async function storePicture(source: PictureSource): Promise<StoredPicture> {
  try {
    const encoded = await encodePicture(source, newId());
    if (!encoded.ok) return encoded;
    await storeFiles(encoded.files);
    return { ok: true, name: encoded.name };
  } finally {
    if (typeof source === "string") await dropIncoming(source);
  }
}

/** For another row: under a name of its own. Null for what is no picture of ours, or not there any more. Throws StorageFull. */
export async function copyPicture(name: string): Promise<string | null> {
  if (pictureOfFile(name) !== name) return null;
  const id = newId();
  const files = await readFiles(listCopies(name));
  if (!files) return null;
  const renamed = files.map((file) => ({ ...file, name: id + file.name.slice(id.length) }));
  await storeFiles(renamed);
  return id + name.slice(id.length);
}

export async function removePicture(name: string): Promise<void> {
  if (pictureOfFile(name) !== name) return;
  await dropFiles(listCopies(name));
}

/** The file of its full size last. */
function listCopies(name: string): string[] {
  const narrower = [...pictureVariants(name, "avif"), ...pictureVariants(name, "webp")];
  return [...narrower.map((copy) => copy.file), name];
}

/** Touches no file whose name is not one of ours. Answers how many went. */
export async function sweepPictures(
  findUsed: (names: string[]) => Promise<ReadonlySet<string>>,
  before: Date,
): Promise<number> {
  let removed = 0;
  for await (const files of listOldFiles(before)) {
    const ours = files.flatMap((file) => {
      const picture = pictureOfFile(file.finishedName);
      return picture === null ? [] : [{ ...file, picture }];
    });
    const names = new Set(ours.filter(({ finished }) => finished).map(({ picture }) => picture));
    const used = names.size > 0 ? await findUsed([...names]) : new Set();
    const orphans = ours.filter(({ finished, picture }) => !(finished && used.has(picture)));
    await dropFiles(orphans.map(({ name }) => name));
    removed += orphans.length;
  }
  const incoming = await listOldIncoming(before);
  await dropFiles(incoming);
  return removed + incoming.length;
}
