import { rowsOf } from "~/models/row/typed-rows";

/**
 * A row of the form, as typed. `offered` stands in place of `text` where another size or grade is offered; `proposed` says where
 * the rate is from.
 */
export const {
  empty: emptyLine,
  name: nameLineField,
  read: readTypedLines,
  readAll: readLineRows,
  write: writeTypedLines,
} = rowsOf(
  "lines",
  ["text", "pieces", "offered", "rate", "unit", "proposed", "delivery", "note"],
  ["unit", "proposed"],
);
export type TypedLine = typeof emptyLine;
export type LineField = keyof TypedLine;

const charges = rowsOf("charges", ["label", "amount"]);
export const { name: nameChargeField, read: readTypedCharges, write: writeTypedCharges } = charges;
export type TypedCharge = typeof charges.empty;
