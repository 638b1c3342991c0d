import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { useDraft } from "~/admin/editor/draft";
import { answerEditorForm } from "~/admin/editor/form.server";
import { EditorScreen } from "~/admin/editor/screen";
import { readEditorSource } from "~/admin/editor/source.server";
import { adminHead } from "~/admin/frame/title";
import { requireAdmin } from "~/http/guard.server";
import { findBlog } from "~/models/blog/read.server";
import { BLOG_FILES, blogPlan, blogRow, MISSING_BLOG } from "./editor-config.server";
import { BlogFields } from "./editor-fields";
import { blogSchema } from "./editor-rules";
import { blogVersions } from "./editor-versions";

export { editorHeaders as headers } from "~/admin/editor/headers";
export { reloadAfterConflict as shouldRevalidate } from "~/admin/editor/revalidation";

export const meta: MetaFunction = ({ params }) => adminHead(params.id ? "Edit Blog" : "Add Blog");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireAdmin(request);
  const blog = params.id ? await findBlog(params.id) : null;
  if (params.id && !blog) throw data({ message: MISSING_BLOG }, { status: 404 });
  return readEditorSource(request, session, blog && blogRow(blog));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requireAdmin(request, BLOG_FILES);
  return answerEditorForm(request, session, blogPlan(params.id));
}

/** Serves /addBlog and /editblog/{id}. */
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
      versions={draft.stale ? blogVersions(draft) : []}
    >
      {(errors) => <BlogFields draft={draft} errors={errors} />}
    </EditorScreen>
  );
}
