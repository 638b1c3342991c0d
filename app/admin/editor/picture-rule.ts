import { z } from "~/models/row/schema";
import { findPictureFault } from "~/ui/field/picture-fault";

/** `missing` is the message when there must be one; the server looks at the content. */
export function chosenPicture(missing: string | null = null) {
  return z.unknown().superRefine((value, context) => {
    const file = value instanceof File && value.size > 0 ? value : null;
    const message = file ? findPictureFault(file) : missing;
    if (message) context.addIssue({ code: "custom", message });
  });
}
