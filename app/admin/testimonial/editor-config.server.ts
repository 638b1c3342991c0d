import type { EditorConfig } from "~/admin/editor/config.server";
import type { StoredRow } from "~/admin/editor/source.server";
import { fieldsOfRow } from "~/models/row/field";
import { errorsByField, invalid, ok } from "~/models/row/result";
import {
  TestimonialForm,
  type TestimonialInput,
  testimonialFields,
  testimonialPictures,
} from "~/models/testimonial/form";
import { type FullTestimonial, findTestimonial } from "~/models/testimonial/read.server";
import { testimonialSuccess } from "~/models/testimonial/success";
import { createTestimonial, updateTestimonial } from "~/models/testimonial/write.server";

export const MISSING_TESTIMONIAL = "Failed to fetch testimonial data.";

/** Without an id a testimonial is added. */
export function testimonialConfig(id: string | undefined): EditorConfig<TestimonialInput> {
  return {
    kind: "testimonial",
    mode: id === undefined ? "add" : "edit",
    files: Object.keys(testimonialPictures),
    check(fields) {
      const parsed = TestimonialForm.safeParse(Object.fromEntries(fields));
      return parsed.success ? ok(parsed.data) : invalid(errorsByField(parsed.error.issues));
    },
    async save(input, { file }, { version, receiptId }) {
      if (id === undefined) return ok(await createTestimonial(input, { picture: file }, { receiptId }));
      return updateTestimonial(id, input, { picture: file }, { version, receiptId });
    },
    listPictures: async (saved) => [(await findTestimonial(saved))?.picture ?? null],
    success: () => (id === undefined ? added : edited),
    failure:
      id === undefined
        ? { text: "Upload failed. Please try again.", bare: true }
        : { text: "Update failed. Please try again: " },
    exists: async () => id !== undefined && (await findTestimonial(id)) !== null,
    missing: MISSING_TESTIMONIAL,
  };
}

export function testimonialRow(testimonial: FullTestimonial): StoredRow {
  return {
    fields: fieldsOfRow(testimonialFields, testimonial),
    version: testimonial.version,
    pictures: { file: testimonial.picture },
  };
}

const added = { to: "/createtestimonial", text: testimonialSuccess.added };
const edited = { to: "/adminTestimonialdetails", text: testimonialSuccess.edited };
