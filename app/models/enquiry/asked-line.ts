import { WHOLE } from "~/steel/amount";
import type { Calculator } from "~/steel/calculator-fields";
import { readCalculator } from "~/steel/calculator-query";
import type { Figures } from "~/steel/figures";
import { askWithAmounts } from "./amounts";
import { type Line, makeLine } from "./line";

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
  const productId = /^[0-9a-f]{24}$/.test(product) ? product : null;
  const line = makeLine(
    { form, thickness, width, pieces, inner, byWeight, productId },
    byWeight ? result.totalKg / pieces : length,
  );
  return line ? { ok: true, line } : { ok: false, errors };
}

/** The line as its fields have it now. */
export function readAmounts(line: Line, typed: Record<string, string>, figures: Figures) {
  const read = readEnquiryLine(askWithAmounts(line, typed), true, figures);
  if (!read.ok) return read;
  const { type, grade, patterned } = line;
  const productId = readProduct(typed.lineProduct, line.productId);
  return { ok: true as const, line: { ...read.line, productId, type, grade, patterned } };
}

/** Empty for no product in particular. */
function readProduct(typed: string | undefined, own: string | null) {
  if (typed === "") return null;
  return typed && /^[0-9a-f]{24}$/.test(typed) ? typed : own;
}
