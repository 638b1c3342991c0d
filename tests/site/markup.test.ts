import { createRequire } from "node:module";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import routes from "~/routes";
import { cookiesOf, postForm } from "../support/page";
import { signInAt } from "../support/sign-in";
import { type Site, startSite } from "../support/site";
import { checkHtml, hasJava } from "./html-checker";
import { faultsOf, gluedWords } from "./markup";

const NOBODY = "000000000000000000000000";
/** Where a screen's form posts and nothing is shown. */
const NO_SCREEN = new Set(["/logout", "/*"]);

/** There is nothing at it without the signed reference that leads its sender there. */
const SENT = "/enquiry/sent";

const screens = listScreens(await routes).filter(({ path }) => !NO_SCREEN.has(path));
const publicScreens = screens.filter(({ admin }) => !admin).map(({ path }) => path);
const adminScreens = screens.filter(({ admin }) => admin).map(({ path }) => path);

type Open = { site: Site; cookie: string; ids: Record<string, string> };
let filled: Open;
let empty: Open;
let broken: Open;
const sites: Site[] = [];
afterAll(() => Promise.all(sites.map((site) => site.stop())));

beforeAll(async () => {
  [filled, empty, broken] = await Promise.all([open(true), open(false), open(true)]);
  run(broken, (database) => {
    for (const table of ["Product", "Blog", "Testimonial", "Enquiry"])
      database.exec(`ALTER TABLE "${table}" RENAME TO "Lost${table}"`);
  });
});

describe.each([
  ["filled", () => filled],
  ["empty", () => empty],
] as const)("on a site that is %s", (_, site) => {
  it.each(publicScreens)("%s is read without a parse error", async (path) => {
    const page = await read(site(), path, { cookie: "" });
    const missing = path === SENT || (site() === empty && path.includes(":id"));
    expect(page.status).toBe(missing ? 404 : 200);
    expect(faultsOf(page.html)).toEqual([]);
  });

  it.each(adminScreens)("%s is read without a parse error", async (path) => {
    const page = await read(site(), path);
    expect(page.status).toBe(isUnknown(site(), path) ? 404 : 200);
    expect(faultsOf(page.html)).toEqual([]);
  });
});

describe("no word runs into the number or the word beside it", () => {
  it.each(publicScreens)("on %s", async (path) => {
    expect(gluedWords((await read(filled, path, { cookie: "" })).html)).toEqual([]);
  });

  it.each(adminScreens)("on %s", async (path) => {
    expect(gluedWords((await read(filled, path)).html)).toEqual([]);
  });
});

describe("for an admin", () => {
  it.each(["/allproduct", "/allblogs", "/coilproduct/:id", "/blog/:id", "/"])(
    "%s is read too",
    async (path) => {
      expect(faultsOf((await read(filled, path)).html)).toEqual([]);
    },
  );
});

describe("where something is asked of a screen", () => {
  it.each([
    "/?form=sheet&thickness=2&width=1250&length=2500&pieces=40",
    "/?form=coil&thickness=x&width=1000",
    "/hotRolled/sheet?tmin=abc",
    "/hotRolled/sheet?tmin=99999&tmax=99999",
    "/allproduct?thickness=2&width=1250",
    "/allproduct?type=coldrolledcoil",
    "/allblogs?tag=none%22%3C",
    "/search?q=2mm+HR+1250",
    "/search?q=%3Cscript%3E%22%26",
    "/search?q=zzzzzz",
    "/mildStainless?place=bogus",
    "/adminallproduct?q=coil&sort=name&page=1",
    "/adminenquiries?status=new",
    "/adminlogin?next=%2Fadminallblog",
  ])("%s is read without a parse error", async (path) => {
    expect(faultsOf((await read(filled, path)).html)).toEqual([]);
  });

  it.each([
    "/adminallproduct",
    "/adminallblog",
    "/adminTestimonialdetails",
    "/adminTestimonialcard",
    "/admindashboard",
  ])("%s asks before it deletes, without a parse error", async (path) => {
    const { html } = await read(filled, path);
    const [, name, id] = /name="(delete[-a-z]*)" value="([^"]+)"/.exec(html) ?? [];
    const question = await read(filled, `${path}?${name}=${id}`);
    expect(question.html).toContain("Are you sure?");
    expect(faultsOf(question.html)).toEqual([]);
  });

  it("a message and a filled enquiry list are read without a parse error", async () => {
    const line = {
      form: "sheet",
      thickness: "2",
      width: "1250",
      length: "2500",
      pieces: "40",
      intent: "add",
    };
    const added = await postForm(`${filled.site.url}/enquiry`, line);
    const cookie = cookiesOf(added.headers);
    const list = await read(filled, "/enquiry", { cookie });
    expect(list.html).toContain("Send enquiry");
    expect(faultsOf(list.html)).toEqual([]);
  });
});

describe("where it fails", () => {
  it.each([
    "/nothing/here",
    "/product/x",
    "/blog/x",
    "/allproduct?page=99",
    "/allblogs?page=99",
    "/%E0%A4%A",
  ])("%s is missing without a parse error", async (path) => {
    const page = await read(filled, path, { cookie: "" });
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(faultsOf(page.html)).toEqual([]);
  });

  it.each(adminScreens.filter((path) => path.includes(":id")))(
    "%s of nobody has no parse error",
    async (path) => {
      const page = await read(filled, path.replace(":id", NOBODY));
      expect(faultsOf(page.html)).toEqual([]);
    },
  );

  it.each([
    "/contact",
    "/enquiry",
    "/adminlogin",
    "/addproduct",
    "/editproduct/:id",
    "/addBlog",
    "/editblog/:id",
    "/createtestimonial",
    "/edittestimonial/:id",
    "/createadmin",
    "/editUser/:id",
    "/adminpassword",
  ])("a form without anything, sent to %s, comes back without a parse error", async (path) => {
    const page = await read(filled, path, { fields: { name: "", rating: "4.5", tags: "" } });
    expect([400, 409]).toContain(page.status);
    expect(faultsOf(page.html)).toEqual([]);
  });

  it.each([...publicScreens, ...adminScreens])("%s whose rows are lost has no parse error", async (path) => {
    const page = await read(broken, path);
    expect(faultsOf(page.html)).toEqual([]);
  });

  it("one of those is the page of a failure", async () => {
    expect((await read(broken, "/admindashboard")).status).toBe(503);
  });
});

it("every page read above has no error by the W3C's checker", { timeout: 600_000 }, (context) => {
  if (!hasJava()) return context.skip("there is no Java runtime here, which the checker needs");
  expect(seen.size).toBeGreaterThan(150);
  expect(checkHtml(new Map([["a broken page", "<!doctype html><p rel=later>"]]))).not.toEqual([]);
  expect(checkHtml(seen)).toEqual([]);
});

async function open(sample: boolean): Promise<Open> {
  const site = await startSite({ sample });
  sites.push(site);
  const cookie = await signInAt(site);
  const opened: Open = { site, cookie, ids: {} };
  run(opened, (database) => {
    for (const table of ["Product", "Blog", "Testimonial", "Admin"])
      opened.ids[table] = String(
        database.prepare(`SELECT id FROM "${table}" LIMIT 1`).pluck().get() ?? NOBODY,
      );
  });
  return opened;
}

/** Reads and changes the site's database past the site. */
function run({ site }: Open, work: (database: import("better-sqlite3").Database) => void) {
  const Database = createRequire(import.meta.url)("better-sqlite3");
  const database = new Database(site.databaseUrl.replace("file:", ""), { timeout: 5_000 });
  try {
    work(database);
  } finally {
    database.close();
  }
}

/** Every page that was read, by how it was asked for. */
const seen = new Map<string, string>();

type Wish = { cookie?: string; fields?: Record<string, string> };

async function read(from: Open, path: string, { cookie = from.cookie, fields }: Wish = {}) {
  const url = from.site.url + path.replace(":id", from.ids[tableOf(path)] ?? NOBODY);
  const headers = { Cookie: cookie, Origin: from.site.url };
  const answer = fields
    ? await fetch(url, { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" })
    : await fetch(url, { headers });
  const html = await answer.text();
  const kind = [filled, empty, broken].indexOf(from);
  seen.set(
    `${["filled", "empty", "broken"][kind]} ${path} ${cookie ? "admin" : ""} ${fields ? "sent" : ""}`,
    html,
  );
  return { status: answer.status, html };
}

function isUnknown({ ids }: Open, path: string) {
  return path.includes("/edit") && ids[tableOf(path)] === NOBODY;
}

function tableOf(path: string) {
  if (/user|delete/i.test(path)) return "Admin";
  if (/testimonial/i.test(path)) return "Testimonial";
  return /blog/i.test(path) ? "Blog" : "Product";
}

/** Every address with a screen of its own, as the routes write it. */
function listScreens(entries: RouteConfigEntry[]): { path: string; admin: boolean }[] {
  return entries.flatMap(({ children, path = "", file }) => {
    if (children?.length) return listScreens(children);
    return file.endsWith(".tsx") ? [{ path: `/${path}`, admin: file.startsWith("admin/") }] : [];
  });
}
