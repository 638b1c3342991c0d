import { productFields } from "~/models/product/form";
import type { Product } from "~/models/product/read.server";
import { fieldsOfRow } from "~/models/row/field";
import { productTypes, steelTypes } from "~/steel/kind";

export type SheetField = keyof typeof productFields;

export const MOST_SHEET_LINES = 5_000;

/** Without an id a line is a new product. */
export const ID = "id";

const labels: readonly [field: SheetField | typeof ID, label: string][] = [
  [ID, "Id"],
  ...(Object.keys(productFields) as SheetField[]).map((field): [SheetField, string] => [
    field,
    productFields[field].label,
  ]),
];

export const sheetHeadings = labels.map(([, label]) => label);

export const sheetFields = labels.flatMap(([field]) => (field === ID ? [] : [field]));

export function labelOfField(field: string): string {
  return labels.find(([name]) => name === field)?.[1] ?? field;
}

/** By its label or by the API's name, however it is spaced and spelt. */
export function fieldOfHeading(heading: string): SheetField | typeof ID | null {
  const plain = letters(heading);
  return labels.find(([field, label]) => letters(label) === plain || letters(field) === plain)?.[0] ?? null;
}

type Sheet = Pick<Product, SheetField | typeof ID>;

/** As a form shows them, the type by its name. */
export function cellsOfProduct(product: Sheet): Record<SheetField, string> {
  const cells = Object.fromEntries(fieldsOfRow(productFields, product)) as Record<SheetField, string>;
  return { ...cells, type: steelTypes[product.type].label };
}

export function codeOfType(text: string): string {
  const plain = letters(text);
  return productTypes.find((type) => type === plain || letters(steelTypes[type].label) === plain) ?? text;
}

function letters(text: string) {
  return text.toLowerCase().replace(/[^a-z]/g, "");
}
