import { z } from "zod";
import { checkFields, ok } from "~/models/row/result";
import { TestimonialForm } from "~/models/testimonial/form";
import { testimonialSuccess } from "~/models/testimonial/list";
import {
  countTestimonials,
  type FullTestimonial,
  findTestimonial,
  listAllTestimonials,
  listFullTestimonials,
} from "~/models/testimonial/read.server";
import { createTestimonial, deleteTestimonial, updateTestimonial } from "~/models/testimonial/write.server";
import { readList, readRow } from "./read.server";
import type { Resource } from "./resource.server";
import { dateShape, idShape, pictureShape } from "./shapes.server";
import type { ListOf } from "./whole-list.server";
import { changeRow, createRow, deleteRow } from "./write.server";

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

const author = { fullName: "Dana Whitfield", designation: "Purchasing, Fenwick Fabrication" };
const said = { description: "The coils came as measured and a day early.", rating: 4.5 };

const testimonial: Resource<FullTestimonial, TestimonialJson> = {
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

const rows: ListOf<FullTestimonial> = {
  kind: "testimonial",
  page: listFullTestimonials,
  all: listAllTestimonials,
  count: countTestimonials,
};

const accepts = { schema: TestimonialForm, pictures: ["file"], example: { ...author, ...said } };

export const testimonialCalls = {
  getAllTestimonial: readList(testimonial, rows, "All testimonials, newest first"),
  getTestimonial: readRow(testimonial, "public", "One testimonial"),
  createTestimonial: createRow(testimonial, {
    summary: "Add a testimonial, with the author's picture if it is multipart",
    accepts,
    check: (fields) => checkFields(TestimonialForm, fields),
    save: async (input, { file }) => ok(await createTestimonial(input, { picture: file })),
    message: testimonialSuccess.added,
  }),
  updateTestimonial: changeRow(testimonial, {
    summary: "Replace a testimonial's fields; without a new picture it keeps the old one",
    accepts,
    check: (fields) => checkFields(TestimonialForm, fields),
    save: (row, input, { file }, version) => updateTestimonial(row.id, input, { picture: file }, { version }),
    message: testimonialSuccess.edited,
  }),
  deleteTestimonial: deleteRow(testimonial, deleteTestimonial, {
    summary: "Delete a testimonial",
    message: testimonialSuccess.deleted,
  }),
};
