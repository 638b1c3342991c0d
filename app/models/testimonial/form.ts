import { type FieldTable, formOf, type PictureTable } from "~/models/row/field";
import { z } from "~/models/text/schema";
import { requiredLine } from "~/models/text/text";
import { cleanDigits, cleanLine, hasAtMost } from "~/models/text/typed-text";

function between(max: number, message: string, description: string) {
  return z
    .string(message)
    .transform(cleanLine)
    .refine((text) => text !== "" && hasAtMost(text, max), { error: message })
    .meta({ description, minLength: 1, maxLength: max });
}

const ratingField = z
  .union([z.string(), z.number()], "Rating is required")
  .transform((value) => cleanDigits(String(value)))
  .refine((text) => /^(0|[1-9]\d?)(\.\d+)?$/.test(text) && Number(text) !== 0, {
    error: "Rating is required",
    abort: true,
  })
  .refine((text) => !/\.\d{3}/.test(text), { error: "Rating must have at most two decimals", abort: true })
  .transform(Number)
  .refine((rating) => rating >= 1 && rating <= 5, { error: "Rating must be between 1 and 5" })
  .meta({ description: "1 to 5, with at most two decimals", minimum: 1, maximum: 5 });

/** The two messages name smaller limits than are enforced: the specification's words. */
export const testimonialFields = {
  fullName: {
    label: "Full Name",
    hint: "At most 100 characters",
    rule: requiredLine(100, "Full Name is required", "Full Name").meta({ description: "Author's full name" }),
    half: true,
  },
  designation: {
    label: "Designation",
    hint: "At most 50 characters",
    rule: between(50, "Designation must be between 1 and 20 characters", "Author's designation"),
    half: true,
  },
  rating: { label: "Rating", hint: "1 to 5 stars", rule: ratingField },
  description: {
    label: "Description",
    hint: "What the customer says, at most 140 characters",
    rule: between(140, "Description must be between 1 and 100 characters", "What the author says"),
    lines: 4,
  },
} satisfies FieldTable;

export const testimonialPictures = { file: { label: "Picture" } } satisfies PictureTable;

export const TestimonialForm = formOf(testimonialFields);

export type TestimonialInput = z.output<typeof TestimonialForm>;
