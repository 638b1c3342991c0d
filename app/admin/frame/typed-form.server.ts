import { data } from "@remix-run/node";
import { SECRET_FIELDS } from "~/models/draft/secret";
import type { FieldErrors } from "~/models/row/result";

type Fields = Iterable<[name: string, value: string]>;

/** What was typed, with what is wrong with it; no secret is sent back. */
export function giveBack(fields: Fields, errors: FieldErrors) {
  return { fields: [...fields].filter(([name]) => !SECRET_FIELDS.has(name)), errors };
}

export function refuse(fields: Fields, errors: FieldErrors, status = 400, headers: HeadersInit = {}) {
  return data(giveBack(fields, errors), { status, headers });
}
