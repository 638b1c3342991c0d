import type { EditorConfig, StoredRow } from "~/admin/editor/config.server";
import { fieldsOfRow } from "~/models/row/field";
import { checkForm, ok } from "~/models/row/result";
import { TestimonialForm, testimonialFields, testimonialPictures } from "~/models/testimonial/form";
import { testimonialSuccess } from "~/models/testimonial/list";
import { type FullTestimonial, findTestimonial } from "~/models/testimonial/read.server";
import { createTestimonial, updateTestimonial } from "~/models/testimonial/write.server";

export function testimonialConfig(id: string | undefined): EditorConfig {
  return {
    kind: "testimonial",
    id,
    files: Object.keys(testimonialPictures),
    check(fields) {
      const form = checkForm(TestimonialForm, fields);
      if (!form.ok) return form;
      return ok(async ({ file: picture }, { version, receiptId }) => {
        if (id !== undefined) return updateTestimonial(id, form.value, { picture }, { version, receiptId });
        return ok(await createTestimonial(form.value, { picture }, { receiptId }));
      });
    },
    success: () => (id === undefined ? added : edited),
    failure:
      id === undefined
        ? { text: "Upload failed. Please try again.", bare: true }
        : { text: "Update failed. Please try again: " },
    find: async (asked) => asStored(await findTestimonial(asked)),
    missing: "Failed to fetch testimonial data.",
  };
}

function asStored(testimonial: FullTestimonial | null): StoredRow | null {
  if (!testimonial) return null;
  return {
    fields: fieldsOfRow(testimonialFields, testimonial),
    version: testimonial.version,
    pictures: { file: testimonial.picture },
  };
}

const added = {
  to: "/createtestimonial",
  text: testimonialSuccess.added,
  links: [{ href: "/#testimonials", label: "See it" }],
};
const edited = { to: "/adminTestimonialdetails", text: testimonialSuccess.edited };
