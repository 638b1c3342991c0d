import { FORM_TOKEN_FIELD } from "~/http/form-token.server";
import { isEdited, readTypedLines, type TypedAmounts } from "~/models/enquiry/amounts";
import type { Line } from "~/models/enquiry/line";
import { keyOf } from "~/models/enquiry/packed.server";

const VISITOR = ["name", "phone", "email", "message", "deliveryPlace", "wantedOn"];
const FIELDS = [...VISITOR, "product", "website", FORM_TOKEN_FIELD];

export type Typed = { values: Record<string, string>; lines: TypedAmounts; list: string };

/** A sender may make up as many names as fit: those that the form lacks are not given back. */
export function readTyped(fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...fields].filter(([name]) => FIELDS.includes(name)));
}

export function readAllTyped(fields: URLSearchParams): Typed {
  return { values: readTyped(fields), lines: readTypedLines(fields), list: fields.get("list") ?? "" };
}

/** Whether something was typed that a new page would not show. */
export function holdsTyped({ values, lines, list }: Typed, listed: readonly Line[]): boolean {
  const texts = [list, ...VISITOR.map((name) => values[name] ?? "")];
  if (texts.some((text) => text.trim() !== "")) return true;
  return listed.some((line) => isEdited(line, lines[keyOf(line)]));
}
