import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import type BetterSqlite3 from "better-sqlite3";
import { beforeAll, expect, test } from "vitest";
import { borrowSite } from "../support/lent-site";
import { firstAdmin } from "../support/template";
import { type Client, formOf, openClient, picture, product } from "./client";

const site = borrowSite({ sample: false });
let client: Client;

beforeAll(async () => {
  client = openClient(site.url);
  await client.signIn(firstAdmin.email, firstAdmin.password);
});

function lockDatabase() {
  const Database: typeof BetterSqlite3 = createRequire(import.meta.url)("better-sqlite3");
  const database = new Database(site.home.databaseFile);
  database.exec("BEGIN IMMEDIATE");
  return () => {
    database.exec("ROLLBACK");
    database.close();
  };
}

const BUSY = "The database is busy; try again in a moment";

const stored = () => readdirSync(site.uploadsDir).filter((name) => !name.startsWith("."));

test("while another program holds the database, writes ask to come again and reading goes on", async () => {
  const form = async () => formOf({ ...product, file: await picture() });
  const unlock = lockDatabase();
  const answer = await client.call("POST", "/api/admin/product/createProduct", { form: await form() });
  const list = await client.get("/api/admin/product/getAllProduct");
  const login = await openClient(site.url).signIn(firstAdmin.email, firstAdmin.password);
  unlock();
  expect(answer.json).toEqual({ message: BUSY, error: BUSY });
  expect([login.status, login.json.message]).toEqual([503, `Login failed. ${BUSY}.`]);
  expect([answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([503, true]);
  expect([list.status, list.json.products]).toEqual([200, []]);
  expect(stored()).toEqual([]);
  expect((await client.call("POST", "/api/admin/product/createProduct", { form: await form() })).status).toBe(
    201,
  );
});

test("a refused form leaves no file behind, not even where files wait", async () => {
  const before = readdirSync(site.uploadsDir, { recursive: true }).length;
  for (const fields of [
    { ...product, name: "" },
    { ...product, file: new Blob(["no picture"]) },
  ]) {
    const form = formOf({ file: await picture(), ...fields });
    expect((await client.call("POST", "/api/admin/product/createProduct", { form })).status).toBe(400);
  }
  expect(readdirSync(site.uploadsDir, { recursive: true })).toHaveLength(before);
});

test("twenty writes side by side all stay", async () => {
  const writes = Array.from({ length: 20 }, (_, number) =>
    client.call("POST", "/api/admin/product/createProduct", {
      form: formOf({ ...product, name: `Side by side ${number}` }),
    }),
  );
  const answers = await Promise.all(writes);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const { products } = (await client.get("/api/admin/product/getAllProduct")).json;
  const names = products.map(({ name }: { name: string }) => name);
  expect(names.filter((name: string) => name.startsWith("Side by side"))).toHaveLength(20);
});
