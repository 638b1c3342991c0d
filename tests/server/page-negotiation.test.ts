import { expect, test } from "vitest";
import { borrowSite } from "../support/lent-site";
import { pick } from "../support/page";
import { head, talk } from "../support/raw-http";
import { signInAt } from "../support/sign-in";

const site = borrowSite();

const say = (first: string, ...headers: string[]) =>
  talk(Number(new URL(site.url).port), (socket) => {
    socket.write(head(first, "Connection: close", ...headers).replace("steel.test", new URL(site.url).host));
  });
const ask = (path: string, ...headers: string[]) => say(`GET ${path}`, ...headers);
const headerOf = (text: string, name: string) => new RegExp(`^${name}: (.*)\r$`, "im").exec(text)?.[1];

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["identity", undefined],
  ["gzip;q=0, br;q=0", undefined],
  ["*;q=0.1", "br"],
  ["", undefined],
])("who accepts %j is sent %s, kept or made for one visitor", async (accept, encoding) => {
  for (const path of ["/about", "/about", "/contact"]) {
    const { text } = await ask(path, `Accept-Encoding: ${accept}`);
    expect(headerOf(text, "Content-Encoding")).toBe(encoding);
    expect(headerOf(text, "Vary")).toBe("Accept-Encoding");
  }
});

test("each encoding has a strong tag of its own, and any of them is known again", async () => {
  const tags = [];
  for (const accept of ["identity", "gzip", "br"]) {
    await ask("/about", `Accept-Encoding: ${accept}`);
    const { text } = await ask("/about", `Accept-Encoding: ${accept}`);
    tags.push(headerOf(text, "ETag") ?? "");
  }
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  for (const known of [...tags, `W/${tags[0]}`, `"other", ${tags[2]}`, "*"]) {
    const { status, text, body } = await ask("/about", `If-None-Match: ${known}`);
    expect(status).toBe(304);
    expect(body).toBe("");
    expect(headerOf(text, "Cache-Control")).toBe("public, no-cache");
    expect(headerOf(text, "ETag")).toBeDefined();
  }
  expect((await ask("/about", 'If-None-Match: "other"')).status).toBe(200);
});

test("a picture and a few bytes are sent as they are", async () => {
  const picture = pick((await ask("/allproduct")).body, /src="(\/uploads\/[^"]+)"/);
  for (const path of [picture, "/healthz"]) {
    const { status, text } = await ask(path, "Accept-Encoding: br");
    expect([path, status, headerOf(text, "Content-Encoding")]).toEqual([path, 200, undefined]);
  }
});

/** By both a cache finds the copy that the answer is about. */
test("what is known already has the tag of its whole, and varies as that does", async () => {
  for (const [path, ...headers] of [
    ["/backend/api/admin/getAllBlog", "Origin: https://app.example"],
    ["/backend/api/quotations", `Cookie: ${await signInAt(site)}`],
  ] as const) {
    const tags = new Set<string | undefined>();
    for (const accept of ["identity", "gzip", "br"]) {
      const askFor = (...more: string[]) => ask(path, ...headers, `Accept-Encoding: ${accept}`, ...more);
      const say = ({ text }: { text: string }) =>
        ["ETag", "Vary", "Cache-Control"].map((name) => headerOf(text, name));
      const whole = await askFor();
      const known = await askFor(`If-None-Match: ${headerOf(whole.text, "ETag")}`);
      expect([path, known.status, known.body, ...say(known)]).toEqual([path, 304, "", ...say(whole)]);
      tags.add(headerOf(whole.text, "ETag"));
    }
    expect([path, tags.size]).toEqual([path, 3]);
  }
});

test("a part is answered by the whole", async () => {
  expect((await ask("/about", "Range: bytes=0-9")).body).toBe((await ask("/about")).body);
});

/** Asked for by its head before anybody has asked for it, after that, and never kept in memory. */
test.each([
  "/search?q=first",
  "/privacy",
  "/Privacy",
  "/feed.json?x=1",
  "/backend/api/admin/getAllBlog?page=1",
  "/backend/api/openapi.json/",
  "/backend/api/nothing",
  "/quotation/nobody.pdf",
])("HEAD %s has the headers of GET alone", async (path) => {
  const names = ["Content-Type", "Cache-Control", "Vary", "Content-Encoding"];
  for (const accept of ["identity", "gzip", "br"]) {
    const { text, body, status } = await say(`HEAD ${path}`, `Accept-Encoding: ${accept}`);
    const whole = await ask(path, `Accept-Encoding: ${accept}`);
    expect([status, body]).toEqual([whole.status, ""]);
    // What is kept is compressed better, and so has another tag, from the second on.
    const isBetter = [text, whole.text].some((said) =>
      /-(?:br|gzip)\d+"$/.test(headerOf(said, "ETag") ?? ""),
    );
    for (const name of isBetter ? names : [...names, "ETag", "Content-Length"])
      expect([accept, name, headerOf(text, name)]).toEqual([accept, name, headerOf(whole.text, name)]);
  }
});

test("a page names the host it was asked for", async () => {
  const askAs = (host: string) =>
    talk(Number(new URL(site.url).port), (socket) => {
      socket.write(head("GET /about", "Connection: close").replace("steel.test", host));
    });
  const canonical = async (host: string) => pick((await askAs(host)).body, /rel="canonical" href="([^"]+)"/);
  expect(await canonical("one.example")).toBe("http://one.example/about");
  expect(await canonical("two.example")).toBe("http://two.example/about");
  for (let at = 0; at < 20; at += 1)
    expect(await canonical(`h${at}.example`)).toBe(`http://h${at}.example/about`);
  expect(await canonical("one.example")).toBe("http://one.example/about");
});
