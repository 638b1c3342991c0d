import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { type Door, openDoor } from "../support/door";

const PAGE = `<!doctype html>${"<p>Hot rolled sheet, 2 mm – 1250 mm</p>".repeat(400)}`;

let door: Door;
afterEach(() => door.close());

/** Asks for a document that is made for one visitor. */
async function ask(accepted: string | null, headers: Record<string, string> = {}, page = PAGE) {
  const type = { "Content-Type": "text/html; charset=utf-8" };
  door = await openDoor(async () => new Response(page, { headers: { ...type, ...headers } }));
  const lines = accepted === null ? {} : { "Accept-Encoding": accepted };
  const http = await import("node:http");
  return new Promise<{ encoding: string | undefined; length: string | undefined; body: Buffer }>(
    (resolve, reject) => {
      http
        .get({ port: door.port, host: "127.0.0.1", path: "/contact", headers: lines }, (response) => {
          const pieces: Buffer[] = [];
          response.on("data", (piece) => pieces.push(piece));
          response.on("end", () =>
            resolve({
              encoding: response.headers["content-encoding"],
              length: response.headers["content-length"],
              body: Buffer.concat(pieces),
            }),
          );
        })
        .on("error", reject);
    },
  );
}

const READ = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
] as const)("a document for a client that takes %s comes as %s, whole", async (accepted, encoding) => {
  const answer = await ask(accepted);
  expect(answer.encoding).toBe(encoding);
  expect(answer.length).toBe(String(answer.body.byteLength));
  expect(answer.body.byteLength).toBeLessThan(PAGE.length / 10);
  expect(READ[encoding](answer.body).toString()).toBe(PAGE);
});

test.each([
  ["a client that takes nothing", null, {}, PAGE],
  ["a client that refuses both", "br;q=0, gzip;q=0", {}, PAGE],
  ["a picture", "br", { "Content-Type": "image/webp" }, PAGE],
  ["what is compressed already", "br", { "Content-Encoding": "zstd" }, PAGE],
  ["a few bytes", "br", {}, "<p>Short</p>"],
  [
    "a large one for a client that takes it in no form that can be written in pieces",
    "br",
    {},
    PAGE.repeat(20),
  ],
] as const)("%s: as it is", async (_, accepted, headers, page) => {
  const { encoding, body } = await ask(accepted, headers, page);
  expect(encoding).toBe("Content-Encoding" in headers ? "zstd" : undefined);
  expect(body.toString()).toBe(page);
});

test("a large one comes in pieces, compressed as it goes", async () => {
  const page = PAGE.repeat(20);
  const { encoding, body } = await ask("gzip, br", {}, page);
  expect(encoding).toBe("gzip");
  expect(body.byteLength).toBeLessThan(page.length / 10);
  expect(gunzipSync(body).toString()).toBe(page);
});

test("what is compressed has a tag of its own", async () => {
  door = await openDoor(
    async () => new Response(PAGE, { headers: { "Content-Type": "text/html", ETag: '"plain"' } }),
  );
  const tagOf = async (...headers: string[]) =>
    /^etag: (.*)\r$/im.exec((await door.get("/contact", ...headers)).text)?.[1];
  expect(await tagOf()).toBe('"plain"');
  expect(await tagOf("Accept-Encoding: br")).toBe('"plain-br"');
});
