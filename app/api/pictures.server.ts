import { dropPicture, storePicture } from "~/models/picture/write.server";
import { type FieldErrors, invalid, ok, type Result } from "~/models/row/result";

type SentFiles = ReadonlyMap<string, { source: string }>;

export type StoredPictures = Record<string, string>;

/** Stores the pictures, then the row; when the row fails, its pictures are taken back. */
export async function saveWithPictures(
  files: SentFiles,
  save: (pictures: StoredPictures) => Promise<Result<string>>,
): Promise<Result<string>> {
  const pictures = await storePictures(files);
  if (!pictures.ok) return pictures;
  try {
    const saved = await save(pictures.value);
    if (!saved.ok) await takeBack(pictures.value);
    return saved;
  } catch (error) {
    await takeBack(pictures.value);
    throw error;
  }
}

/** Stores all pictures of a call, or none: each one that is rejected is named by its field. */
async function storePictures(files: SentFiles): Promise<Result<StoredPictures>> {
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

async function takeBack(names: StoredPictures) {
  for (const name of Object.values(names)) await dropPicture(name);
}
