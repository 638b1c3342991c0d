/** What a column has of a row. A moment is shown as its day in tables, and in full (ISO 8601, UTC) in files. */
type Value = string | number | Date | null;

type Place = "dashboard" | "table" | "csv";

/** Where a column is shown when it is shown in all places. */
export const everywhere: readonly Place[] = ["dashboard", "table", "csv"];

/** One column of a list of the back office. */
export type Column<Row> = {
  /** What its order is called in addresses. */
  key: string;
  label: string;
  value: (row: Row) => Value;
  /** What tables show where a value is not shown whole. */
  short?: (row: Row) => string;
  shown: readonly Place[];
  /** How its heading sorts: as text regardless of case, or as the value is stored. Absent: it does not. */
  sort?: "text" | "value";
  /** The word that names it at the search field. Absent: a search does not read it. */
  searched?: string;
  /** The field that stores it, where that is not called as the key is. */
  field?: Extract<keyof Row, string>;
};

/** A list of the back office: its table, its file, its search and its orders are made from the columns. */
export type List<Row> = {
  /** Its heading, before the number of all rows. */
  title: string;
  path: string;
  /** Name of its CSV file. */
  file: string;
  /** What stands in the place of rows that cannot be loaded. */
  failure: string;
  columns: readonly Column<Row>[];
  /** What the search field says, where the words of the columns do not make it up. */
  hint?: string;
};

/** The kinds of rows that are edited and deleted in lists. */
export type RowKind = "product" | "blog" | "testimonial" | "admin";

/** A list whose rows are edited and deleted. */
export type RowList<Row> = List<Row> & {
  kind: RowKind;
  /** What messages call one of its rows. */
  label: string;
  /** What a row is called where only its actions are read out. */
  nameOf: (row: Row) => string;
  /** The editor's path, before the id. */
  editPath: string;
  add: { href: string; label: string };
};

/** The columns that a place shows, in their order. */
export function columnsIn<Row>({ columns }: List<Row>, place: Place): Column<Row>[] {
  return columns.filter(({ shown }) => shown.includes(place));
}

/** What the rows can be sorted by. */
export function sortKeys<Row>({ columns }: List<Row>): string[] {
  return columns.filter(({ sort }) => sort).map(({ key }) => key);
}

/** What is searched, in words: `Name, brand or type`. */
export function searchHint<Row>({ columns, hint }: List<Row>): string {
  if (hint) return hint;
  const words = columns.flatMap(({ searched }) => searched ?? []);
  const text = [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(" or ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value as a file has it. */
export function writeForFile(value: Value): string | number | null {
  return value instanceof Date ? value.toISOString() : value;
}
