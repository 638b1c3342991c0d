import { z } from "~/models/row/schema";
import { findPictureFault } from "~/ui/field/picture-fault";

/** `missing` is the message when there must be one; the server looks at the content. Of two inputs one is filled. */
export function chosenPicture(missing: string | null = null) {
  return z.unknown().superRefine((value, context) => {
    const files = [value].flat().filter((each) => each instanceof File);
    const file = files.find(({ size }) => size > 0);
    const message = file ? findPictureFault(file) : missing;
    if (message) context.addIssue({ code: "custom", message });
  });
}
