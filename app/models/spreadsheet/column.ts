import { productFields } from "~/models/product/form";
import type { Product } from "~/models/product/read.server";
import { fieldsOfRow } from "~/models/row/field";
import { steelTypes } from "~/steel/kind";
import { finderOf } from "./heading";

export type SheetField = keyof typeof productFields;

export const MOST_SHEET_LINES = 5_000;
/** Of what would be added, of what would be changed and of what is refused. */
export const MOST_SHOWN = 100;

/** Without an id a line is a new product. */
export const ID = "id";

export const sheetFields = Object.keys(productFields) as SheetField[];

const labels = Object.fromEntries([
  [ID, "Id"],
  ...sheetFields.map((field) => [field, productFields[field].label]),
]) as Record<SheetField | typeof ID, string>;

export const sheetHeadings = Object.values(labels);

export function labelOfField(field: string): string {
  return Object.entries(labels).find(([name]) => name === field)?.[1] ?? field;
}

/** By its label or by the API's name. */
export const fieldOfHeading = finderOf(labels);

/** As a form shows them, the type by its name. */
export function cellsOfProduct(product: Pick<Product, SheetField>): Record<SheetField, string> {
  const cells = Object.fromEntries(fieldsOfRow(productFields, product)) as Record<SheetField, string>;
  return { ...cells, type: steelTypes[product.type].label };
}
