import { IMAGE_TOO_HEAVY, MOST_PICTURE_BYTES, NOT_AN_IMAGE } from "~/models/picture/url";

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** Null when it may do, as far as kind and size tell. */
export function findPictureFault(file: { type: string; size: number }): string | null {
  if (!PICTURE_TYPES.includes(file.type)) return NOT_AN_IMAGE;
  return file.size > MOST_PICTURE_BYTES ? IMAGE_TOO_HEAVY : null;
}
