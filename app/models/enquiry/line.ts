import { cleanLine, cutCharacters } from "~/models/row/typed-text";
import { readCalculator } from "~/models/steel/calculator-query";
import type { EnquiryLine } from "./form";

export function readEnquiryLine(fields: URLSearchParams): EnquiryLine | null {
  const { result } = readCalculator(fields);
  if (!result) return null;
  const productName = cutCharacters(cleanLine(fields.get("productName") ?? ""), 100) || null;
  return {
    form: result.form,
    thickness: result.thickness,
    width: result.width,
    length: Math.round(result.length * 10) / 10,
    pieces: result.pieces,
    inner: result.inner,
    weightKg: result.totalKg,
    productName,
  };
}

/** `2 × 1250 × 2500 mm, 40 pieces` or `1.6 × 1250 mm, 764.3 m, inner 508 mm`. */
export function describeLine(line: EnquiryLine) {
  const size = `${line.thickness} × ${line.width}`;
  if (line.form === "sheet") {
    const pieces = line.pieces ?? 1;
    return `${size} × ${line.length} mm, ${pieces} ${pieces === 1 ? "piece" : "pieces"}`;
  }
  return `${size} mm, ${line.length} m${line.inner ? `, inner ${line.inner} mm` : ""}`;
}
