import type BetterSqlite3 from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../scripts/start/database.mjs";
import { openClient, product } from "../api/client";
import { borrowSite } from "../support/lent-site";
import { cookiesOf, fetchPage, pick, postForm } from "../support/page";
import { answersOf } from "../support/page-answers";
import { signInAt } from "../support/sign-in";
import { firstAdmin } from "../support/template";

const site = borrowSite();
let database: BetterSqlite3.Database;

beforeAll(() => {
  database = openDatabase(site.home.databaseFile, { timeout: 5_000 });
});
afterAll(() => void database.close());

const get = (path: string, headers: Record<string, string> = {}) => fetchPage(site.url + path, { headers });
const twice = async (path: string, headers: Record<string, string> = {}) => {
  await get(path, headers);
  return answersOf(site, () => get(path, headers));
};
const anyProduct = () => database.prepare('SELECT "id" FROM "Product"').pluck().get() as string;

test.each([
  "/",
  "/allproduct",
  "/allproduct?page=1",
  "/hotRolled/sheet?sort=thinnest",
  "/allblogs",
  "/about",
  "/search?q=sheet",
  "/sitemap.xml",
  "/robots.txt",
  "/feed.xml",
  "/feed.json",
  "/_root.data",
  "/allproduct.data?page=1",
  "/backend/api/admin/product/getAllProduct",
  "/backend/api/admin/getAllBlog?page=1&limit=2",
  "/backend/api/openapi.json",
  "/product/:id",
  "/product/:id/datasheet.pdf",
  "/search/suggest?q=coil",
])("%s is made once, and is the same from memory", async (page) => {
  const path = page.replace(":id", anyProduct());
  const made = await get(path);
  const kept = await get(path);
  expect(await twice(path)).toEqual(["hit"]);
  expect(kept.html).toBe(made.html);
  expect(made.status).toBe(200);
  const same = (headers: Headers) =>
    Object.fromEntries(
      [...headers].filter(([name]) => !/^(date|etag|x-request-id|content-length)$/.test(name)),
    );
  expect(same(kept.headers)).toEqual(same(made.headers));
  expect(kept.headers.get("cache-control")).toBe("public, no-cache");
  expect(kept.headers.get("x-request-id")).not.toBe(made.headers.get("x-request-id"));
});

test.each([
  "/contact",
  "/enquiry",
  "/adminlogin",
  "/nowhere",
  "/allproduct?page=0",
  "/allproduct?page=1&page=2",
  `/?form=sheet&thickness=${"9".repeat(400)}`,
  "/about.data?_routes=root",
  "/hotRolled/sheet?tmin=x",
  "/ALLPRODUCT",
  "/about/",
  "/backend/api/admin/auth/getAllAdmin",
])("%s is made for each who asks", async (path) => {
  expect(await twice(path)).toEqual(["made"]);
});

test("unknown parameters ask for one page", async () => {
  await get("/privacy");
  const asked = Array.from({ length: 20 }, (_, at) => `/privacy?utm_${at}=${Math.random()}`);
  const from = await answersOf(site, async () => {
    for (const path of asked) await get(path);
  });
  expect(from.filter((one) => one !== "hit")).toEqual([]);
});

test("the order of known parameters does not matter, their values do", async () => {
  await get("/hotRolled/sheet?tmin=1&tmax=3");
  expect(await answersOf(site, () => get("/hotRolled/sheet?x=1&tmax=3&tmin=1"))).toEqual(["hit"]);
  expect(await answersOf(site, () => get("/hotRolled/sheet?tmin=1&tmax=4"))).toEqual(["made"]);
  const one = await get("/hotRolled/sheet?tmin=1&tmax=3");
  expect(one.html).toContain('value="3"');
  expect((await get("/hotRolled/sheet?tmin=1&tmax=4")).html).toContain('value="4"');
});

test("who carries a session or a message is answered without the memory, and leaves nothing in it", async () => {
  const cookie = await signInAt(site);
  await get("/allblogs?page=1");
  expect(await answersOf(site, () => get("/allblogs?page=1", { Cookie: cookie }))).toEqual(["made"]);
  const own = await get("/allblogs", { Cookie: cookie });
  expect(own.html).toContain("admin-view");
  expect((await get("/allblogs")).html).not.toContain("admin-view");
  expect(await answersOf(site, () => get("/about", { Cookie: "flash=x" }))).toEqual(["made"]);
  expect(await answersOf(site, () => get("/about", { Authorization: "Bearer x" }))).toEqual(["made"]);
  expect(await answersOf(site, () => get("/about", { Origin: "https://app.example" }))).toEqual(["made"]);
  expect(
    await answersOf(site, () => get("/about", { Cookie: "theme=dark; my-session=1; asession=2" })),
  ).toEqual(["hit"]);
});

test("the number of lines in the visitor's list is in the page, and is believed only with its signature", async () => {
  await get("/privacy");
  const line = { form: "sheet", thickness: "2", width: "1250", length: "2500", pieces: "10" };
  const added = await postForm(`${site.url}/enquiry`, { intent: "add", ...line });
  const cookie = cookiesOf(added.headers);
  expect(cookie).toContain("enquiry=");
  const list = /^[^;]*enquiry=[^;]+/.exec(cookie)?.[0] ?? "";
  expect(await twice("/privacy", { Cookie: list })).toEqual(["hit"]);
  const mine = await get("/privacy", { Cookie: list });
  const forged = await get("/privacy", { Cookie: `${list.slice(0, -6)}AAAAAA` });
  const empty = await get("/privacy");
  expect(mine.html).not.toBe(empty.html);
  expect(forged.html).toBe(empty.html);
  expect(mine.headers.get("cache-control")).toBe("private, no-cache");
  expect(empty.headers.get("cache-control")).toBe("public, no-cache");
});

test.each([
  [
    "the API",
    async (name: string) => {
      const client = openClient(site.url);
      await client.signIn(firstAdmin.email, firstAdmin.password);
      const id = anyProduct();
      const answer = await client.call("PUT", `/api/admin/product/updateProduct/${id}`, {
        json: { ...product, name },
      });
      expect(answer.status).toBe(200);
      return id;
    },
  ],
  [
    "another program",
    async (name: string) => {
      const id = anyProduct();
      database.prepare('UPDATE "Product" SET "name" = ? WHERE "id" = ?').run(name, id);
      return id;
    },
  ],
])("what %s writes is seen by the very next request", async (_door, write) => {
  for (let round = 0; round < 2; round += 1) {
    const name = `Sheet of round ${round} ${Math.random()}`;
    await get("/");
    await get("/allproduct");
    const id = await write(name);
    const [list, api, detail] = await Promise.all([
      get("/allproduct"),
      get("/backend/api/admin/product/getAllProduct"),
      get(`/product/${id}`),
    ]);
    for (const page of [list, api, detail]) expect(page.html).toContain(name);
  }
});

test("logins, enquiries and sessions leave every page in memory", async () => {
  await get("/about");
  const cookie = await signInAt(site);
  await get("/admindashboard", { Cookie: cookie });
  const contact = await get("/contact");
  const once = pick(contact.html, /name="once" value="([^"]+)"/);
  const enquiry = { name: "Asha", phone: "2015550123", message: "Ten sheets please", once };
  await postForm(`${site.url}/contact`, enquiry);
  expect(await answersOf(site, () => get("/about"))).toEqual(["hit"]);
});
