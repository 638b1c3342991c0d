import { IMAGE_TOO_HEAVY, MOST_PICTURE_BYTES, NOT_AN_IMAGE } from "~/models/picture/limits";
import { z } from "~/models/text/schema";

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** Null when it may do, as far as kind and size tell. */
export function findPictureFault(file: { type: string; size: number }): string | null {
  if (!PICTURE_TYPES.includes(file.type)) return NOT_AN_IMAGE;
  return file.size > MOST_PICTURE_BYTES ? IMAGE_TOO_HEAVY : null;
}

/** `missing` is the message when there must be one; the server looks at the content. Of two inputs one is filled. */
export function chosenPicture(missing: string | null = null) {
  return z.unknown().superRefine((value, context) => {
    const files = [value].flat().filter((each) => each instanceof File);
    const file = files.find(({ size }) => size > 0);
    const message = file ? findPictureFault(file) : missing;
    if (message) context.addIssue({ code: "custom", message });
  });
}
