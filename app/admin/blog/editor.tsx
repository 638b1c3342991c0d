import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { useDraft } from "~/admin/editor/draft";
import { respondToEditor } from "~/admin/editor/form.server";
import { EditorScreen } from "~/admin/editor/screen";
import { loadEditor } from "~/admin/editor/source.server";
import { listVersions } from "~/admin/editor/versions";
import { adminHead } from "~/admin/frame/title";
import { blogFields, blogPictures } from "~/models/blog/form";
import { findBlog } from "~/models/blog/read.server";
import { blogConfig, blogRow, MISSING_BLOG } from "./editor-config.server";
import { BlogFields, textVersion } from "./editor-fields";
import { blogSchema } from "./editor-rules";

export { editorHeaders as headers } from "~/admin/editor/headers";
export { reloadAfterConflict as shouldRevalidate } from "~/admin/editor/revalidation";

export const meta: MetaFunction = ({ params, matches }) =>
  adminHead(params.id ? "Edit Blog" : "Add Blog", matches);

export async function loader(args: LoaderFunctionArgs) {
  return loadEditor(args, MISSING_BLOG, async (id) => {
    const row = await findBlog(id);
    return row && blogRow(row);
  });
}

export async function action(args: ActionFunctionArgs) {
  return respondToEditor(args, blogConfig(args.params.id));
}

export default function BlogEditor() {
  const adding = useParams().id === undefined;
  const draft = useDraft();
  return (
    <EditorScreen
      title={adding ? "Add Blog" : "Edit Blog"}
      adding={adding}
      save={adding ? "Add Blog" : "Save Blog"}
      list="/adminallblog"
      draft={draft}
      schema={blogSchema(adding, draft)}
      enterSaves={false}
      labels={labels}
      versions={listVersions({
        fields: blogFields,
        pictures: blogPictures,
        draft,
        special: { text: textVersion(draft) },
      })}
    >
      {(errors) => <BlogFields draft={draft} errors={errors} />}
    </EditorScreen>
  );
}

const labels = Object.fromEntries(Object.entries(blogPictures).map(([name, { label }]) => [name, label]));
