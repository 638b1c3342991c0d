import { dropRows, isTyped, nameRowField, readRows } from "~/models/row/typed-rows";

/**
 * A row of the form, as typed. `offered` stands in place of `text` where another size or grade is offered; `proposed` says where
 * the rate is from.
 */
const lineFields = ["text", "pieces", "offered", "rate", "unit", "proposed", "delivery", "note"] as const;
export type LineField = (typeof lineFields)[number];
export type TypedLine = Record<LineField, string>;

const chargeFields = ["label", "amount"] as const;
export type ChargeField = (typeof chargeFields)[number];
export type TypedCharge = Record<ChargeField, string>;

export const emptyLine: TypedLine = {
  ...{ text: "", pieces: "", offered: "", delivery: "", note: "" },
  ...{ rate: "", unit: "", proposed: "" },
};

export function nameLineField(at: number, field: LineField) {
  return nameRowField("lines", at, field);
}

export function nameChargeField(at: number, field: ChargeField) {
  return nameRowField("charges", at, field);
}

/** In the order of their numbers; rows in which nothing was typed are left out. */
export function readTypedLines(fields: URLSearchParams): TypedLine[] {
  return readRows(fields, "lines", lineFields, emptyLine).filter((line) =>
    isTyped({ ...line, unit: "", proposed: "" }),
  );
}

export function readTypedCharges(fields: URLSearchParams): TypedCharge[] {
  return readRows(fields, "charges", chargeFields, { label: "", amount: "" }).filter(isTyped);
}

/** Puts rows in place of those that stand there. */
export function writeTypedLines(fields: URLSearchParams, lines: readonly TypedLine[]) {
  dropRows(fields, "lines");
  for (const [at, line] of lines.entries())
    for (const field of lineFields) if (line[field]) fields.set(nameLineField(at, field), line[field]);
}

export function writeTypedCharges(fields: URLSearchParams, charges: readonly TypedCharge[]) {
  dropRows(fields, "charges");
  for (const [at, charge] of charges.entries())
    for (const field of chargeFields)
      if (charge[field]) fields.set(nameChargeField(at, field), charge[field]);
}
