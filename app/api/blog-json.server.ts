import { z } from "zod";
import { type Blog, findBlog } from "~/models/blog/read.server";
import type { Resource } from "./resource.server";
import { dateShape, idShape, pictureShape } from "./shapes.server";

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

export const content = [
  {
    type: "Gauge and millimetres",
    text: "<p>A gauge number names a thickness.</p>",
    items: ["gauge", "sheet"],
  },
];

export const blog: Resource<Blog, BlogJson> = {
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
