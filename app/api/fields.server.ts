import type { z } from "zod";
import { errorsByField, invalid, ok, type Result } from "~/models/row/result";

/** Unknown keys are dropped; a value of a wrong kind is rejected in plain words where no rule speaks. */
export function checkFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
): Result<z.output<Schema>> {
  const parsed = schema.safeParse(fields, { error: plainMessage });
  return parsed.success ? ok(parsed.data) : invalid(errorsByField(parsed.error.issues));
}

function plainMessage(issue: { code?: string | undefined; expected?: unknown }) {
  if (issue.code !== "invalid_type") return "This value is not valid";
  return issue.expected === "string" ? "This must be text" : `This must be of type ${String(issue.expected)}`;
}
