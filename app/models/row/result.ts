import type { z } from "zod";

/** By field; the key "form" holds what belongs to no single field. */
export type FieldErrors = Record<string, string[]>;

export type Result<T> =
  | { ok: true; value: T }
  | { ok: false; reason: "invalid"; errors: FieldErrors }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "conflict"; errors: FieldErrors }
  | { ok: false; reason: "stale" };

export const notFound = { ok: false, reason: "not-found" } as const;
/** Somebody else saved a newer version since this one was loaded. */
export const stale = { ok: false, reason: "stale" } as const;

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function invalid(errors: FieldErrors) {
  return { ok: false as const, reason: "invalid" as const, errors };
}

export function conflict(errors: FieldErrors) {
  return { ok: false as const, reason: "conflict" as const, errors };
}

type Checked<Form extends z.ZodType> = { ok: true; value: z.output<Form> } | ReturnType<typeof invalid>;

/** Unknown keys are dropped; a value of a wrong kind is rejected in plain words where no rule speaks. */
export function checkFields<Form extends z.ZodType>(form: Form, fields: unknown): Checked<Form> {
  const parsed = form.safeParse(fields, { error: plainMessage });
  return parsed.success ? { ok: true, value: parsed.data } : invalid(errorsByField(parsed.error.issues));
}

function plainMessage(issue: { code?: string | undefined; expected?: unknown }) {
  if (issue.code !== "invalid_type") return "This value is not valid";
  return issue.expected === "string" ? "This must be text" : `This must be of type ${String(issue.expected)}`;
}

/** A field that is sent more than once is a list, for the rules to take or to reject. */
export function collectFields(fields: FormData | URLSearchParams): Record<string, unknown> {
  const names = [...new Set(fields.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = fields.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** A form as it was sent; of a field that was sent twice the last counts. */
export function checkForm<Form extends z.ZodType>(form: Form, fields: Iterable<[string, string]>) {
  return checkFields(form, Object.fromEntries(fields));
}

export function errorsByField(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? "form");
    errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}
