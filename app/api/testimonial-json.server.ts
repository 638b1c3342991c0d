import { z } from "zod";
import { type FullTestimonial, findTestimonial } from "~/models/testimonial/read.server";
import type { Resource } from "./resource.server";
import { dateShape, idShape, pictureShape } from "./shapes.server";

const TestimonialJson = z
  .object({
    _id: idShape,
    rating: z.number().min(1).max(5),
    description: z.string(),
    author: z.object({
      fullName: z.string(),
      designation: z.string(),
      picture: pictureShape.nullable(),
    }),
    createdAt: dateShape,
    updatedAt: dateShape,
  })
  .meta({ id: "Testimonial" });

type TestimonialJson = z.output<typeof TestimonialJson>;

export const author = { fullName: "Dana Whitfield", designation: "Purchasing, Fenwick Fabrication" };
export const said = { description: "The coils came as measured and a day early.", rating: 4.5 };

export const testimonial: Resource<FullTestimonial, TestimonialJson> = {
  name: "Testimonial",
  key: "testimonial",
  find: findTestimonial,
  schema: TestimonialJson,
  json: (row) => TestimonialJson.parse({ ...row, _id: row.id, author: row }),
  example: {
    _id: "65f0a1b2c3d4e5f6a7b8c9d4",
    rating: said.rating,
    description: said.description,
    author: { ...author, picture: null },
    createdAt: "2026-03-12T09:30:00.000Z",
    updatedAt: "2026-03-12T09:30:00.000Z",
  },
};
