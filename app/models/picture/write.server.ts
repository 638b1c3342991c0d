import { newId } from "~/models/row/id.server";
import { encodePicture, type PictureSource } from "./encoding.server";
import { filesOfPicture, pictureOfFile } from "./file-name";
import { dropFiles, dropIncoming, readFiles, storeFiles, uploads } from "./folder.server";
import { trashFiles } from "./trash.server";

export type StoredPicture = { ok: true; name: string } | { ok: false; message: string };

/** At most 12 MB and 50 megapixels; a file that came with a form is used up. Throws when the disk is full. */
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

/** For another row: under a name of its own. Null for what is no picture of ours, or not there any more. Throws when the disk is full. */
export async function copyPicture(name: string): Promise<string | null> {
  if (pictureOfFile(name) !== name) return null;
  const id = newId();
  const files = await readFiles(filesOfPicture(name));
  if (!files) return null;
  const renamed = files.map((file) => ({ ...file, name: id + file.name.slice(id.length) }));
  await storeFiles(renamed);
  return id + name.slice(id.length);
}

/** One that a row has shown: seven days in the trash, for rows can come back with a backup. */
export async function removePicture(name: string): Promise<void> {
  if (pictureOfFile(name) !== name) return;
  await trashFiles(uploads, filesOfPicture(name));
}

/** One that no row has ever shown. */
export async function dropPicture(name: string): Promise<void> {
  if (pictureOfFile(name) !== name) return;
  await dropFiles(filesOfPicture(name));
}
