import { dropPicture, storePicture } from "~/models/picture/write.server";
import { type FieldErrors, invalid, type Result } from "~/models/row/result";

type SentFiles = ReadonlyMap<string, { source: string }>;

export type StoredPictures = Record<string, string>;

/** Stores all pictures, then the row: what is rejected is named by its field, and what fails takes the pictures back. */
export async function saveWithPictures(
  files: SentFiles,
  save: (pictures: StoredPictures) => Promise<Result<string>>,
): Promise<Result<string>> {
  const names: StoredPictures = {};
  const errors: FieldErrors = {};
  let saved: Result<string> | null = null;
  try {
    for (const [field, { source }] of files) {
      const stored = await storePicture(source);
      if (stored.ok) names[field] = stored.name;
      else errors[field] = [stored.message];
    }
    saved = Object.keys(errors).length > 0 ? invalid(errors) : await save(names);
    return saved;
  } finally {
    if (!saved?.ok) for (const name of Object.values(names)) await dropPicture(name);
  }
}
