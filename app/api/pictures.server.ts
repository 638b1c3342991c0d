import { dropIncoming } from "~/models/picture/folder.server";
import { removePicture, storePicture } from "~/models/picture/write.server";
import { type FieldErrors, invalid, ok, type Result } from "~/models/row/result";

type SentFiles = ReadonlyMap<string, { source: string }>;

/** Names of stored pictures by the field they were sent in. */
export type StoredPictures = Record<string, string>;

/** Stores all pictures of a call, or none: each one that is refused is named by its field. */
export async function storePictures(files: SentFiles): Promise<Result<StoredPictures>> {
  const names: StoredPictures = {};
  const errors: FieldErrors = {};
  try {
    for (const [field, { source }] of files) {
      const stored = await storePicture(source);
      if (stored.ok) names[field] = stored.name;
      else errors[field] = [stored.message];
    }
  } catch (error) {
    await takeBack(names);
    throw error;
  }
  if (Object.keys(errors).length === 0) return ok(names);
  await takeBack(names);
  return invalid(errors);
}

/** Removes files that nobody will look at, because their fields were refused. */
export async function discardFiles(files: SentFiles) {
  for (const { source } of files.values()) await dropIncoming(source);
}

/** Removes pictures whose row was not stored. */
export async function takeBack(names: StoredPictures) {
  for (const name of Object.values(names)) await removePicture(name);
}
