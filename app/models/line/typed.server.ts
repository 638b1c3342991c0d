import { isId } from "~/models/row/id.server";
import type { FieldErrors } from "~/models/row/result";
import { WHOLE } from "~/steel/amount";
import { readCalculator } from "~/steel/calculator";
import type { Calculator } from "~/steel/calculator-fields";
import type { Figures } from "~/steel/figures";
import { askWithAmounts, isEdited, readTypedLines } from "./amounts";
import { isPatterned, type Line, makeLine } from "./line";

type Asked = { ok: true; line: Line } | { ok: false; errors: Calculator["errors"] };

/** Where people see the field `pieces`, empty is no answer; the calculator takes it for one. */
export function readEnquiryLine(fields: URLSearchParams, needsPieces: boolean, figures: Figures): Asked {
  const { given, result, errors } = readCalculator(fields, figures);
  if (needsPieces && !given.pieces) return { ok: false, errors: { ...errors, pieces: WHOLE } };
  if (!result) return { ok: false, errors };
  const byWeight = result.form === "coil" && Boolean(given.weight);
  const product = fields.get("product") ?? "";
  const { form, thickness, width, length, inner } = result;
  const pieces = result.pieces ?? 1;
  const productId = isId(product) ? product : null;
  const line = makeLine(
    { form, thickness, width, pieces, inner, byWeight, productId },
    byWeight ? result.totalKg / pieces : length,
  );
  return line ? { ok: true, line } : { ok: false, errors };
}

/** The lines, named by `nameOf`, as their fields have them now; with the errors by the ids of the fields. */
export function readTypedInto(
  lines: readonly Line[],
  fields: URLSearchParams,
  nameOf: (line: Line, index: number) => string,
  figures: Figures,
) {
  const typed = readTypedLines(fields);
  const errors: FieldErrors = {};
  const now = lines.map((line, index) => {
    const own = typed[nameOf(line, index)];
    if (!own || !isEdited(line, own)) return line;
    const read = readAmounts(line, own, figures);
    if (read.ok) return read.line;
    for (const [field, message] of Object.entries(read.errors)) errors[`${field}-${index}`] = [message];
    return line;
  });
  return { now, errors };
}

function readAmounts(line: Line, typed: Record<string, string>, figures: Figures): Asked {
  const read = readEnquiryLine(askWithAmounts(line, typed), true, figures);
  if (!read.ok) return read;
  const { type, grade } = line;
  const patterned = isPatterned({ ...line, byWeight: read.line.byWeight });
  const productId = readProduct(typed.lineProduct, line.productId);
  const productName = productId === line.productId ? line.productName : null;
  return { ok: true, line: { ...read.line, productId, productName, type, grade, patterned } };
}

/** Empty for no product in particular. */
function readProduct(typed: string | undefined, own: string | null) {
  if (typed === "") return null;
  return typed && isId(typed) ? typed : own;
}
