import type { z } from "zod";
import { checkFields, collectFields, type FieldErrors } from "~/models/row/result";

export function checkBySchema(schema: z.ZodType, fields: FormData): FieldErrors {
  const checked = checkFields(schema, collectFields(fields));
  return checked.ok ? {} : checked.errors;
}
