import type { FieldErrors } from "~/models/row/result";
import { type FieldRule, findFault } from "~/models/text/field-rule";

export function checkByRules(
  rules: Record<string, FieldRule>,
  fields: FormData | URLSearchParams,
): FieldErrors {
  const faults = Object.entries(rules).map(
    ([field, rule]) => [field, findFault(rule, String(fields.get(field) ?? ""))] as const,
  );
  return Object.fromEntries(faults.flatMap(([field, message]) => (message ? [[field, [message]]] : [])));
}
