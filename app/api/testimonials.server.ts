import { checkFields, ok } from "~/models/row/result";
import { TestimonialForm } from "~/models/testimonial/form";
import {
  countTestimonials,
  type FullTestimonial,
  listAllTestimonials,
  listFullTestimonials,
} from "~/models/testimonial/read.server";
import { testimonialSuccess } from "~/models/testimonial/success";
import { createTestimonial, deleteTestimonial, updateTestimonial } from "~/models/testimonial/write.server";
import { readList, readRow } from "./read.server";
import { author, said, testimonial } from "./testimonial-json.server";
import type { ListOf } from "./whole-list.server";
import { changeRow, createRow, deleteRow } from "./write.server";

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
