import type { MetaFunction } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { editorAction } from "~/admin/editor/form.server";
import { useFormState } from "~/admin/editor/form-state";
import { EditorScreen } from "~/admin/editor/screen";
import { editorLoader } from "~/admin/editor/source.server";
import { adminHead } from "~/admin/frame/title";
import { blogFields, blogPictures } from "~/models/blog/form";
import { blogConfig } from "./editor-config.server";
import { BlogFields, textVersion } from "./editor-fields";
import { blogSchema } from "./editor-rules";

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
      schema={blogSchema(adding, state)}
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
