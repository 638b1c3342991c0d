import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readBody } from "~/api/body.server";
import { readForm } from "~/http/form/multipart.server";
import { checkContent } from "~/models/blog/write.server";
import { productFieldsOfProgram } from "~/models/product/form";

const send = (body: string | Uint8Array<ArrayBuffer>, type = "application/json", pictures?: string[]) =>
  readBody(new Request("http://x/", { method: "POST", headers: { "Content-Type": type }, body }), pictures);

const status = async (...sent: Parameters<typeof send>) => {
  const read = await send(...sent);
  return read.ok ? 200 : read.reply.status;
};

const product = JSON.stringify({ name: "HR sheet" });

const nested = (depth: number) => `{"a":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`;

describe("a JSON body", () => {
  test.each([
    ["{}", 200],
    [nested(20), 200],
    [nested(21), 400],
    [`{"a":"${"[".repeat(500)}"}`, 200],
    [`{"a":"\\"${"{".repeat(500)}"}`, 200],
    [`{"a":"\\\\","b":${"[".repeat(30)}`, 400],
    ["", 400],
    ["{", 400],
    ["null", 400],
    ['"text"', 400],
    ["[1]", 400],
    [`{"a":"${"x".repeat(256 * 1024)}"}`, 413],
  ])("%.40s: %i", async (body, expected) => {
    expect(await status(body)).toBe(expected);
  });

  test("is UTF-8", async () => {
    expect(await status(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]))).toBe(400);
  });

  test("is not whole when it ends before its announced length", async () => {
    const headers = { "Content-Type": "application/json", "Content-Length": "9" };
    const read = await readBody(new Request("http://x/", { method: "POST", headers, body: "{}" }));
    expect(read.ok ? 200 : [read.reply.status, read.reply.body]).toEqual([
      400,
      expect.objectContaining({ message: "The body did not arrive complete; send it again" }),
    ]);
  });

  test("may say its encoding, and be in the way of a hostile nest for a moment only", async () => {
    expect(await status("{}", "Application/JSON; charset=utf-8")).toBe(200);
    const began = performance.now();
    expect(await status(`{"a":${'"\\"'.repeat(60_000)}`)).toBe(400);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test("cannot give an object another prototype", async () => {
    const read = await send('{"__proto__":{"isAdmin":true},"a":1}');
    expect(read.ok && [read.fields.a, (read.fields as { isAdmin?: boolean }).isAdmin]).toEqual([
      1,
      undefined,
    ]);
  });
});

test.each([
  ["text/plain", undefined, 415],
  ["application/x-www-form-urlencoded", ["file"], 415],
  ["multipart/form-data; boundary=x", undefined, 415],
  ["", undefined, 415],
  ["multipart/form-data", ["file"], 400],
])("content type %s with pictures %j: %i", async (type, pictures, expected) => {
  expect(await status("a=1", type, pictures)).toBe(expected);
});

const compressed = new Uint8Array(gzipSync(product));

test.each([
  ["gzip", undefined, compressed],
  ["gzip", undefined, product],
  ["br, gzip", undefined, product],
  ["identity", undefined, product, 200],
  ["", "utf-8", product, 200],
  ["", '"UTF8"', product, 200],
  ["", "us-ascii", product, 200],
  ["", "utf-16", product],
  ["", "utf-16le", new Uint8Array(Buffer.from(product, "utf16le"))],
  ["", "iso-8859-1", product],
])(
  "content coding %j, charset %j: 415, never read as what it is not (%#)",
  async (coding, charset, body, expected = 415) => {
    const type = ["application/json", ...(charset ? [`charset=${charset}`] : [])].join("; ");
    const headers = { "Content-Type": type, ...(coding ? { "Content-Encoding": coding } : {}) };
    const read = await readBody(new Request("http://x/", { method: "POST", headers, body }));
    expect(read.ok ? 200 : read.reply.status).toBe(expected);
  },
);

test("a form in another encoding is refused as well", async () => {
  const typed = new URLSearchParams({ name: "Asha" });
  const headers = { "Content-Encoding": "gzip" };
  const read = await readForm(new Request("http://x/", { method: "POST", headers, body: typed }), {
    files: [],
  });
  expect(read).toMatchObject({ ok: false, status: 415 });
});

/** A value that no rule wants: it is dropped, but built first. */
const block = (value: string) => `[{"type":"Title","text":"<p>x</p>","items":["a"],"more":${value}}]`;
const lists = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

test("what is JSON inside a form nests no deeper than a body of JSON", () => {
  expect(checkContent(block(lists(18)), "add").ok).toBe(true);
  for (const depth of [19, 100_000]) {
    expect(checkContent(block(lists(depth)), "add")).toEqual({
      ok: false,
      reason: "invalid",
      errors: { content: ["Content is nested deeper than 20 levels"] },
    });
  }
  expect(productFieldsOfProgram({ thickness: "[1.6, 2]" }).thickness).toBe("1.6,2");
  expect(productFieldsOfProgram({ thickness: ["1.6", "2,5"] }).thickness).toBe("1.6,?");
  expect(productFieldsOfProgram({ thickness: lists(21) }).thickness).toBe(lists(21));
});
