import type { z } from "zod";
import { errorsByField, type FieldErrors } from "~/models/row/result";

/** The messages for a form by the schema that the server parses it with. */
export function checkBySchema(schema: z.ZodType, fields: FormData): FieldErrors {
  const parsed = schema.safeParse(Object.fromEntries(fields));
  return parsed.success ? {} : errorsByField(parsed.error.issues);
}
