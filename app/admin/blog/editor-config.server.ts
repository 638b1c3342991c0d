import type { EditorConfig, StoredRow } from "~/admin/editor/config.server";
import { BANNER_MISSING, blogFields, blogPictures, tagsOf } from "~/models/blog/form";
import { cleanBlogHtml } from "~/models/blog/html.server";
import { blogSuccess } from "~/models/blog/list";
import { type Blog, findBlog } from "~/models/blog/read.server";
import { checkBlock, createBlog, updateBlog } from "~/models/blog/write.server";
import { fieldsOfRow } from "~/models/row/field";
import { type FieldErrors, invalid, ok } from "~/models/row/result";

export function blogConfig(id: string | undefined): EditorConfig {
  const mode = id === undefined ? "add" : "edit";
  return {
    kind: "blog",
    id,
    files: Object.keys(blogPictures),
    check(fields, pictures) {
      const typed = {
        title: fields.get("title"),
        text: fields.get("text") ?? "",
        tags: fields.getAll("tags"),
      };
      const block = checkBlock({ ...typed, title: typed.title ?? undefined }, mode);
      const needsBanner = mode === "add" && !pictures.has("banerImage");
      const missing: FieldErrors = needsBanner ? { banerImage: [BANNER_MISSING] } : {};
      if (!block.ok || needsBanner) return invalid({ ...missing, ...("errors" in block && block.errors) });
      return ok(async ({ banerImage, sideImage }, sending) => {
        const blocks = [block.value];
        if (id === undefined) {
          return ok(await createBlog(blocks, { banerImage: banerImage ?? "", sideImage }, sending));
        }
        const pictures = { ...(banerImage && { banerImage }), sideImage };
        return updateBlog(id, blocks, pictures, { ...sending, firstBlockOnly: true });
      });
    },
    success: (saved) => (id === undefined ? added(saved) : edited),
    failure: { text: "Upload failed. Please try again.", bare: true },
    find: async (asked) => asStored(await findBlog(asked)),
    missing: "Failed to fetch blog data.",
    amend({ fields }, intent) {
      const tags = tagsOf(fields);
      const removed = /^remove-tag-(\d{1,2})$/.exec(intent)?.[1];
      if (intent === "add-tag") tags.push("");
      if (removed !== undefined) tags.splice(Number(removed), 1);
      fields.delete("tags");
      fields.delete("next-tags");
      for (const tag of tags) fields.append("tags", tag);
    },
    preview(fields) {
      const clean = cleanBlogHtml(fields.get("text") ?? "");
      return clean.ok ? clean.html : `<p>${clean.message}</p>`;
    },
  };
}

function asStored(blog: Blog | null): StoredRow | null {
  if (!blog) return null;
  const first = blog.content[0];
  const row = { title: first?.type ?? "", text: first?.text ?? "", tags: first?.items ?? [] };
  return {
    fields: fieldsOfRow(blogFields, row),
    version: blog.version,
    pictures: { banerImage: blog.banerImage, sideImage: blog.sideImage },
  };
}

function added(id: string) {
  return { to: "/addBlog", text: blogSuccess.added, links: [{ href: `/blog/${id}`, label: "See it" }] };
}
const edited = { to: "/adminallblog", text: blogSuccess.edited };
