import type { MetaFunction } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { editorAction } from "~/admin/editor/action.server";
import { type FormState, useFormState, waitingPicture } from "~/admin/editor/form-state";
import { editorLoader } from "~/admin/editor/loader.server";
import { EditorScreen } from "~/admin/editor/screen";
import { adminHead } from "~/admin/frame/head";
import {
  AddBlogForm,
  BANNER_MISSING,
  blogFields,
  blogPictures,
  EditBlogForm,
  TEXT_MISSING,
  tagsField,
} from "~/models/blog/form";
import { z } from "~/models/text/schema";
import { chosenPicture } from "~/ui/field/picture-fault";
import { blogConfig } from "./editor-config.server";
import { BlogFields, textVersion } from "./editor-fields";

export { reloadAfterConflict as shouldRevalidate } from "~/ui/revalidation";

export const meta: MetaFunction = ({ params, matches }) =>
  adminHead(params.id ? "Edit Blog" : "Add Blog", matches);

export const loader = editorLoader(blogConfig);
export const action = editorAction(blogConfig);

export default function BlogEditor() {
  const adding = useParams().id === undefined;
  const state = useFormState();
  return (
    <EditorScreen
      title={adding ? "Add Blog" : "Edit Blog"}
      save={adding ? "Add Blog" : "Save Blog"}
      list="/adminallblog"
      state={state}
      schema={schemaOf(adding, state)}
      enterSaves={false}
      labels={labels}
      order={order}
      fields={blogFields}
      pictures={blogPictures}
      versions={[textVersion(state)]}
    >
      {(errors) => <BlogFields state={state} errors={errors} />}
    </EditorScreen>
  );
}

const labels = Object.fromEntries(Object.entries(blogPictures).map(([name, { label }]) => [name, label]));
const order = [...Object.keys(blogPictures), ...Object.keys(blogFields)];

/** A single tag arrives as text, several as a list. */
const tags = z.preprocess((value) => (typeof value === "string" ? [value] : value), tagsField);

/** Markup alone is no text. The server measures and cleans it. */
const text = z
  .string(TEXT_MISSING)
  .refine((html) => html.replace(/<[^<>]*>|&nbsp;|\s/g, "") !== "", TEXT_MISSING);

function schemaOf(adding: boolean, state: FormState) {
  const there = state.stored?.pictures.banerImage || waitingPicture(state, "banerImage");
  return (adding ? AddBlogForm : EditBlogForm).extend({
    text,
    tags,
    banerImage: chosenPicture(there ? null : BANNER_MISSING),
    sideImage: chosenPicture(),
  });
}
