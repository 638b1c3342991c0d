import type BetterSqlite3 from "better-sqlite3";
import { hasTable, lookInto } from "~/db-file.server.mjs";

export type Written = { one: string; many: string; count: number; names: string[] };
/** What a restore would take away, and what it would bring back. */
export type Difference = { written: Written[]; deleted: Written[] };

const FEW = 3;

type Schema = "main" | "older";
type Kind = {
  table: string;
  one: string;
  many: string;
  /** Of a row `n`. */
  name: (schema: Schema) => string;
  key?: string;
  /** Differs where the row has changed. */
  stamp?: string;
  which?: string;
};

/** Whatever people write or set; what follows from it, and what counts visitors, is left out. */
const KINDS: readonly Kind[] = [
  { table: "Product", one: "product", many: "products", name: () => `n."name"` },
  {
    table: "Blog",
    one: "article",
    many: "articles",
    name: (schema) =>
      `(SELECT b."type" FROM ${schema}."BlogBlock" b WHERE b."blogId" = n."id" ORDER BY b."position" LIMIT 1)`,
  },
  { table: "Testimonial", one: "testimonial", many: "testimonials", name: () => `n."fullName"` },
  { table: "Enquiry", one: "enquiry", many: "enquiries", name: () => `n."reference"` },
  {
    table: "Quotation",
    one: "quotation",
    many: "quotations",
    name: () => `coalesce(n."number", 'draft for ' || n."customer")`,
  },
  {
    table: "Setting",
    one: "setting",
    many: "settings",
    name: () => `substr(n."key", length('company.') + 1)`,
    ...{ key: "key", stamp: "value", which: `n."key" GLOB 'company.*'` },
  },
  { table: "Admin", one: "account", many: "accounts", name: () => `n."email"` },
  { table: "PushDevice", one: "device", many: "devices", name: () => `n."name"`, stamp: "createdAt" },
];

/** Null where the two cannot be compared, as when one is damaged or of another form. */
export function compareDatabases(file: string, older: string): Difference | null {
  try {
    return lookInto(file, (database) => compare(database, older), { fileMustExist: true });
  } catch {
    return null;
  }
}

function compare(database: BetterSqlite3.Database, older: string): Difference {
  database.prepare(`ATTACH ? AS "older"`).run(older);
  const listIn = (schema: Schema, other: Schema, isSame: (kind: Required<Kind>) => string) =>
    KINDS.flatMap((each): Written[] => {
      const kind = { key: "id", stamp: "updatedAt", which: "1", ...each };
      const { table, one, many, name, which } = kind;
      if (!hasTable(database, table, schema)) return [];
      const known = hasTable(database, table, other)
        ? `EXISTS (SELECT 1 FROM ${other}."${table}" o WHERE ${isSame(kind)})`
        : "0";
      const sql = `SELECT ${name(schema)} FROM ${schema}."${table}" n WHERE ${which} AND NOT ${known} ORDER BY n."${kind.stamp}"`;
      const names = database.prepare<[], string>(sql).pluck().all();
      return names.length > 0 ? [{ one, many, count: names.length, names: names.slice(0, FEW) }] : [];
    });
  return {
    written: listIn(
      "main",
      "older",
      ({ key, stamp }) => `o."${key}" = n."${key}" AND o."${stamp}" = n."${stamp}"`,
    ),
    deleted: listIn("older", "main", ({ key }) => `o."${key}" = n."${key}"`),
  };
}
