import { capitalise } from "~/models/text/typed-text";

/** A moment is shown as its day in tables, and in full (ISO 8601, UTC) in files. */
type Value = string | number | Date | null;

type Place = "dashboard" | "table" | "csv";

export const everywhere: readonly Place[] = ["dashboard", "table", "csv"];

/** It is named as the field of the row that it shows, unless it has a name of its own. */
type Named<Field> = { key: Field; field?: undefined } | { key: string; field: Field };

export type Column<Row> = Named<Extract<keyof Row, string>> & {
  label: string;
  /** Where the field as it is says too little. */
  value?: (row: Row) => Value;
  short?: (row: Row) => string;
  shown: readonly Place[];
  /** `text` regardless of case, `value` as it is stored. Absent: the heading does not sort. */
  sort?: "text" | "value";
  /** The word that names it in the search field's hint. Absent: a search does not read it. */
  searched?: string;
  /** The key of the column in whose cells it stands as a second line, its label before it. */
  beneath?: string;
};

export type List<Row> = {
  title: string;
  path: string;
  file: string;
  failure: string;
  columns: readonly Column<Row>[];
  hint?: string;
};

/** `enquirer`: all enquiries of one phone or mail address. */
export type RowKind = "product" | "blog" | "testimonial" | "account" | "enquiry" | "enquirer" | "quotation";

const publicNames: Partial<Record<RowKind, string>> = { account: "admin", enquirer: "enquiries" };

export function publicName(kind: RowKind): string {
  return publicNames[kind] ?? kind;
}

export type RowList<Row> = List<Row> & {
  kind: RowKind;
  label: string;
  nameOf: (row: Row) => string;
  editPath: string;
  /** Where a row is not only edited. */
  open?: string;
  add: { href: string; label: string };
  also?: { href: string; label: string };
  /** What a first row would bring. */
  whenEmpty: string;
  /** Where ticked rows are changed together. */
  many?: string;
};

export function columnsIn<Row>({ columns }: List<Row>, place: Place): Column<Row>[] {
  return columns.filter(({ shown }) => shown.includes(place));
}

export function cellOf<Row>(row: Row, { key, field, value }: Column<Row>): Value {
  return value ? value(row) : (row[(field ?? key) as keyof Row] as Value);
}

export function sortKeys<Row>({ columns }: List<Row>): string[] {
  return columns.filter(({ sort }) => sort).map(({ key }) => key);
}

export function searchHint<Row>({ columns, hint }: List<Row>): string {
  if (hint) return hint;
  const words = columns.flatMap(({ searched }) => searched ?? []);
  const text = [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(" or ");
  return capitalise(text);
}

export function writeForFile(value: Value): string | number | null {
  return value instanceof Date ? value.toISOString() : value;
}
