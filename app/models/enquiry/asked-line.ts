import { readCalculator } from "~/models/steel/calculator-query";
import { type ListedLine, roundLine } from "./line";

/** Null for what adds up to no weight, or to none that four decimals show. */
export function readEnquiryLine(fields: URLSearchParams): ListedLine | null {
  const { given, result } = readCalculator(fields);
  if (!result) return null;
  const byWeight = result.form === "coil" && Boolean(given.weight);
  const product = fields.get("product") ?? "";
  return roundLine({
    form: result.form,
    thickness: result.thickness,
    width: result.width,
    length: byWeight ? null : result.length,
    pieces: result.pieces ?? 1,
    weight: byWeight ? result.totalKg / (result.pieces ?? 1) : null,
    inner: result.inner,
    product: /^[0-9a-f]{24}$/.test(product) ? product : null,
    type: null,
    words: "",
  });
}
