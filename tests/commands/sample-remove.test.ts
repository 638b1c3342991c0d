import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../scripts/start/database.mjs";
import { runCommand } from "../support/command";
import { type Home, makeHome, removeHome } from "../support/home";

let home: Home;
beforeAll(async () => {
  home = await makeHome("sample");
});
afterAll(() => removeHome(home));

function ask<T>(question: (database: ReturnType<typeof openDatabase>) => T): T {
  const database = openDatabase(home.databaseFile, { timeout: 5_000 });
  try {
    return question(database);
  } finally {
    database.close();
  }
}

const shown = () => readdirSync(home.uploadsDir).filter((file) => !file.startsWith("."));
const count = (table: string) =>
  ask((database) => Number(database.prepare(`SELECT count(*) FROM "${table}"`).pluck().get()));

test("an argument is answered with how it is used, and removes nothing", async () => {
  const env = { DATABASE_URL: home.databaseUrl, UPLOADS_DIR: home.uploadsDir };
  const { code, all } = await runCommand(["scripts/run.mjs", "sample-remove", "--help"], { env });
  expect([code, all]).toEqual([2, "Usage: npm run sample:remove\n"]);
});

test("the sample content goes with its pictures; one's own rows, also changed sample rows, stay", async () => {
  const own = ask((database) => {
    const [product, testimonial] = ["Product", "Testimonial"].map((table) => {
      const id = String(database.prepare(`SELECT "id" FROM "${table}" ORDER BY "id"`).pluck().get());
      database.prepare(`UPDATE "${table}" SET "sample" = 0 WHERE "id" = ?`).run(id);
      return id;
    });
    const image = database.prepare(`SELECT "image" FROM "Product" WHERE "id" = ?`).pluck().get(product);
    const picture = database
      .prepare(`SELECT "picture" FROM "Testimonial" WHERE "id" = ?`)
      .pluck()
      .get(testimonial);
    return { product, testimonial, pictures: [String(image), String(picture)] };
  });
  const admins = count("Admin");

  const { code, all } = await runCommand(["scripts/run.mjs", "sample-remove"], {
    env: { DATABASE_URL: home.databaseUrl, UPLOADS_DIR: home.uploadsDir },
  });
  expect(all).toBe("The sample content has been removed; everything else is as it was.\n");
  expect(code).toBe(0);
  expect(ask((database) => database.prepare('SELECT "id" FROM "Product"').pluck().all())).toEqual([
    own.product,
  ]);
  expect(ask((database) => database.prepare('SELECT "id" FROM "Testimonial"').pluck().all())).toEqual([
    own.testimonial,
  ]);
  expect(count("Blog")).toBe(0);
  expect(count("Admin")).toBe(admins);
  const left = new Set(shown().map((file) => file.replace(/\.(\d+\.)?(avif|webp)$/, ".webp")));
  expect([...left].sort()).toEqual(own.pictures.sort());
});
