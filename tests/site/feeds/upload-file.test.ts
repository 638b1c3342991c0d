import { mkdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { borrowSite } from "../../support/lent-site";

const STEM = "0123456789abcdef01234567-2560x1920";
const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 31) % 256));
const size = bytes.length;

const site = borrowSite({ sample: false });
beforeAll(async () => {
  mkdirSync(path.join(site.uploadsDir, ".incoming"), { recursive: true });
  for (const name of [
    `${STEM}.webp`,
    `${STEM}.640.avif`,
    "notes.txt",
    "picture.webp",
    `.incoming/${STEM}.webp`,
  ]) {
    writeFileSync(path.join(site.uploadsDir, name), bytes);
  }
});

function get(name: string, headers: Record<string, string> = {}, method = "GET") {
  return fetch(`${site.url}/uploads/${name}`, { headers, method });
}

async function validators() {
  const { headers } = await get(`${STEM}.webp`, {}, "HEAD");
  return { etag: headers.get("ETag") ?? "", modified: headers.get("Last-Modified") ?? "" };
}

describe("a stored picture", () => {
  it.each([
    ["webp", "image/webp"],
    ["640.avif", "image/avif"],
  ])("is sent whole as .%s", async (ending, type) => {
    const reply = await get(`${STEM}.${ending}`);
    expect(reply.status).toBe(200);
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(size),
      "content-security-policy": "default-src 'none'; sandbox",
      "content-type": type,
      "cross-origin-resource-policy": "cross-origin",
      etag: expect.stringMatching(/^"[^"]+"$/),
      "last-modified": expect.stringMatching(/ GMT$/),
      "x-content-type-options": "nosniff",
    });
    expect(reply.headers.get("Set-Cookie")).toBeNull();
  });

  it("answers HEAD with the same headers and no body", async () => {
    const [whole, head] = [await get(`${STEM}.webp`), await get(`${STEM}.webp`, {}, "HEAD")];
    await whole.arrayBuffer();
    for (const name of ["Content-Length", "Content-Type", "ETag", "Last-Modified", "Cache-Control"]) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
  });

  it.each<[string, (known: { etag: string; modified: string }) => Record<string, string>, number]>([
    ["its tag", ({ etag }) => ({ "If-None-Match": etag }), 304],
    ["another tag", () => ({ "If-None-Match": '"x"' }), 200],
    ["its date", ({ modified }) => ({ "If-Modified-Since": modified }), 304],
    ["an earlier date", () => ({ "If-Modified-Since": "Mon, 01 Jan 2001 00:00:00 GMT" }), 200],
    [
      "another tag with its date",
      ({ modified }) => ({ "If-None-Match": '"x"', "If-Modified-Since": modified }),
      200,
    ],
  ])("for a client that knows %s", async (_, headers, status) => {
    const reply = await get(`${STEM}.webp`, headers(await validators()));
    expect(reply.status).toBe(status);
    expect((await reply.arrayBuffer()).byteLength).toBe(status === 200 ? size : 0);
  });
});

describe("nothing else", () => {
  it.each([
    "notes.txt",
    "picture.webp",
    "fedcba9876543210fedcba98-10x10.webp",
    `${STEM}.png`,
    `${STEM}.constructor`,
    `${STEM}.__proto__`,
    `${STEM}.webp.tmp`,
    `${STEM.toUpperCase()}.webp`,
    ".incoming",
    `.incoming/${STEM}.webp`,
    `.incoming%2F${STEM}.webp`,
    `%2e%2e%2fsite.db`,
    `..%5csite.db`,
    `....//site.db`,
    `%252e%252e%252fsite.db`,
    `${STEM}.webp%00.txt`,
    `x%2F..%2F${STEM}.webp`,
    "",
  ])("is sent for %j", async (name) => {
    const reply = await get(name);
    expect([400, 404]).toContain(reply.status);
    expect((await reply.arrayBuffer()).byteLength).toBeLessThan(100_000);
  });

  it.each(["/uploads/../site.db", `/uploads/.incoming/../../site.db`, `/uploads/%2e%2e/site.db`])(
    "is sent for the raw path %s",
    async (target) => {
      const { port, hostname } = new URL(site.url);
      const status = await new Promise<number>((resolve, reject) => {
        const request = http.get({ port, hostname, path: target }, (reply) => {
          reply.resume();
          resolve(reply.statusCode ?? 0);
        });
        request.on("error", reject);
      });
      expect([400, 404]).toContain(status);
    },
  );

  it("says so briefly", async () => {
    const reply = await get("fedcba9876543210fedcba98-10x10.webp");
    expect(reply.headers.get("Cache-Control")).toBe("no-store");
    expect(await reply.json()).toMatchObject({ message: "There is no such picture" });
    expect(await (await get("notes.txt", {}, "HEAD")).text()).toBe("");
  });
});
