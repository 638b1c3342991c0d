import { existsSync, readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import type BetterSqlite3 from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../scripts/start/database.mjs";
import { fillDatabase } from "../support/bulk.mjs";
import { product } from "./client";
import { borrowClient } from "./lent-client";

/** Many pieces, and more than what lies between a site and a reader who does not read. */
const PRODUCTS = 12_000;
const BLOGS = 800;
const ALL_PRODUCTS = "/api/admin/product/getAllProduct";

const { site, client } = borrowClient();
let beside: BetterSqlite3.Database;

beforeAll(async () => {
  fillDatabase(site.home.databaseFile, { products: PRODUCTS, articles: BLOGS, testimonials: 500 });
  beside = openDatabase(site.home.databaseFile, { timeout: 5_000 });
});
afterAll(() => void beside.close());

function idsOf(table: string): unknown[] {
  return beside.prepare(`SELECT "id" FROM "${table}" ORDER BY "createdAt" DESC, "id" DESC`).pluck().all();
}

/** The server's resident memory, in MB; where there is no /proc nothing is known of it. */
function memoryOf(pid: number) {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, "utf8") : "";
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
}

const idOf = (row: { _id: string }) => row._id;

/** Asks for a list and fetches nothing of its body yet. */
function begin(): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${site.url}/backend${ALL_PRODUCTS}`, (response) => resolve(response.pause())).on("error", reject);
  });
}

async function textOf(response: IncomingMessage) {
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

describe("a whole list", () => {
  it("of products is complete and in order", async () => {
    const { status, headers, json } = await client.get(ALL_PRODUCTS, { "Accept-Encoding": "identity" });
    expect([status, headers.get("Content-Type")]).toEqual([200, "application/json; charset=utf-8"]);
    expect(headers.get("Content-Encoding")).toBeNull();
    expect(Object.keys(json)).toEqual(["products"]);
    expect(json.products.map(idOf)).toEqual(idsOf("Product"));
    for (const at of [0, 49, 50, PRODUCTS - 1]) {
      const one = await client.get(`/api/admin/product/getProduct/${json.products[at]._id}`);
      expect(json.products[at]).toEqual(one.json.product);
    }
  });

  it("of articles, compressed as it goes, and of testimonials is a bare array, complete, with tags and HTML", async () => {
    const { json: blogs, headers } = await client.get("/api/admin/getAllBlog", {
      "Accept-Encoding": "gzip, br",
    });
    expect(headers.get("Content-Encoding")).toBe("gzip");
    expect(blogs.map(idOf)).toEqual(idsOf("Blog"));
    const one = await client.get(`/api/admin/getBlogById/${blogs[700]._id}`);
    expect(blogs[700]).toEqual(one.json);
    expect(one.json.content[0].items).toHaveLength(3);
    const testimonials = (await client.get("/api/admin/getAllTestimonial")).json;
    expect(testimonials.map(idOf)).toEqual(idsOf("Testimonial"));
  });

  it("leaves the process below 350 MB, whatever was asked of it before", () => {
    expect(memoryOf(site.pid)).toBeLessThan(350);
  });

  it("has a tag that spares the second reading, and a HEAD without a body", async () => {
    const head = await client.call("HEAD", ALL_PRODUCTS, { headers: { Origin: "https://app.example" } });
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.headers.get("Access-Control-Allow-Origin")).toBe("https://app.example");
    const etag = head.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`]) {
      const again = await client.get(ALL_PRODUCTS, { "If-None-Match": known });
      expect([again.status, again.text]).toEqual([304, ""]);
      for (const name of ["ETag", "Vary"]) expect(again.headers.get(name)).toBe(head.headers.get(name));
    }
    const blogs = await client.call("HEAD", "/api/admin/getAllBlog");
    expect(blogs.headers.get("ETag")).not.toBe(etag);
  });

  it("has another tag after whatever changed it, and only then", async () => {
    const tag = async (call = ALL_PRODUCTS) => (await client.call("HEAD", call)).headers.get("ETag");
    const [products, blogs] = [await tag(), await tag("/api/admin/getAllBlog")];
    const created = await client.call("POST", "/api/admin/product/createProduct", { json: product });
    const afterCreate = await tag();
    const path = `/api/admin/product/updateProduct/${created.json.product._id}`;
    await client.call("PUT", path, { json: { ...product, thickness: "[1.6,2.1]" } });
    const afterChange = await tag();
    await client.call("DELETE", path.replace("update", "delete"));
    const afterDelete = await tag();
    expect(new Set([products, afterCreate, afterChange, afterDelete]).size).toBe(4);
    expect(await tag("/api/admin/getAllBlog")).toBe(blogs);
  });

  it("has no row twice and misses none that was there, although rows come and go meanwhile", async () => {
    const before = idsOf("Product");
    const response = await begin();
    const gone = [before[10], before[PRODUCTS - 10]];
    for (const id of gone) beside.prepare('DELETE FROM "Product" WHERE "id" = ?').run(id);
    const added = await client.call("POST", "/api/admin/product/createProduct", { json: product });
    const ids: string[] = JSON.parse(await textOf(response)).products.map(idOf);
    expect(new Set(ids).size).toBe(ids.length);
    const mayMiss = new Set([...gone, added.json.product._id]);
    const had = new Set<unknown>(ids);
    expect(before.filter((id) => !had.has(id) && !mayMiss.has(id))).toEqual([]);
  });

  it("is cut off, not ended, when the store fails in the middle", async () => {
    const response = await begin();
    beside.exec('ALTER TABLE "ProductSize" RENAME TO "ProductSizeAway"');
    await expect(textOf(response)).rejects.toThrow(/aborted|ECONNRESET|hang up/);
    beside.exec('ALTER TABLE "ProductSizeAway" RENAME TO "ProductSize"');
    expect(site.log()).toMatch(/"event":"error".*"path":"\/backend\/api\/admin\/product\/getAllProduct"/);
    expect((await client.get(`${ALL_PRODUCTS}?page=1&limit=1`)).status).toBe(200);
  });
});
