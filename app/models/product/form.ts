import { type FieldTable, formOf, type PictureTable } from "~/models/row/field";
import { readJson } from "~/models/text/json";
import { z } from "~/models/text/schema";
import { optionalLine, requiredLine } from "~/models/text/text";
import { cleanDigits, cleanLine, hasMoreBytes } from "~/models/text/typed-text";
import { isCallingCode } from "~/rules/phone";
import { productTypes, steelTypes } from "~/steel/kind";
import { writeDigits } from "~/steel/reading/plain";

const MOST_SIZES = 50;
const LONGEST_SIZES = 4 * 1024;
const GREATEST_MM = 100_000;

const PHONE = /^\d{10}$/;
const NATIONAL_DIGITS = 10;
const LONGEST_PHONE = 200;

type Wording = { sizes: string; numberMissing: string; deliveryMissing: string };

const addWording: Wording = {
  sizes: "Only number and commans are allowed",
  numberMissing: "Please must be 10 digits",
  deliveryMissing: "Delivery days required",
};

const editWording: Wording = {
  sizes: "Only numbers and commas are allowed",
  numberMissing: "Phone number is required",
  deliveryMissing: "Delivery days are required",
};

const typeField = z
  .string("Type is required")
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.enum(productTypes, "Type is required"))
  .meta({ description: `${productTypes.slice(0, -1).join(", ")} or ${productTypes.at(-1)}` });

function sizesField(label: string, wrong: string) {
  return z
    .string(`${label} is required`)
    .transform(cleanLine)
    .refine((text) => text !== "", { error: `${label} is required`, abort: true })
    .refine((text) => !hasMoreBytes(text, LONGEST_SIZES), { error: wrong, abort: true })
    .transform(writeDigits)
    .transform((text) => text.split(",").map((part) => part.trim()))
    .refine((parts) => parts.length <= MOST_SIZES && parts.every(isSize), { error: wrong, abort: true })
    .transform((parts) => parts.map(Number))
    .meta({
      type: ["array", "string"],
      items: { type: "number", exclusiveMinimum: 0, maximum: GREATEST_MM },
      minItems: 1,
      maxItems: MOST_SIZES,
      description: "Millimetres: a list of numbers, the same as JSON text, or numbers separated by commas",
    });
}

/** No sign, no exponent, nothing that Number() alone would let through. */
function isSize(text: string) {
  return /^(\d{1,6}(\.\d{1,6})?|\.\d{1,6})$/.test(text) && Number(text) > 0 && Number(text) <= GREATEST_MM;
}

function phoneField(missing: string) {
  return z
    .string(missing)
    .transform((text) => (hasMoreBytes(text, LONGEST_PHONE) ? text : tidyPhone(text)))
    .refine((text) => text !== "", { error: missing, abort: true })
    .refine((text) => PHONE.test(text), { error: "Phone number must be exactly 10 digits" })
    .meta({
      type: ["string", "integer"],
      description: "Phone number of exactly 10 digits",
      pattern: PHONE.source,
    });
}

/** Before the ten digits only a country's code behind + or 00, a zero or both; any other number is left, to be refused. */
function tidyPhone(text: string) {
  const plain = writeDigits(cleanLine(text));
  if (!/^[\s(]*(?:\+[\s(]*)?\d[\d\s().-]*$/.test(plain)) return plain;
  const digits = plain.replace(/\D/g, "");
  const before = digits.slice(0, -NATIONAL_DIGITS);
  const national = digits.slice(-NATIONAL_DIGITS);
  const code = plain.includes("+") ? before : /^00(\d+)$/.exec(before)?.[1];
  if (code === undefined) return before === "0" ? national : digits;
  return isCallingCode(code) || isCallingCode(code.replace(/0$/, "")) ? national : plain;
}

function deliveryField(missing: string) {
  return requiredLine(40, missing, "Delivery days").meta({
    type: ["string", "number"],
    description: "Delivery time as text",
  });
}

const millimetres = { unit: "mm", inputMode: "text" } as const;

const types = [
  { value: "", label: "Please choose" },
  ...productTypes.map((value) => ({ value, label: steelTypes[value].label })),
];

/** A new field belongs here; what must know of it too says so by an error of types or a failing test (CONTRIBUTING.md). */
export const productFields = {
  name: {
    label: "Name",
    hint: "At most 100 characters",
    rule: requiredLine(100, "Name is required", "Name"),
  },
  type: { label: "Type", hint: "Decides where it is listed", rule: typeField, options: types, half: true },
  brand: {
    label: "Brand",
    hint: "Optional, at most 60 characters",
    rule: optionalLine(60, "Brand"),
    half: true,
  },
  thickness: {
    label: "Thickness",
    hint: "Numbers separated by commas: 2,5 is 2 and 5; write 2.5 for two and a half",
    rule: sizesField("Thickness", addWording.sizes),
    editRule: sizesField("Thickness", editWording.sizes),
    input: millimetres,
    list: true,
    half: true,
  },
  width: {
    label: "Width",
    hint: "Numbers separated by commas, such as 1000, 1250; 1,250 is 1 and 250",
    rule: sizesField("Width", addWording.sizes),
    editRule: sizesField("Width", editWording.sizes),
    input: millimetres,
    list: true,
    half: true,
  },
  purchaseNow: {
    label: "Bottom Card Text",
    hint: "Optional, on the product's card; at most 100 characters",
    rule: optionalLine(100, "Bottom Card Text"),
  },
  deliveryDays: {
    label: "Delivery Days",
    hint: "Working days until it can be loaded, such as 3 to 5 days; at most 40 characters",
    rule: deliveryField(addWording.deliveryMissing),
    editRule: deliveryField(editWording.deliveryMissing),
    half: true,
  },
  number: {
    label: "Phone Number",
    hint: "10 digits",
    rule: phoneField(addWording.numberMissing),
    editRule: phoneField(editWording.numberMissing),
    input: { type: "tel", inputMode: "numeric" },
    half: true,
  },
} satisfies FieldTable;

export const productPictures = { file: { label: "Image" } } satisfies PictureTable;

const NOT_A_PLACE = "Focus point must be a number from 0 to 100";

/** In per cent of the picture. */
const placeField = z
  .string()
  .transform(cleanDigits)
  .refine((text) => /^\d{1,3}$/.test(text) && Number(text) <= 100, { error: NOT_A_PLACE, abort: true })
  .transform(Number)
  .optional();

/** Only the editors send it; the spreadsheet and the API leave the picture's focus as it is. */
export const productFocusFields = { focusX: placeField, focusY: placeField };

export const AddProductForm = formOf(productFields);
export const EditProductForm = formOf(productFields, "edit");

export type ProductInput = z.output<typeof AddProductForm>;

/** A program sends sizes as a JSON list (`[1.6, 2]`), as text of that list, or as the forms do. */
export function productFieldsOfProgram(body: Record<string, unknown>): Record<string, unknown> {
  const { thickness, width, number, deliveryDays, ...rest } = body;
  return {
    ...rest,
    thickness: listAsText(thickness),
    width: listAsText(width),
    number: typeof number === "number" ? String(number) : number,
    deliveryDays: typeof deliveryDays === "number" ? String(deliveryDays) : deliveryDays,
  };
}

function listAsText(value: unknown): unknown {
  const read = typeof value === "string" && value.trim().startsWith("[") ? readJson(value) : null;
  const list = read?.ok ? read.value : value;
  if (typeof list === "number") return writeNumber(list);
  if (!Array.isArray(list)) return list;
  return list
    .map((item) => (typeof item === "number" ? writeNumber(item) : isOne(item) ? item : "?"))
    .join(",");
}

/** `1,250` in a list is one size that would be read as two. */
function isOne(item: unknown) {
  return typeof item === "string" && !item.includes(",");
}

/** To the decimals that a size may have: in inches × 25.4 a program's last ones are no measure. */
function writeNumber(size: number) {
  return String(Math.round(size * 1_000_000) / 1_000_000);
}
