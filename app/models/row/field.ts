import { z } from "~/models/row/schema";

/** One field of a noun's form: what it is called, what is asked of it, and how it is typed. */
export type Field = {
  label: string;
  hint?: string;
  rule: z.ZodType;
  /** An edit's rule, where it says the same in other words. */
  editRule?: z.ZodType;
  /** Shares its line with a neighbour that is half a line too. */
  half?: boolean;
  /** A choice of these; the first stands for none. */
  options?: readonly { value: string; label: string }[];
  /** Rows of a field of several lines; without it, and without options, it is one line. */
  lines?: number;
  input?: {
    type?: "tel" | "email";
    inputMode?: "text" | "numeric";
    maxLength?: number;
    unit?: string;
  };
  /** One text with commas between its values. */
  list?: boolean;
  /** Sent as often as it has values. */
  many?: boolean;
};

/** The fields of a noun's form in their order. All that an editor shows, compares and sends back is made of it. */
export type FieldTable = Record<string, Field>;

/** A picture of a noun's form. */
export type PictureTable = Record<string, { label: string }>;

type RulesOf<Fields extends FieldTable> = { [Key in keyof Fields]: Fields[Key]["rule"] };

/** The schema of a form that adds or edits. */
export function formOf<Fields extends FieldTable>(fields: Fields, mode: "add" | "edit" = "add") {
  const rules = Object.entries(fields).map(([name, { rule, editRule }]) => [
    name,
    mode === "edit" ? (editRule ?? rule) : rule,
  ]);
  return z.object(Object.fromEntries(rules) as RulesOf<Fields>);
}

/** A stored value of a field: null for none. */
type Stored = string | number | null | readonly (string | number)[];

/** A stored row as its form sends it. A field of the form that the row does not hold is an error of types. */
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
