import { z } from "zod";
import { BANNER_MISSING, ContentField } from "~/models/blog/form";
import { blogSuccess } from "~/models/blog/list";
import { type Blog, countBlogs, findBlog, listAllBlogs, listFullBlogs } from "~/models/blog/read.server";
import {
  type BlockInput,
  checkBlock,
  checkContent,
  createBlog,
  deleteBlog,
  updateBlog,
} from "~/models/blog/write.server";
import { invalid, ok, type Result } from "~/models/row/result";
import { readList, readRow } from "./read.server";
import type { Resource } from "./resource.server";
import { dateShape, idShape, pictureShape } from "./shapes.server";
import type { ListOf } from "./whole-list.server";
import { changeRow, createRow, deleteRow } from "./write.server";

const BlogJson = z
  .object({
    _id: idShape,
    banerImage: pictureShape,
    sideImage: pictureShape.nullable(),
    content: z.array(
      z.object({
        type: z.string().meta({ description: "Title" }),
        text: z.string().meta({ description: "HTML" }),
        items: z.array(z.string()).meta({ description: "Tags" }),
      }),
    ),
    createdAt: dateShape,
    updatedAt: dateShape,
  })
  .meta({ id: "Blog" });

type BlogJson = z.output<typeof BlogJson>;

const content = [
  {
    type: "Gauge and millimetres",
    text: "<p>A gauge number names a thickness.</p>",
    items: ["gauge", "sheet"],
  },
];

const blog: Resource<Blog, BlogJson> = {
  name: "Blog",
  key: "blog",
  find: findBlog,
  schema: BlogJson,
  json: (row) => BlogJson.parse({ ...row, _id: row.id }),
  example: {
    _id: "65f0a1b2c3d4e5f6a7b8c9d2",
    banerImage: "/uploads/65f0a1b2c3d4e5f6a7b8c9d3-1600x900.webp",
    sideImage: null,
    content,
    createdAt: "2026-03-12T09:30:00.000Z",
    updatedAt: "2026-03-12T09:30:00.000Z",
  },
};

const rows: ListOf<Blog> = { kind: "blog", page: listFullBlogs, all: listAllBlogs, count: countBlogs };

const accepts = {
  schema: z.object({ content: ContentField }),
  pictures: ["banerImage", "sideImage"],
  example: { content },
};

export const blogCalls = {
  getAllBlog: readList(blog, rows, "All articles, newest first"),
  getBlogById: readRow(blog, "public", "One article"),
  createBlog: createRow(blog, {
    summary: "Add an article; its banner makes it multipart",
    accepts: { ...accepts, requiredPictures: ["banerImage"] },
    check: (fields, files) => withBanner(checkSentContent(fields.content, "add"), files),
    save: async (blocks, { banerImage, sideImage }) => {
      if (banerImage === undefined) return invalid({ banerImage: [BANNER_MISSING] });
      return ok(await createBlog(blocks, { banerImage, sideImage }));
    },
    message: blogSuccess.added,
  }),
  updateBlog: changeRow(blog, {
    summary: "Replace an article's blocks; images that are not sent stay",
    accepts,
    check: (fields) => checkSentContent(fields.content, "edit"),
    save: (row, blocks, pictures, version) => updateBlog(row.id, blocks, pictures, { version }),
    message: blogSuccess.edited,
  }),
  deleteBlog: deleteRow(blog, deleteBlog, {
    summary: "Delete an article",
    message: blogSuccess.deleted,
  }),
};

/** Content that is not there at all is an empty form, not a malformed one. */
function checkSentContent(content: unknown, mode: "add" | "edit"): Result<BlockInput[]> {
  if (content !== undefined && content !== null && content !== "") return checkContent(content, mode);
  const empty = checkBlock({ title: "", text: "", tags: [] }, mode);
  return empty.ok ? ok([empty.value]) : empty;
}

function withBanner(checked: Result<BlockInput[]>, files: ReadonlySet<string>): Result<BlockInput[]> {
  if (files.has("banerImage") || (!checked.ok && checked.reason !== "invalid")) return checked;
  return invalid({ ...(checked.ok ? {} : checked.errors), banerImage: [BANNER_MISSING] });
}
