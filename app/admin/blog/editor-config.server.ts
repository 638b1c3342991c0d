import type { EditorConfig } from "~/admin/editor/config.server";
import type { StoredRow } from "~/admin/editor/source.server";
import { BANNER_MISSING, blogFields, blogPictures } from "~/models/blog/form";
import { cleanArticleHtml } from "~/models/blog/html.server";
import { type Blog, findBlog } from "~/models/blog/read.server";
import { blogSuccess } from "~/models/blog/success";
import { type BlockInput, checkBlock, createBlog, updateBlog } from "~/models/blog/write.server";
import { fieldsOfRow } from "~/models/row/field";
import { type FieldErrors, invalid, ok } from "~/models/row/result";
import { tagsOf } from "./tags";

export const MISSING_BLOG = "Failed to fetch blog data.";

/** Without an id an article is added. It holds the first block; others stay. */
export function blogConfig(id: string | undefined): EditorConfig<BlockInput> {
  const mode = id === undefined ? "add" : "edit";
  return {
    kind: "blog",
    mode,
    files: Object.keys(blogPictures),
    check(fields, pictures) {
      const typed = {
        title: fields.get("title"),
        text: fields.get("text") ?? "",
        tags: fields.getAll("tags"),
      };
      const block = checkBlock({ ...typed, title: typed.title ?? undefined }, mode);
      if (mode === "edit" || pictures.has("banerImage")) return block;
      const errors: FieldErrors = block.ok || block.reason !== "invalid" ? {} : block.errors;
      return invalid({ banerImage: [BANNER_MISSING], ...errors });
    },
    async save(block, { banerImage, sideImage }, saving) {
      if (id !== undefined) {
        return updateBlog(id, [block], { banerImage, sideImage }, { ...saving, firstBlockOnly: true });
      }
      if (banerImage === undefined) return invalid({ banerImage: [BANNER_MISSING] });
      return ok(await createBlog([block], { banerImage, sideImage }, saving));
    },
    async listPictures(saved) {
      const blog = await findBlog(saved);
      return [blog?.banerImage ?? null, blog?.sideImage ?? null];
    },
    success: () => (id === undefined ? added : edited),
    failure: { text: "Upload failed. Please try again.", bare: true },
    exists: async () => id !== undefined && (await findBlog(id)) !== null,
    missing: MISSING_BLOG,
    amend(fields, intent) {
      const tags = tagsOf(fields);
      const removed = /^remove-tag-(\d{1,2})$/.exec(intent)?.[1];
      if (intent === "add-tag") tags.push("");
      if (removed !== undefined) tags.splice(Number(removed), 1);
      fields.delete("tags");
      fields.delete("next-tags");
      for (const tag of tags) fields.append("tags", tag);
    },
    preview(fields) {
      const clean = cleanArticleHtml(fields.get("text") ?? "");
      return clean.ok ? clean.html : `<p>${clean.message}</p>`;
    },
  };
}

export function blogRow(blog: Blog): StoredRow {
  const first = blog.content[0];
  const row = { title: first?.type ?? "", text: first?.text ?? "", tags: first?.items ?? [] };
  return {
    fields: fieldsOfRow(blogFields, row),
    version: blog.version,
    pictures: { banerImage: blog.banerImage, sideImage: blog.sideImage },
  };
}

const added = { to: "/addBlog", text: blogSuccess.added };
const edited = { to: "/adminallblog", text: blogSuccess.edited };
