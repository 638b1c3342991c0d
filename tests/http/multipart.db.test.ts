import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { env } from "~/env.server";
import { readForm } from "~/http/multipart.server";

const MB = 1024 * 1024;
const incoming = path.resolve(env.UPLOADS_DIR, ".incoming");

function waiting() {
  try {
    return readdirSync(incoming);
  } catch {
    return [];
  }
}

beforeEach(() => rmSync(incoming, { recursive: true, force: true }));

type Part = { name?: string; filename?: string; type?: string; body?: string | Buffer };

function encode(parts: Part[], { boundary = "frontier", end = `--frontier--\r\n` } = {}) {
  const pieces = parts.flatMap(({ name, filename, type, body = "" }) => [
    `--${boundary}\r\nContent-Disposition: form-data`,
    name === undefined ? "" : `; name="${name}"`,
    filename === undefined ? "" : `; filename="${filename}"`,
    type ? `\r\nContent-Type: ${type}` : "",
    "\r\n\r\n",
    body,
    "\r\n",
  ]);
  return Buffer.concat([...pieces, end].map((piece) => Buffer.from(piece)));
}

/** A request whose body arrives in pieces of `step` bytes. */
function send(
  body: Buffer,
  {
    step = 50_000,
    type = "multipart/form-data; boundary=frontier",
    length = 0,
    cut = false,
    pauseMs = 0,
  } = {},
) {
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (pauseMs) await pause(pauseMs);
      if (cut && at >= body.length / 2) return controller.error(new Error("gone"));
      if (at >= body.length) return controller.close();
      controller.enqueue(body.subarray(at, at + step));
      at += step;
    },
  });
  const headers = new Headers({ "Content-Type": type });
  if (length) headers.set("Content-Length", String(length));
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body: stream, duplex: "half" };
  return new Request("http://localhost/addproduct", init);
}

const picture: Part = { name: "file", filename: "a.jpg", type: "image/jpeg", body: "\xff\xd8\xff" };

describe("a form with files", () => {
  it("gives its fields in order, repeated ones too, and its files", async () => {
    const body = Buffer.from([0, 13, 10, 45, 45, 255, 13, 10]);
    const form = await readForm(
      send(
        encode([
          { name: "tags", body: "a" },
          { ...picture, body },
          { name: "tags", body: "b" },
          { name: "naïve", body: "ü\r\nü" },
        ]),
      ),
      { files: ["file"] },
    );
    if (!form.ok) throw new Error(form.message);
    expect([...form.fields]).toEqual([
      ["tags", "a"],
      ["tags", "b"],
      ["naïve", "ü\r\nü"],
    ]);
    const file = form.files.get("file");
    expect(file).toMatchObject({ name: "a.jpg", size: 8 });
    expect(readFileSync(file?.source ?? "").equals(body)).toBe(true);
  });

  it.each([1, 2, 3, 7, 64])("arrives whole in pieces of %i bytes", async (step) => {
    const form = await readForm(send(encode([{ name: "a", body: "one\r\n--front" }, picture]), { step }), {
      files: ["file"],
    });
    expect(form).toMatchObject({ ok: true });
    expect(form.ok && form.fields.get("a")).toBe("one\r\n--front");
  });

  it.each([
    ["C:/pictures/coil; name=x.jpg", "coil; name=x.jpg"],
    ["../../etc/passwd", "passwd"],
    ["a=b;c.jpg", "a=b;c.jpg"],
    ["x".repeat(300), "x".repeat(120)],
    ["bi\u202Egpj.exe", "bigpj.exe"],
  ])("calls the file named %j %j", async (filename, label) => {
    const form = await readForm(send(encode([{ ...picture, filename }])), { files: ["file"] });
    expect(form.ok && form.files.get("file")?.name).toBe(label);
    expect(waiting().every((name) => /^[0-9a-f]{24}$/.test(name))).toBe(true);
  });

  it("takes an empty file input for no file", async () => {
    const empty = { name: "file", filename: "", type: "application/octet-stream" };
    const form = await readForm(
      send(encode([empty, { ...empty, name: "other" }, { ...empty, name: "third" }])),
      { files: ["file"] },
    );
    expect(form.ok && [form.files.size, form.fields.size]).toEqual([0, 0]);
  });

  it("drops a file that nobody asked for", async () => {
    const form = await readForm(send(encode([{ ...picture, name: "virus" }])), { files: ["file"] });
    expect(form.ok && form.files.size).toBe(0);
    expect(waiting()).toEqual([]);
  });

  it.each([1, 20])(
    "goes on behind a large file that nobody asked for (pieces come every %i ms)",
    async (pauseMs) => {
      const body = encode([
        { ...picture, name: "photo", body: Buffer.alloc(300_000) },
        { name: "a", body: "b" },
      ]);
      const form = await readForm(send(body, { pauseMs }), { files: ["file"] });
      expect(form.ok && [form.fields.get("a"), form.files.size]).toEqual(["b", 0]);
      expect(waiting()).toEqual([]);
    },
  );

  it("takes a file over 12 MB in, for its field to refuse", async () => {
    const form = await readForm(send(encode([{ ...picture, body: Buffer.alloc(13 * MB) }])), {
      files: ["file"],
    });
    expect(form.ok && form.files.get("file")?.size).toBe(13 * MB);
  });

  it("ends at its last boundary, whatever follows", async () => {
    const end = `--frontier--\r\n${"epilogue".repeat(20_000)}`;
    const form = await readForm(send(encode([{ name: "a", body: "b" }], { end })), { files: ["file"] });
    expect(form.ok && form.fields.get("a")).toBe("b");
  });
});

describe("refused, and nothing stays", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `f${index}`, body: "x" }));
  const files = (count: number) =>
    ["file", "side", "third"].slice(0, count).map((name) => ({ ...picture, name }));

  it.each<[string, () => Request, number]>([
    [
      "over 26 MB",
      () => send(encode([picture, { ...picture, name: "side", body: Buffer.alloc(26 * MB) }])),
      413,
    ],
    ["announced over 26 MB", () => send(encode([picture]), { length: 27 * MB }), 413],
    ["61 parts", () => send(encode([picture, ...many(60)])), 400],
    ["three files", () => send(encode(files(3))), 400],
    ["two files for one field", () => send(encode([picture, picture])), 400],
    ["over 256 KB of text", () => send(encode([picture, { name: "a", body: "x".repeat(257 * 1024) }])), 413],
    ["a body that ends early", () => send(encode([picture, ...many(3)]).subarray(0, -20)), 400],
    ["a body without its end", () => send(encode([picture], { end: "" })), 400],
    ["a sender who leaves", () => send(encode([picture, ...many(50)]), { step: 100, cut: true }), 400],
    ["fewer bytes than announced", () => send(encode([picture]), { length: 5000 }), 400],
    ["no boundary", () => send(encode([picture]), { type: "multipart/form-data" }), 400],
    ["another boundary", () => send(encode([picture]), { type: "multipart/form-data; boundary=other" }), 400],
    [
      "a boundary that is too long",
      () => send(encode([picture]), { type: `multipart/form-data; boundary=${"x".repeat(71)}` }),
      400,
    ],
    ["a part without a name", () => send(encode([picture, { body: "x" }])), 400],
    [
      "text that is not UTF-8",
      () => send(encode([picture, { name: "a", body: Buffer.from([0xff, 0xfe]) }])),
      400,
    ],
    [
      "a header without end",
      () => send(Buffer.from(`--frontier\r\nContent-Disposition: ${"x".repeat(9000)}`)),
      400,
    ],
    ["an empty body", () => send(Buffer.alloc(0)), 400],
    ["noise", () => send(Buffer.from("noise".repeat(9000))), 400],
    ["another type", () => send(encode([picture]), { type: "text/plain" }), 415],
  ])("%s", async (_, make, status) => {
    const form = await readForm(make(), { files: ["file", "side", "third"] });
    expect(form).toMatchObject({ ok: false, status });
    expect(waiting()).toEqual([]);
  });
});

describe("a form that comes in pieces, of which one is refused", () => {
  const large = { ...picture, body: Buffer.alloc(300_000) };
  it.each<[string, Part[], number]>([
    ["a third file", [large, { ...large, name: "b" }, { ...large, name: "c" }], 400],
    ["two files for one field", [large, large], 400],
    ["a file without a field", [{ ...large, name: undefined }], 400],
    ["a text of 300 KB", [{ name: "a", body: Buffer.alloc(300_000, 97) }], 413],
  ])("is answered: %s", async (_what, parts, status) => {
    const form = await readForm(send(encode(parts), { pauseMs: 20 }), { files: ["file", "b", "c"] });
    expect(form).toMatchObject({ ok: false, status });
    expect(waiting()).toEqual([]);
  });
});

describe("a form without files", () => {
  const type = "application/x-www-form-urlencoded;charset=UTF-8";

  it("is read", async () => {
    const form = await readForm(send(Buffer.from("a=1&a=%C3%BC+x&b="), { type }), { files: [] });
    expect(form.ok && [...form.fields]).toEqual([
      ["a", "1"],
      ["a", "ü x"],
      ["b", ""],
    ]);
  });

  it("may be empty", async () => {
    const form = await readForm(new Request("http://localhost/logout", { method: "POST" }), { files: [] });
    expect(form).toMatchObject({ ok: true });
  });

  it.each<[string, () => Request, number]>([
    ["over 256 KB", () => send(Buffer.from(`a=${"x".repeat(256 * 1024)}`), { type }), 413],
    ["over 256 KB as multipart", () => send(encode([{ name: "a", body: "x".repeat(256 * 1024) }])), 413],
    ["with fewer bytes than announced", () => send(Buffer.from("a=1"), { type, length: 4 }), 400],
  ])("%s is refused", async (_, make, status) => {
    expect(await readForm(make(), { files: [] })).toMatchObject({ ok: false, status });
  });

  it("sent byte by byte costs no more", async () => {
    const form = await readForm(send(Buffer.from(`a=${"x".repeat(200_000)}`), { type, step: 1 }), {
      files: [],
    });
    expect(form.ok && form.fields.get("a")?.length).toBe(200_000);
  });
});

describe("a damaged form", () => {
  it.each([1, 2, 3, 4])("is answered, wherever the damage is (round %i)", async (round) => {
    const body = encode([
      { name: "a", body: "one" },
      picture,
      { name: "tags", body: "ü" },
      { ...picture, name: "side" },
    ]);
    for (let at = 0; at < body.length; at += 1) {
      const damaged = Buffer.from(body);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (round * 2 - 1));
      const form = await readForm(send(damaged, { step: 40 * round }), { files: ["file", "side"] });
      if (!form.ok) expect([400, 413]).toContain(form.status);
    }
  });
});

describe("many forms at once", () => {
  it("all arrive", async () => {
    const body = encode([{ ...picture, body: Buffer.alloc(11 * MB) }]);
    const forms = await Promise.all(
      Array.from({ length: 12 }, () => readForm(send(body, { length: body.length }), { files: ["file"] })),
    );
    expect(forms.every((form) => form.ok && form.files.get("file")?.size === 11 * MB)).toBe(true);
    expect(waiting()).toHaveLength(12);
  });
});
