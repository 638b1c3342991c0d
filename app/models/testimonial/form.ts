import { z } from "zod";
import { requiredLine } from "~/models/row/text";
import { cleanLine, countCharacters } from "~/models/row/typed-text";

function between(max: number, message: string, description: string) {
  return z
    .string(message)
    .transform(cleanLine)
    .refine((text) => countCharacters(text) >= 1 && countCharacters(text) <= max, { error: message })
    .meta({ description, minLength: 1, maxLength: max });
}

/** Add and edit ask the same. The two messages name smaller limits than are enforced: the specification's words. */
export const TestimonialForm = z.object({
  fullName: requiredLine(100, "Full Name is required", "Full Name").meta({
    description: "Author's full name",
  }),
  designation: between(50, "Designation must be between 1 and 20 characters", "Author's designation"),
  description: between(140, "Description must be between 1 and 100 characters", "What the author says"),
  rating: z
    .union([z.string(), z.number()], "Rating is required")
    .transform((value) => String(value).trim())
    .refine((text) => /^\d(\.\d{1,2})?$/.test(text) && Number(text) !== 0, {
      error: "Rating is required",
      abort: true,
    })
    .transform(Number)
    .refine((rating) => rating >= 1 && rating <= 5, { error: "Rating must be between 1 and 5" })
    .meta({ description: "1 to 5, fractions allowed", minimum: 1, maximum: 5 }),
});

export type TestimonialInput = z.output<typeof TestimonialForm>;
