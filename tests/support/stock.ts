import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type BetterSqlite3 from "better-sqlite3";
import { pictureVariants } from "~/models/picture/file-name";
import { trashPath } from "~/models/picture/trash.server";
import { openDatabase } from "../../scripts/start/database.mjs";
import type { Home } from "./home";

/** A product written straight into a home, with the files of its picture: as many of them as a test likes, at once. */
export type Stocked = { id: string; picture: string };

/** Every file of a stored picture, its master last, as the site writes them. */
export function filesOf(picture: string): string[] {
  const copies = [...pictureVariants(picture, "avif"), ...pictureVariants(picture, "webp")];
  return [...copies.map(({ file }) => file), picture];
}

/** Opens a home's database as a serving site does. */
export function openHome(home: Home): BetterSqlite3.Database {
  const database = openDatabase(home.databaseFile, { timeout: 10_000 });
  database.pragma("journal_mode = WAL");
  database.pragma("foreign_keys = ON");
  return database;
}

/** Files first, then the row. `bytes` is the size of each file. */
export function addStock(home: Home, database: BetterSqlite3.Database, bytes = 500): Stocked {
  const id = randomBytes(12).toString("hex");
  const picture = `${randomBytes(12).toString("hex")}-800x600.webp`;
  mkdirSync(home.uploadsDir, { recursive: true });
  for (const file of filesOf(picture)) writeFileSync(path.join(home.uploadsDir, file), randomBytes(bytes));
  const now = new Date().toISOString();
  database
    .prepare(
      `INSERT INTO "Product" ("id", "name", "type", "deliveryDays", "number", "image", "thicknessMin", "thicknessMax", "widthMin", "widthMax", "createdAt", "updatedAt")
       VALUES (?, ?, 'hotrolledsheet', '2', '2015550100', ?, 2, 2, 1250, 1250, ?, ?)`,
    )
    .run(id, `Sheet ${id}`, picture, now, now);
  return { id, picture };
}

/** The row first, then its files. */
export function dropStock(home: Home, database: BetterSqlite3.Database, { id, picture }: Stocked) {
  database.prepare(`DELETE FROM "Product" WHERE "id" = ?`).run(id);
  mkdirSync(path.dirname(trashPath(home.uploadsDir, picture)), { recursive: true });
  for (const file of filesOf(picture).toReversed())
    renameSync(path.join(home.uploadsDir, file), trashPath(home.uploadsDir, file));
}

/** SHA-256 of every file below a folder, by its path there, without what is not shown: marks and the trash. */
export function digestsOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !/(^|\/)\./.test(name))
    .toSorted();
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash("sha256")
        .update(readFileSync(path.join(folder, name)))
        .digest("hex"),
    ]),
  );
}

/** Every row of the tables that hold people's data, as one text. */
export function contentOf(file: string): string {
  const database = openDatabase(file, { timeout: 10_000 });
  const tables = [
    "Product",
    "ProductSize",
    "Blog",
    "Testimonial",
    "Admin",
    "Enquiry",
    "Setting",
    "SearchDoc",
  ];
  const rows = tables.map((table) => database.prepare(`SELECT * FROM "${table}" ORDER BY 1`).all());
  database.close();
  return JSON.stringify(rows);
}
