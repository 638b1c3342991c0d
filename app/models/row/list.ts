/** A moment is shown as its day in tables, and in full (ISO 8601, UTC) in files. */
type Value = string | number | Date | null;

type Place = "dashboard" | "table" | "csv";

export const everywhere: readonly Place[] = ["dashboard", "table", "csv"];

export type Column<Row> = {
  /** What its order is called in addresses. */
  key: string;
  label: string;
  value: (row: Row) => Value;
  /** For tables, which do not show the value whole. */
  short?: (row: Row) => string;
  shown: readonly Place[];
  /** `text` regardless of case, `value` as it is stored. Absent: the heading does not sort. */
  sort?: "text" | "value";
  /** The word that names it in the search field's hint. Absent: a search does not read it. */
  searched?: string;
  /** Absent where it is called as the key is. */
  field?: Extract<keyof Row, string>;
};

export type List<Row> = {
  /** The number of all rows follows it. */
  title: string;
  path: string;
  file: string;
  failure: string;
  columns: readonly Column<Row>[];
  /** Absent: made of the columns' words. */
  hint?: string;
};

export type RowKind = "product" | "blog" | "testimonial" | "account";

/** In addresses and in the log an account is called `admin`. */
export function publicName(kind: RowKind): string {
  return kind === "account" ? "admin" : kind;
}

export type RowList<Row> = List<Row> & {
  kind: RowKind;
  label: string;
  /** Read out beside its actions. */
  nameOf: (row: Row) => string;
  editPath: string;
  add: { href: string; label: string };
};

export function columnsIn<Row>({ columns }: List<Row>, place: Place): Column<Row>[] {
  return columns.filter(({ shown }) => shown.includes(place));
}

export function sortKeys<Row>({ columns }: List<Row>): string[] {
  return columns.filter(({ sort }) => sort).map(({ key }) => key);
}

/** As in `Name, brand or type`. */
export function searchHint<Row>({ columns, hint }: List<Row>): string {
  if (hint) return hint;
  const words = columns.flatMap(({ searched }) => searched ?? []);
  const text = [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(" or ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function writeForFile(value: Value): string | number | null {
  return value instanceof Date ? value.toISOString() : value;
}
