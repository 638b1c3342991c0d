import { openDatabase } from "~/db-file.server.mjs";

export type Written = { one: string; many: string; count: number; names: string[] };

const FEW = 3;

const KINDS = [
  { table: "Product", one: "product", many: "products", name: `n."name"` },
  {
    table: "Blog",
    one: "article",
    many: "articles",
    name: `(SELECT b."type" FROM main."BlogBlock" b WHERE b."blogId" = n."id" ORDER BY b."position" LIMIT 1)`,
  },
  { table: "Testimonial", one: "testimonial", many: "testimonials", name: `n."fullName"` },
  { table: "Enquiry", one: "enquiry", many: "enquiries", name: `n."reference"` },
  { table: "Admin", one: "account", many: "accounts", name: `n."email"` },
];

/** Null where the two cannot be compared, as when one is damaged or of another form. */
export function listWrittenSince(file: string, older: string): Written[] | null {
  let database: ReturnType<typeof openDatabase> | undefined;
  try {
    database = openDatabase(file, { fileMustExist: true });
    database.prepare(`ATTACH ? AS "older"`).run(older);
    const written: Written[] = [];
    for (const { table, one, many, name } of KINDS) {
      const names = database
        .prepare(
          `SELECT ${name} FROM main."${table}" n WHERE NOT EXISTS (SELECT 1 FROM "older"."${table}" o
           WHERE o."id" = n."id" AND o."updatedAt" = n."updatedAt") ORDER BY n."updatedAt"`,
        )
        .pluck()
        .all() as string[];
      if (names.length > 0) written.push({ one, many, count: names.length, names: names.slice(0, FEW) });
    }
    return written;
  } catch {
    return null;
  } finally {
    database?.close();
  }
}
