import { type FormState, waitingPicture } from "~/admin/editor/form-state";
import { AddBlogForm, BANNER_MISSING, EditBlogForm, TEXT_MISSING, tagsField } from "~/models/blog/form";
import { z } from "~/models/row/schema";
import { chosenPicture } from "~/ui/field/picture-fault";

/** A single tag arrives as text, several as a list. */
const tags = z.preprocess((value) => (typeof value === "string" ? [value] : value), tagsField);

/** Markup alone is no text. The server measures and cleans it. */
const text = z
  .string(TEXT_MISSING)
  .refine((html) => html.replace(/<[^<>]*>|&nbsp;|\s/g, "") !== "", TEXT_MISSING);

export function blogSchema(adding: boolean, state: FormState) {
  const there = state.stored?.pictures.banerImage || waitingPicture(state, "banerImage");
  return (adding ? AddBlogForm : EditBlogForm).extend({
    text,
    tags,
    banerImage: chosenPicture(there ? null : BANNER_MISSING),
    sideImage: chosenPicture(),
  });
}
