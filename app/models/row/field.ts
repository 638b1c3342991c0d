import { z } from "~/models/text/schema";

export type Field = {
  label: string;
  hint?: string;
  /** What holds where it is empty. */
  otherwise?: string;
  /** Of the part of the form that begins with it. */
  heading?: string;
  rule: z.ZodType;
  editRule?: z.ZodType;
  half?: boolean;
  /** A choice of these; the first stands for none. */
  options?: readonly { value: string; label: string }[];
  /** Rows of a field of several lines; without it, and without options, it is one line. */
  lines?: number;
  input?: {
    type?: "tel" | "email";
    inputMode?: "text" | "numeric" | "url";
    maxLength?: number;
    unit?: string;
  };
  /** Commas between its values. */
  list?: boolean;
  /** Sent as often as it has values. */
  many?: boolean;
};

/** In the order of the form. All that an editor shows, compares and sends back is made of it. */
export type FieldTable = Record<string, Field>;

export type PictureTable = Record<string, { label: string }>;

type RulesOf<Fields extends FieldTable> = { [Key in keyof Fields]: Fields[Key]["rule"] };

export function formOf<Fields extends FieldTable>(fields: Fields, mode: "add" | "edit" = "add") {
  const rules = Object.entries(fields).map(([name, { rule, editRule }]) => [
    name,
    mode === "edit" ? (editRule ?? rule) : rule,
  ]);
  return z.object(Object.fromEntries(rules) as RulesOf<Fields>);
}

type Stored = string | number | null | readonly (string | number)[];

/** A field of the form that the row does not hold is an error of types. */
export function fieldsOfRow<Fields extends FieldTable>(
  fields: Fields,
  row: Record<keyof Fields, Stored>,
): [name: string, value: string][] {
  return Object.entries(fields).flatMap(([name, { many }]): [string, string][] => {
    const value = row[name as keyof Fields];
    if (typeof value !== "object" || value === null) return [[name, String(value ?? "")]];
    return many ? value.map((item) => [name, String(item)]) : [[name, value.join(", ")]];
  });
}
