import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, describe, expect, it } from "vitest";
import routes from "~/routes";
import { findId, hideTables } from "../faults/store";
import { borrowSite } from "../support/lent-site";
import { cookiesOf, postForm } from "../support/page";
import { putQuotation } from "../support/quotation";
import { signInAt } from "../support/sign-in";
import type { ServedSite } from "../support/site";
import { sheet } from "./enquiry/buyer";
import { checkHtml, hasJava } from "./html-checker";
import { faultsOf, gluedWords } from "./markup";

const NOBODY = "000000000000000000000000";
/** Where a screen's form posts and nothing is shown. */
const NO_SCREEN = new Set(["/logout", "/*"]);

/** There is nothing at them without the signed reference that leads one person there. */
const SIGNED = ["/enquiry/sent", "/quotation/:token"];

const screens = listScreens(await routes).filter(({ path }) => !NO_SCREEN.has(path));
const publicScreens = screens.filter(({ admin }) => !admin).map(({ path }) => path);
const adminScreens = screens.filter(({ admin }) => admin).map(({ path }) => path);

type State = "filled" | "empty" | "broken";
type Open = { state: State; site: ServedSite; cookie: string; ids: Record<string, string> };

/** For the tests of one describe: the lent site with the sample content, without any, or with rows that cannot be read. */
function open(state: State): Open {
  const site = borrowSite({ sample: state !== "empty" });
  const opened: Open = { state, site, cookie: "", ids: {} };
  beforeAll(async () => {
    opened.cookie = await signInAt(site);
    for (const table of ["Product", "Blog", "Testimonial", "Admin", "Enquiry", "Quotation"])
      opened.ids[table] = findId(site, table) || NOBODY;
    if (state === "broken") hideTables(site, ["Product", "Blog", "Testimonial", "Enquiry"]);
  });
  return opened;
}

describe.each<State>(["filled", "empty"])("on a site that is %s", (state) => {
  const opened = open(state);

  it.each(publicScreens)("%s is read without a parse error", async (path) => {
    const page = await read(opened, path, { cookie: "" });
    const missing = SIGNED.includes(path) || (state === "empty" && path.includes(":id"));
    expect(page.status).toBe(missing ? 404 : 200);
    expect([faultsOf(page.html), gluedWords(page.html)]).toEqual([[], []]);
  });

  it.each(adminScreens)("%s is read without a parse error", async (path) => {
    const page = await read(opened, path);
    expect(page.status).toBe(isUnknown(opened, path) ? 404 : 200);
    expect([faultsOf(page.html), gluedWords(page.html)]).toEqual([[], []]);
  });
});

describe("for an admin", () => {
  const filled = open("filled");

  it.each(["/allproduct", "/allblogs", "/coilproduct/:id", "/blog/:id", "/"])(
    "%s is read too",
    async (path) => {
      expect(faultsOf((await read(filled, path)).html)).toEqual([]);
    },
  );
});

describe("where something is asked of a screen", () => {
  const filled = open("filled");

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

  it.each(["sent", "seen", "accepted", "declined"] as const)(
    "a quotation that is %s is read by its buyer without a parse error",
    async (status) => {
      const { path } = putQuotation(filled.site.home, { status, revisions: 2 });
      for (const address of [path, `${path}?revision=1`]) {
        const page = await read(filled, address, { cookie: "" });
        expect([page.status, faultsOf(page.html)]).toEqual([200, []]);
      }
    },
  );

  it("a message and a filled enquiry list are read without a parse error", async () => {
    const added = await postForm(`${filled.site.url}/enquiry`, sheet);
    const cookie = cookiesOf(added.headers);
    const list = await read(filled, "/enquiry", { cookie });
    expect(list.html).toContain("Send enquiry");
    expect(faultsOf(list.html)).toEqual([]);
  });
});

describe("where it fails", () => {
  const filled = open("filled");

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
});

describe("where rows are lost", () => {
  const broken = open("broken");

  // One of each kind: all of them are parsed in tests/faults/pages.test.ts.
  it.each(["/", "/allproduct", "/coilproduct/:id", "/admindashboard", "/adminallblog", "/editproduct/:id"])(
    "%s has no parse error",
    async (path) => {
      const page = await read(broken, path);
      expect([page.status, faultsOf(page.html)]).toEqual([503, []]);
    },
  );
});

it("every page read above has no error by the W3C's checker", { timeout: 600_000 }, (context) => {
  if (!hasJava()) return context.skip("there is no Java runtime here, which the checker needs");
  expect(seen.size).toBeGreaterThan(150);
  const broken = "a broken page";
  const faults = checkHtml(new Map([...seen, [broken, "<!doctype html><p rel=later>"]]));
  expect(faults).not.toEqual([]);
  expect(faults.filter((fault) => !fault.startsWith(broken))).toEqual([]);
});

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
  seen.set(`${from.state} ${path} ${cookie ? "admin" : ""} ${fields ? "sent" : ""}`, html);
  return { status: answer.status, html };
}

function isUnknown({ ids }: Open, path: string) {
  return /^\/(edit|admincustomer)/.test(path) && ids[tableOf(path)] === NOBODY;
}

function tableOf(path: string) {
  if (/user|delete/i.test(path)) return "Admin";
  if (/quotation|customer/i.test(path)) return "Quotation";
  if (/testimonial/i.test(path)) return "Testimonial";
  if (/enquiry/i.test(path)) return "Enquiry";
  return /blog/i.test(path) ? "Blog" : "Product";
}

/** Every address with a screen of its own, as the routes write it. */
function listScreens(entries: RouteConfigEntry[]): { path: string; admin: boolean }[] {
  return entries.flatMap(({ children, path = "", file }) => {
    if (children?.length) return listScreens(children);
    return file.endsWith(".tsx") ? [{ path: `/${path}`, admin: file.startsWith("admin/") }] : [];
  });
}
