import { beforeAll, expect, it } from "vitest";
import { borrowSite } from "../support/lent-site";
import { fetchPage } from "../support/page";
import { signInAt } from "../support/sign-in";
import { type Place, places } from "./route-list";

const site = borrowSite();
let admin: string;

beforeAll(async () => {
  admin = await signInAt(site);
});

const known = places.filter(({ path }) => path !== "/*");
const addressOf = ({ path }: Place) => path.replace(/:\w+/, "f".repeat(24));
const methodsOf = ({ takesPosts }: Place) => (takesPosts ? "GET, HEAD, POST" : "GET, HEAD");

it.each(known)("$path takes what it answers, and says so to everything else", async (place) => {
  const refused = ["PUT", ...(place.takesPosts ? [] : ["POST"])];
  for (const method of refused) {
    for (const suffix of place.isPage ? ["", ".data"] : [""]) {
      const path = addressOf(place) === "/" && suffix ? "/_root.data?index" : addressOf(place) + suffix;
      const page = await fetchPage(site.url + path, { method, headers: { Cookie: admin, Origin: site.url } });
      const label = `${method} ${path} → ${page.status} ${page.text.slice(0, 200)}`;
      expect([page.status, page.headers.get("allow")], label).toEqual([405, methodsOf(place)]);
      if (suffix || !place.isPage) continue;
      expect(page.headers.get("content-type"), label).toBe("text/html; charset=utf-8");
      expect(page.html, label).toMatch(/<main[^>]*id="content"/);
    }
  }
});

it("answers OPTIONS with what pages take", async () => {
  for (const [path, allow] of [
    ["/", "GET, HEAD"],
    ["/contact", "GET, HEAD, POST"],
    ["/feed.xml", "GET, HEAD"],
    ["/AdminDashboard", "GET, HEAD, POST"],
    ["/nowhere", "GET, HEAD, POST"],
  ] as const) {
    const page = await fetchPage(site.url + path, { method: "OPTIONS" });
    expect([path, page.status, page.headers.get("allow")]).toEqual([path, 405, allow]);
    expect(page.html).toContain("<h1>");
  }
});

it("is no fault of the site's", () => {
  expect(site.log()).not.toContain('"event":"error"');
});

it("says of an address that is not there that it is not, whatever it is asked", async () => {
  for (const method of ["GET", "POST"]) {
    const page = await fetchPage(`${site.url}/nowhere`, { method, headers: { Origin: site.url } });
    expect([method, page.status]).toEqual([method, 404]);
    expect(page.html).toContain("site-header");
  }
});
