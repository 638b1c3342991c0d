import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, describe, expect, it } from "vitest";
import routes from "~/routes";
import { borrowSite } from "../support/lent-site";
import { signInAt } from "../support/sign-in";

/** What everybody may open: the door itself. */
const OPEN = new Set(["adminlogin", "logout"]);

type Guarded = { path: string; id: string };

function listGuarded(entries: RouteConfigEntry[]): Guarded[] {
  return entries.flatMap((entry) => {
    if (entry.children?.length) return listGuarded(entry.children);
    const path = entry.path ?? "";
    if (!entry.file.startsWith("admin/")) return [];
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, "");
    return OPEN.has(path) ? [] : [{ path: `/${path.replace(":id", "6b018b041e9000e71845285d")}`, id }];
  });
}

const guarded = listGuarded(await routes);
const forged = `session=${"A".repeat(43)}; known=ImFkbWluIg%3D%3D.forged`;

/** Words that only somebody who is signed in may read: of every list, form and file. */
const SECRETS =
  /All Product|All Blog|All Testimonial|All User|Create Admin|Testimonial\(|Current password|Product Name|Hello, |\bada\b|admin@example|CR Coil/i;

const site = borrowSite();
let secret: { id: string; cookie: string };
beforeAll(async () => {
  const cookie = await signInAt(site);
  const list = await (await fetch(`${site.url}/adminalluser`, { headers: { Cookie: cookie } })).text();
  secret = { id: /editUser\/([0-9a-f]{24})/.exec(list)?.[1] ?? "", cookie };
});

/** Every shape in which a screen can be asked for or written to, by somebody who is not signed in. */
function requestsOf({ path, id }: Guarded): [string, string, RequestInit][] {
  const form = {
    method: "POST",
    body: new URLSearchParams({ intent: "delete", id: secret.id, FullName: "X", email: "x@gmail.com" }),
  };
  const data = `${path}.data`;
  return [
    ["a document", path, {}],
    ["a document with a forged cookie", path, { headers: { Cookie: forged } }],
    ["a document with a forged token", path, { headers: { Authorization: `Bearer ${"A".repeat(43)}` } }],
    ["data", data, {}],
    ["data with a forged cookie", data, { headers: { Cookie: forged } }],
    ["one loader's data", `${data}?_routes=${encodeURIComponent(id)}`, {}],
    ["data as before single fetch", `${path}?_data=${encodeURIComponent(id)}`, {}],
    ["a HEAD", path, { method: "HEAD" }],
    ["a post", path, form],
    ["a post with a forged cookie", path, { ...form, headers: { Cookie: forged } }],
    ["a post of data", data, form],
    ["a post as before single fetch", `${path}?_data=${encodeURIComponent(id)}`, form],
  ];
}

describe("the back office", () => {
  it("has screens to guard", () => {
    expect(guarded.length).toBeGreaterThan(18);
    expect(secret.id).not.toBe("");
  });

  it.each(guarded)("shows and does nothing at $path without a session", async (screen) => {
    for (const [name, path, init] of requestsOf(screen)) {
      const answer = await fetch(site.url + path, { redirect: "manual", ...init });
      const body = await answer.text();
      const label = `${name}: ${init.method ?? "GET"} ${path} → ${answer.status}`;
      // A data request gets the redirect as data or, of the old kind, in a header of its own.
      const header = answer.headers.get("location") ?? answer.headers.get("x-remix-redirect");
      const leads = header ?? /\/adminlogin/.exec(body)?.[0] ?? "";
      if (answer.status >= 400) expect([400, 401, 403, 404, 405], label).toContain(answer.status);
      else expect(leads, label).toBe("/adminlogin");
      expect(body, label).not.toMatch(SECRETS);
    }
  });

  it("has changed nothing by all that", async () => {
    const headers = { Cookie: secret.cookie };
    const list = await (await fetch(`${site.url}/adminalluser`, { headers })).text();
    expect(list).toContain(secret.id);
    expect(list).not.toContain("x@gmail.com");
  });

  it("keeps its screens out of every cache and index", async () => {
    for (const { path } of guarded.filter(({ path }) => !path.includes("6b018b04"))) {
      const answer = await fetch(site.url + path, { headers: { Cookie: secret.cookie } });
      expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 200, "no-store"]);
      expect(answer.headers.get("x-robots-tag"), path).toBe("noindex");
      await answer.body?.cancel();
    }
  });

  it("signs nobody out who is only looked at", async () => {
    const headers = { Cookie: secret.cookie };
    const looked = await fetch(`${site.url}/logout`, { headers, redirect: "manual" });
    expect(looked.headers.get("location")).toBe("/adminlogin");
    const still = await fetch(`${site.url}/admindashboard`, { headers, redirect: "manual" });
    expect(still.status).toBe(200);
  });
});
