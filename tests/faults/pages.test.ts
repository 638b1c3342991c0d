import { beforeAll, describe, expect, it } from "vitest";
import { quotationPath } from "~/http/quotation-link.server";
import { faultsOf } from "../site/markup";
import { borrowSite } from "../support/lent-site";
import { type FetchedPage, fetchPage, postForm } from "../support/page";
import { signInAt } from "../support/sign-in";
import { visitor } from "../support/visitor";
import { type Place, places } from "./route-list";
import { findIds, type Ids } from "./row-ids";
import { hideTables, lock, run } from "./store";

const site = borrowSite();
let admin: string;
let ids: Ids;

beforeAll(async () => {
  admin = await signInAt(site);
  await postForm(`${site.url}/contact`, visitor);
  ids = findIds(site);
});

const open = (path: string, cookie = admin, init: RequestInit = {}) =>
  fetchPage(site.url + path, { headers: { Cookie: cookie }, ...init });

/** One after the other: the site works on a few requests at a time. */
async function statusesOf(some: Place[]) {
  const seen: [string, number][] = [];
  for (const place of some) seen.push([place.path, (await open(addressOf(place))).status]);
  return seen;
}

/** The address of a route that exists, with a row of its own where it names one. */
function addressOf({ path, file }: Place) {
  const noun = /^\/(editproduct|product|coilproduct|coldproduct)/.test(path)
    ? "product"
    : /blog/.test(path)
      ? "blog"
      : /testimonial/.test(path)
        ? "testimonial"
        : /enquiry\/:id/.test(path)
          ? "enquiry"
          : /quotation|customer/.test(path)
            ? "quotation"
            : "admin";
  const name = file.includes("upload") ? "nothing.webp" : ids[noun];
  const token = quotationPath(ids.quotation).split("/").at(-1) ?? "";
  return path
    .replace(":id", ids[noun])
    .replace(":token", token)
    .replace(":file", name)
    .replace("/*", "/nowhere");
}

/** Addresses that need nothing of the store: they are shown whatever it does. */
const WITHOUT_STORE = [
  "/about",
  "/contact",
  "/enquiry",
  "/enquiry/list.pdf",
  "/privacy",
  // Without products or words in their addresses.
  "/compare",
  "/search/suggest",
  "/robots.txt",
  "/.well-known/security.txt",
  "/manifest.webmanifest",
  "/back-office.webmanifest",
  "/adminlogin",
  "/logout",
  "/uploads/:file",
  // Without the signed reference in its address there is nothing to ask for.
  "/enquiry/sent",
  "/*",
];

/** What the specification, or a sentence in its manner, says of a load that failed. */
const SENTENCES: Record<string, string> = {
  "/allproduct": "Error loading products.",
  "/adminallproduct": "Error loading products.",
  "/adminproductmany": "Error loading products.",
  "/hotRolled/sheet": "Error loading products.",
  "/hotRolled/coils": "Error loading products.",
  "/coldRolled/sheet": "Error loading products.",
  "/coldRolled/coils": "Error loading products.",
  "/allblogs": "Failed to load blogs.",
  "/adminallblog": "Failed to load blogs.",
  "/adminTestimonialdetails": "Failed to load testimonials.",
  "/adminTestimonialcard": "Failed to load testimonials.",
  "/adminalluser": "Failed to load users.",
  "/delete/:id": "Failed to load users.",
  "/adminenquiries": "Failed to load enquiries.",
  "/adminquotations": "Failed to load quotations.",
  "/adminrates": "Failed to load rates.",
  "/editquotation/:id": "Failed to fetch quotation data.",
  "/editproduct/:id": "Failed to fetch product",
  "/editblog/:id": "Failed to fetch blog data.",
  "/edittestimonial/:id": "Failed to fetch testimonial data.",
  "/editenquiry/:id": "Failed to fetch enquiry data.",
  "/editUser/:id": "Failed to fetch user data.",
};

const INSIDES = /SQLITE|prisma|P20\d\d|no such table|node_modules|Unexpected Server Error/i;

function expectPage(page: FetchedPage, place: Place, label: string) {
  if (place.isPage) {
    expect(page.headers.get("content-type"), label).toBe("text/html; charset=utf-8");
    expect(page.html, label).toMatch(/<main[^>]*id="content"/);
    expect(faultsOf(page.html), label).toEqual([]);
  } else {
    expect(page.headers.get("content-type"), label).not.toContain("text/plain");
    expect(page.html, label).toContain("The storage cannot be used just now; try again later");
  }
}

describe("every address of a store that cannot be read", () => {
  const needing = places.filter(
    ({ path }) => !WITHOUT_STORE.includes(path) && !path.startsWith("/hr") && !path.startsWith("/cr"),
  );

  it("is a page or a sentence with 503 and Retry-After", async () => {
    const repair = hideTables(site);
    try {
      for (const place of needing) {
        const page = await open(addressOf(place));
        const label = `${addressOf(place)} → ${page.status} ${page.text.slice(0, 200)}`;
        expect([page.status, page.headers.get("retry-after")], label).toEqual([503, "2"]);
        expectPage(page, place, label);
        expect(page.text, label).toContain(SENTENCES[place.path] ?? "");
        expect(page.html, label).not.toMatch(INSIDES);
      }
      for (const path of ["/", "/admindashboard", "/feed.xml"]) {
        const head = await open(path, admin, { method: "HEAD", headers: { Cookie: admin } });
        expect([path, head.status, head.html]).toEqual([path, 503, ""]);
      }
    } finally {
      repair();
    }
  });

  it("is itself again afterwards, and read while another program writes, whose lock nobody waits for", async () => {
    const well = needing.map(({ path }) => [path, 200]);
    const repair = lock(site);
    expect(await statusesOf(needing).finally(repair)).toEqual(well);
  });

  it("answers its data with the same status and sentence", async () => {
    const repair = hideTables(site);
    try {
      for (const [path, sentence] of Object.entries(SENTENCES)) {
        const place = places.find((each) => each.path === path);
        const page = await open(`${place ? addressOf(place) : path}.data`);
        expect([page.status, page.headers.get("retry-after")], path).toEqual([503, "2"]);
        expect(page.html, path).toContain(sentence);
        expect(page.html, path).not.toMatch(INSIDES);
      }
    } finally {
      repair();
    }
  });

  it("says each of the dashboard's sentences in its place", async () => {
    run(site, 'ALTER TABLE "Blog" RENAME TO "HiddenBlog"');
    const page = await open("/admindashboard");
    run(site, 'ALTER TABLE "HiddenBlog" RENAME TO "Blog"');
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(page.text).toMatch(/All Product \(20\).*All Blog.*Failed to load blogs\..*All Testimonial \(6\)/);
    expect(page.text).not.toContain("All Blog (");
    expectReference(page);
  });

  it("is shown all the same where nothing of it is needed", async () => {
    const repair = hideTables(site);
    try {
      for (const place of places.filter(({ path }) => WITHOUT_STORE.includes(path))) {
        const page = await open(addressOf(place), "");
        const missing = /nowhere|nothing|\/sent$|\/list\.pdf$/.test(addressOf(place));
        const expected = place.path === "/logout" ? 302 : missing ? 404 : 200;
        expect([place.path, page.status]).toEqual([place.path, expected]);
      }
    } finally {
      repair();
    }
  });
});

const LISTS = Object.keys(SENTENCES).filter((path) => !/^\/(edit|adminproductmany|adminrates)/.test(path));
const DASHBOARD = /Failed to load enquiries\..*Failed to load quotations\..*Error loading products\./;

it("each list that fails says under which reference the log has why", async () => {
  const repair = hideTables(site, ["Product", "Blog", "Testimonial", "Admin", "Enquiry", "Quotation"]);
  try {
    for (const path of ["/admindashboard", ...LISTS]) {
      const place = places.find((each) => each.path === path);
      const page = await open(place ? addressOf(place) : path);
      expect([path, page.status]).toEqual([path, 503]);
      expect(page.text).toMatch(SENTENCES[path] ?? DASHBOARD);
      expect(faultsOf(page.html), path).toEqual([]);
      expectReference(page);
      await expect
        .poll(() => site.log())
        .toMatch(new RegExp(`"event":"error","reference":"${page.headers.get("x-request-id")}"`));
    }
  } finally {
    repair();
  }
});

function expectReference({ text, headers }: FetchedPage) {
  expect(text).toMatch(new RegExp(`Reference( for the log)?: ${headers.get("x-request-id")}`));
}

it("a list that fails and is narrowed wrongly besides says that it fails", async () => {
  const repair = hideTables(site, ["Product"]);
  const { status, headers, text } = await open("/allproduct?tmin=x");
  repair();
  expect([status, headers.get("retry-after") !== null]).toEqual([503, true]);
  expect(text).toContain("Error loading products.");
});

describe("a failure", () => {
  it("is logged under the reference that its page shows, also as data", async () => {
    run(site, `UPDATE "Session" SET "data" = '{'`);
    for (const path of ["/adminpassword", "/adminpassword.data", "/adminalluser.csv"]) {
      const page = await open(path);
      const reference = page.headers.get("x-request-id") ?? "nothing";
      expect([path, page.status]).toEqual([path, 500]);
      expect(page.html).toContain(reference);
      expect(page.html).not.toMatch(/SyntaxError|at JSON|Unexpected|Expected property/);
      await expect.poll(() => site.log()).toContain(`"reference":"${reference}"`);
    }
    run(site, `UPDATE "Session" SET "data" = '{"role":"admin","isAdmin":"true","adminName":"Ada"}'`);
  });

  it("of a deletion is logged under its reference", async () => {
    const repair = hideTables(site);
    const deletion = { intent: "delete", id: ids.product };
    const page = await postForm(`${site.url}/adminallproduct`, deletion, admin).finally(repair);
    expect(page.status).toBe(503);
    const reference = page.headers.get("x-request-id");
    await expect.poll(() => site.log()).toContain(`"reference":"${reference}"`);
  });
});
