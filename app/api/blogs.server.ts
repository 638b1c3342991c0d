import { z } from "zod";
import { BANNER_MISSING, ContentField } from "~/models/blog/form";
import { type Blog, countBlogs, findBlog, listAllBlogs, listFullBlogs } from "~/models/blog/read.server";
import { blogSuccess } from "~/models/blog/success";
import {
  type BlockInput,
  checkBlock,
  checkContent,
  createBlog,
  deleteBlog,
  updateBlog,
} from "~/models/blog/write.server";
import { invalid, ok, type Result } from "~/models/row/result";
import { endpoint } from "./endpoint.server";
import { blogExample, blogFields } from "./examples/blog";
import { addOne, changeOne, type Noun, readAll, readOne, removeOne } from "./resource.server";
import { dateShape, idShape, Message, messageWith, picturePath, pictureShape } from "./shapes.server";
import type { ListOf } from "./whole-list.server";

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

export function blogJson(row: Blog): z.output<typeof BlogJson> {
  return {
    _id: row.id,
    banerImage: picturePath(row.banerImage),
    sideImage: picturePath(row.sideImage),
    content: row.content.map(({ type, text, items }) => ({ type, text, items })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const blog: Noun<Blog, z.output<typeof BlogJson>> = {
  name: "Blog",
  key: "blog",
  find: findBlog,
  json: blogJson,
  envelope: (json) => json,
};

const accepts = {
  schema: z.object({ content: ContentField }),
  pictures: ["banerImage", "sideImage"],
  example: blogFields,
};
const written = messageWith("blog", BlogJson);

const rows: ListOf<Blog> = { noun: "blog", page: listFullBlogs, all: listAllBlogs, count: countBlogs };

const getAllBlog = readAll(blog, rows, (blogs) => blogs, {
  summary: "All articles, newest first",
  answers: { status: 200, schema: z.array(BlogJson), example: [blogExample] },
});

const getBlogById = readOne(blog, "public", {
  summary: "One article",
  answers: { status: 200, schema: BlogJson, example: blogExample },
});

const createOne = addOne(
  blog,
  {
    check: (fields, files) => withBanner(checkArticle(fields.content, "add"), files),
    save: async (blocks, { banerImage, sideImage }) => {
      if (banerImage === undefined) return invalid({ banerImage: [BANNER_MISSING] });
      return ok(await createBlog(blocks, { banerImage, ...(sideImage ? { sideImage } : {}) }));
    },
    message: blogSuccess.added,
  },
  {
    summary: "Add an article; its banner makes it multipart",
    accepts: { ...accepts, requiredPictures: ["banerImage"] },
    answers: {
      status: 201,
      schema: written,
      example: { message: blogSuccess.added, blog: blogExample },
    },
  },
);

const updateOne = changeOne(
  blog,
  {
    check: (fields) => checkArticle(fields.content, "edit"),
    save: (row, blocks, pictures, version) =>
      updateBlog(row.id, blocks, pictures, version === undefined ? {} : { version }),
    message: blogSuccess.edited,
  },
  {
    summary: "Replace an article's blocks; images that are not sent stay",
    accepts,
    answers: {
      status: 200,
      schema: written,
      example: { message: blogSuccess.edited, blog: blogExample },
    },
  },
);

const deleteOne = removeOne(blog, deleteBlog, blogSuccess.deleted, {
  summary: "Delete an article",
  answers: { status: 200, schema: Message, example: { message: blogSuccess.deleted } },
});

export const blogCalls = {
  getAllBlog: endpoint({ GET: getAllBlog }),
  getBlogById: endpoint({ GET: getBlogById }),
  createBlog: endpoint({ POST: createOne }),
  updateBlog: endpoint({ PUT: updateOne }),
  deleteBlog: endpoint({ DELETE: deleteOne }),
};

/** Content that is not there at all is an empty form, not a malformed one. */
function checkArticle(content: unknown, mode: "add" | "edit"): Result<BlockInput[]> {
  if (content !== undefined && content !== null && content !== "") return checkContent(content, mode);
  const empty = checkBlock({ title: "", text: "", tags: [] }, mode);
  return empty.ok ? ok([empty.value]) : empty;
}

function withBanner(checked: Result<BlockInput[]>, files: ReadonlySet<string>): Result<BlockInput[]> {
  if (files.has("banerImage") || (!checked.ok && checked.reason !== "invalid")) return checked;
  return invalid({ ...(checked.ok ? {} : checked.errors), banerImage: [BANNER_MISSING] });
}
