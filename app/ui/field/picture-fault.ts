import { IMAGE_TOO_HEAVY, MOST_PICTURE_BYTES, NOT_AN_IMAGE } from "~/models/picture/url";

/** The kinds of pictures that are taken. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** The message for a chosen file that is going to be refused, as far as its kind and size tell; null when it may do. */
export function findPictureFault(file: { type: string; size: number }): string | null {
  if (!PICTURE_TYPES.includes(file.type)) return NOT_AN_IMAGE;
  return file.size > MOST_PICTURE_BYTES ? IMAGE_TOO_HEAVY : null;
}
