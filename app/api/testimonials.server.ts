import { z } from "zod";
import { ok } from "~/models/row/result";
import { TestimonialForm } from "~/models/testimonial/form";
import {
  countTestimonials,
  type FullTestimonial,
  findTestimonial,
  listAllTestimonials,
  listFullTestimonials,
} from "~/models/testimonial/read.server";
import { testimonialSuccess } from "~/models/testimonial/success";
import { createTestimonial, deleteTestimonial, updateTestimonial } from "~/models/testimonial/write.server";
import { endpoint } from "./endpoint.server";
import { testimonialExample, testimonialFields } from "./examples/testimonial";
import { checkFields } from "./fields.server";
import { addOne, changeOne, type Noun, readAll, readOne, removeOne } from "./resource.server";
import { dateShape, idShape, Message, messageWith, picturePath, pictureShape } from "./shapes.server";
import type { ListOf } from "./whole-list.server";

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

export function testimonialJson(row: FullTestimonial): z.output<typeof TestimonialJson> {
  return {
    _id: row.id,
    rating: row.rating,
    description: row.description,
    author: {
      fullName: row.fullName,
      designation: row.designation,
      picture: picturePath(row.picture),
    },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const testimonial: Noun<FullTestimonial, z.output<typeof TestimonialJson>> = {
  name: "Testimonial",
  key: "testimonial",
  find: findTestimonial,
  json: testimonialJson,
  envelope: (json) => json,
};

const rows: ListOf<FullTestimonial> = {
  noun: "testimonial",
  page: listFullTestimonials,
  all: listAllTestimonials,
  count: countTestimonials,
};
const written = messageWith("testimonial", TestimonialJson);
const accepts = {
  schema: TestimonialForm,
  pictures: ["file"],
  example: testimonialFields,
};

const getAllTestimonial = readAll(testimonial, rows, (testimonials) => testimonials, {
  summary: "All testimonials, newest first",
  answers: { status: 200, schema: z.array(TestimonialJson), example: [testimonialExample] },
});

const getTestimonial = readOne(testimonial, "public", {
  summary: "One testimonial",
  answers: { status: 200, schema: TestimonialJson, example: testimonialExample },
});

const createOne = addOne(
  testimonial,
  {
    check: (fields) => checkFields(TestimonialForm, fields),
    save: async (input, { file }) => ok(await createTestimonial(input, file)),
    message: testimonialSuccess.added,
  },
  {
    summary: "Add a testimonial, with the author's picture if it is multipart",
    accepts,
    answers: {
      status: 201,
      schema: written,
      example: { message: testimonialSuccess.added, testimonial: testimonialExample },
    },
  },
);

const updateOne = changeOne(
  testimonial,
  {
    check: (fields) => checkFields(TestimonialForm, fields),
    save: (row, input, { file }, version) => updateTestimonial(row.id, input, file, version),
    message: testimonialSuccess.edited,
  },
  {
    summary: "Replace a testimonial's fields; without a new picture it keeps the old one",
    accepts,
    answers: {
      status: 200,
      schema: written,
      example: { message: testimonialSuccess.edited, testimonial: testimonialExample },
    },
  },
);

const deleteOne = removeOne(testimonial, deleteTestimonial, testimonialSuccess.deleted, {
  summary: "Delete a testimonial",
  answers: { status: 200, schema: Message, example: { message: testimonialSuccess.deleted } },
});

export const testimonialCalls = {
  getAllTestimonial: endpoint({ GET: getAllTestimonial }),
  getTestimonial: endpoint({ GET: getTestimonial }),
  createTestimonial: endpoint({ POST: createOne }),
  updateTestimonial: endpoint({ PUT: updateOne }),
  deleteTestimonial: endpoint({ DELETE: deleteOne }),
};
