import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { borrowSite } from "../support/lent-site";
import { fetchPage, pick } from "../support/page";
import { head, talk } from "../support/raw-http";

const site = borrowSite();
let asset: string;
beforeAll(async () => {
  const home = await fetchPage(`${site.url}/`);
  asset = pick(home.html, /<link rel="stylesheet" href="([^"]+)"/);
});

/** With the body as it was sent, which `fetch` would unpack. */
async function ask(first: string, ...headers: string[]) {
  const pieces: Buffer[] = [];
  const { status, text } = await talk(Number(new URL(site.url).port), (socket) => {
    socket.on("data", (piece: Buffer) => pieces.push(piece));
    socket.write(head(first, "Connection: close", ...headers));
  });
  const whole = Buffer.concat(pieces);
  const body = whole.subarray(whole.indexOf("\r\n\r\n") + 4);
  const headerOf = (name: string) => new RegExp(`^${name}: (.*)\r$`, "im").exec(text)?.[1];
  return { status, body, headerOf };
}

test("an asset comes as the build has compressed it, and may be kept for a year", async () => {
  const plain = await ask(`GET ${asset}`, "Accept-Encoding: identity");
  const gzip = await ask(`GET ${asset}`, "Accept-Encoding: gzip");
  const brotli = await ask(`GET ${asset}`, "Accept-Encoding: gzip, br");
  expect(plain.headerOf("Content-Encoding")).toBeUndefined();
  expect(gzip.headerOf("Content-Encoding")).toBe("gzip");
  expect(brotli.headerOf("Content-Encoding")).toBe("br");
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(brotli.body.byteLength).toBeLessThan(plain.body.byteLength / 3);
  for (const { headerOf } of [plain, gzip, brotli]) {
    expect(headerOf("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(headerOf("Content-Type")).toBe("text/css; charset=utf-8");
    expect(headerOf("Vary")).toBe("Accept-Encoding");
    expect(headerOf("X-Content-Type-Options")).toBe("nosniff");
  }
});

test("who has a file is told so, and HEAD brings no body", async () => {
  const first = await ask(`GET ${asset}`);
  const again = await ask(`GET ${asset}`, `If-None-Match: ${first.headerOf("ETag")}`);
  expect(again.status).toBe(304);
  expect(again.body.byteLength).toBe(0);
  const head = await ask(`HEAD ${asset}`);
  expect(head.status).toBe(200);
  expect(head.body.byteLength).toBe(0);
  expect(head.headerOf("Content-Length")).toBe(first.headerOf("Content-Length"));
});

test("files that keep their names are kept for an hour", async () => {
  const icon = await ask("GET /favicon.svg");
  expect(icon.headerOf("Content-Type")).toBe("image/svg+xml; charset=utf-8");
  expect(icon.headerOf("Cache-Control")).toBe("public, max-age=3600");
  expect((await ask("GET /favicon.ico")).headerOf("Content-Type")).toBe("image/x-icon");
});

test.each(["/assets/none.js", "/assets/../../package.json", "/assets/%2e%2e/%2e%2e/package.json", "/assets"])(
  "%s is no file of the build",
  async (path) => {
    expect((await ask(`GET ${path}`)).status).toBe(404);
  },
);
