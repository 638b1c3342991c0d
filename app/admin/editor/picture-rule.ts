import { z } from "~/models/row/schema";
import { findPictureFault } from "~/ui/field/picture-fault";

/** What the browser can tell of a chosen picture before it is sent; `missing` is the message when there must be one. */
export function chosenPicture(missing: string | null = null) {
  return z.unknown().superRefine((value, context) => {
    const file = value instanceof File && value.size > 0 ? value : null;
    const message = file ? findPictureFault(file) : missing;
    if (message) context.addIssue({ code: "custom", message });
  });
}
