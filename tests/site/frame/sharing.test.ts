import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { borrowSite } from "../../support/lent-site";
import { cookiesOf, fetchPage, pick, postForm } from "../../support/page";
import { signInAt } from "../../support/sign-in";
import { sheet } from "../enquiry/buyer";

const OWN = "private, no-cache";

const site = borrowSite();

const get = (path: string, cookie = "") => fetchPage(site.url + path, { headers: { Cookie: cookie } });
const cacheControl = async (path: string, cookie = "") =>
  (await get(path, cookie)).headers.get("Cache-Control");

const shared = [
  ...[
    "/",
    "/hotRolled/sheet",
    "/hotRolled/coils?tmin=2",
    "/coldRolled/sheet",
    "/coldRolled/coils",
    "/allproduct",
  ],
  ...["/allProduct?type=hotrolledcoil", "/allblogs", "/allblogs?tag=CR", "/search?q=coil", "/mildStainless"],
  ...["/about", "/privacy", "/hrsheets", "/hrcoils", "/crsheets", "/crcoils"],
  ...["/?form=sheet&thickness=2&width=1250&length=2500&pieces=3"],
];

describe("what every visitor gets alike", () => {
  it("is one visitor's for whoever carries a list, a message or a session", async () => {
    const added = await postForm(`${site.url}/enquiry`, sheet);
    const carried = cookiesOf(added.headers);
    expect(carried).toMatch(/enquiry=.*flash=|flash=.*enquiry=/);
    const list = pick(carried, /(enquiry=[^;]+)/);
    const flash = pick(carried, /(flash=[^;]+)/);
    for (const path of ["/about", "/about.data", "/allproduct"]) {
      expect(await cacheControl(path, list), path).toBe(OWN);
      expect(await cacheControl(path, flash), path).toBe("private, no-store");
      expect(await cacheControl(path, "session=nobody"), path).toBe(OWN);
    }
    expect((await get("/about", list)).html).toMatch(/header-count is-filled/);
  });

  it("is one visitor's where a form has an id for one use", async () => {
    for (const path of ["/contact", "/contact.data", "/enquiry", "/enquiry.data"]) {
      expect(await cacheControl(path), path).toBe(OWN);
    }
  });

  it("is not said of what is missing, wrong or the back office's", async () => {
    const own = [
      "/nothing",
      "/nothing.data",
      "/allproduct?page=99",
      "/coilproduct/0",
      "/hotRolled/sheet?tmin=x",
    ];
    for (const path of own) expect(await cacheControl(path), path).toBe(OWN);
    for (const path of ["/adminlogin", "/adminlogin.data"])
      expect(await cacheControl(path), path).toBe("no-store");
  });
});

describe("the inline scripts of a page", () => {
  it("are allowed by their hashes for visitors, and by nothing else", async () => {
    for (const path of [...shared, "/contact", "/enquiry", "/nothing"]) {
      const { html, headers } = await get(path);
      expect(html, path).not.toContain("nonce=");
      const policy = pick(headers.get("Content-Security-Policy") ?? "", /script-src ([^;]*)/).split(" ");
      const hashes = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
        .filter(([, attributes = ""]) => !/json|text\/plain/.test(attributes))
        .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
      expect(hashes.length, path).toBeGreaterThan(2);
      expect(policy.toSorted(), path).toEqual(["'self'", ...new Set(hashes)].toSorted());
    }
  });

  it("are allowed by a new nonce each time for whoever is signed in", async () => {
    const cookie = await signInAt(site);
    const answers = [await get("/about", cookie), await get("/about", cookie)];
    const nonces = answers.map(({ html, headers }) => {
      const nonce = pick(headers.get("Content-Security-Policy") ?? "", /script-src 'self' 'nonce-([^']+)';/);
      expect(html).toContain(`<script nonce="${nonce}">`);
      expect(html).not.toMatch(/<script(?![^>]*(nonce=|json|text\/plain))/);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});
