import type { z } from "zod";
import { errorsByField, type FieldErrors } from "~/models/row/result";

/** A field sent more than once is a list. */
export function checkBySchema(schema: z.ZodType, fields: FormData): FieldErrors {
  const names = [...new Set(fields.keys())];
  const values = names.map((name) => {
    const all = fields.getAll(name);
    return [name, all.length > 1 ? all : all[0]];
  });
  const parsed = schema.safeParse(Object.fromEntries(values));
  return parsed.success ? {} : errorsByField(parsed.error.issues);
}
