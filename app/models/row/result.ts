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

/** A form as it was sent; of a field that was sent twice the last counts. */
export function checkForm<Form extends z.ZodType>(
  form: Form,
  fields: Iterable<[string, string]>,
): { ok: true; value: z.output<Form> } | ReturnType<typeof invalid> {
  const parsed = form.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return invalid(errorsByField(parsed.error.issues));
  return { ok: true, value: parsed.data };
}

export function errorsByField(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? "form");
    errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}
