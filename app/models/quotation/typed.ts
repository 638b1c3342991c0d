/** A row of the form, as typed. `offered` stands in place of `text` where another size or grade is offered. */
export const lineFields = ["text", "pieces", "offered", "rate", "unit", "delivery", "note"] as const;
export type LineField = (typeof lineFields)[number];
export type TypedLine = Record<LineField, string>;

export const chargeFields = ["label", "amount"] as const;
export type ChargeField = (typeof chargeFields)[number];
export type TypedCharge = Record<ChargeField, string>;

const PART = /^(lines|charges)\[(\d{1,4})\]\.(\w+)$/;

export function nameLineField(at: number, field: LineField) {
  return `lines[${at}].${field}`;
}

export function nameChargeField(at: number, field: ChargeField) {
  return `charges[${at}].${field}`;
}

/** In the order of their numbers; rows in which nothing was typed are left out. */
export function readTypedLines(fields: URLSearchParams): TypedLine[] {
  const empty: TypedLine = { text: "", pieces: "", offered: "", rate: "", unit: "", delivery: "", note: "" };
  return readRows(fields, "lines", lineFields, empty).filter((line) => isTyped({ ...line, unit: "" }));
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

function readRows<Field extends string>(
  fields: URLSearchParams,
  of: string,
  names: readonly Field[],
  empty: Record<Field, string>,
): Record<Field, string>[] {
  const rows = new Map<number, Record<Field, string>>();
  for (const [name, value] of fields) {
    const [, part, number, asked] = PART.exec(name) ?? [];
    const field = names.find((each) => each === asked);
    if (part !== of || !field) continue;
    const at = Number(number);
    rows.set(at, { ...(rows.get(at) ?? empty), [field]: value.trim() });
  }
  return [...rows].sort(([one], [other]) => one - other).map(([, row]) => row);
}

function dropRows(fields: URLSearchParams, of: string) {
  for (const name of [...fields.keys()]) if (PART.exec(name)?.[1] === of) fields.delete(name);
}

function isTyped(row: Record<string, string>) {
  return Object.values(row).some((text) => text !== "");
}
