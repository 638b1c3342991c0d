import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { env } from "~/env.server";
import { readForm } from "~/http/form/multipart.server";
import { encodeParts, type Part, sendBody } from "./multipart";

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

const picture: Part = { name: "file", filename: "a.jpg", type: "image/jpeg", body: "\xff\xd8\xff" };

describe("a form with files", () => {
  it("gives its fields in order, repeated ones too, and its files", async () => {
    const body = Buffer.from([0, 13, 10, 45, 45, 255, 13, 10]);
    const form = await readForm(
      sendBody(
        encodeParts([
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
    const form = await readForm(
      sendBody(encodeParts([{ name: "a", body: "one\r\n--front" }, picture]), { step }),
      {
        files: ["file"],
      },
    );
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
    const form = await readForm(sendBody(encodeParts([{ ...picture, filename }])), { files: ["file"] });
    expect(form.ok && form.files.get("file")?.name).toBe(label);
    expect(waiting().every((name) => /^[0-9a-f]{24}$/.test(name))).toBe(true);
  });

  it("takes an empty file input for no file", async () => {
    const empty = { name: "file", filename: "", type: "application/octet-stream" };
    const form = await readForm(
      sendBody(encodeParts([empty, { ...empty, name: "other" }, { ...empty, name: "third" }])),
      { files: ["file"] },
    );
    expect(form.ok && [form.files.size, form.fields.size]).toEqual([0, 0]);
  });

  it.each([0, 1, 20])(
    "drops a large file that nobody asked for, and goes on behind it (pieces come every %i ms)",
    async (pauseMs) => {
      const virus = { ...picture, name: "virus", body: Buffer.alloc(300_000) };
      const form = await readForm(sendBody(encodeParts([virus, { name: "a", body: "b" }]), { pauseMs }), {
        files: ["file"],
      });
      expect(form.ok && [form.fields.get("a"), form.files.size]).toEqual(["b", 0]);
      expect(waiting()).toEqual([]);
    },
  );

  it("takes a file over 12 MB in, for its field to refuse", async () => {
    const form = await readForm(sendBody(encodeParts([{ ...picture, body: Buffer.alloc(13 * MB) }])), {
      files: ["file"],
    });
    expect(form.ok && form.files.get("file")?.size).toBe(13 * MB);
  });

  it("ends at its last boundary, whatever follows", async () => {
    const end = `--frontier--\r\n${"epilogue".repeat(20_000)}`;
    const form = await readForm(sendBody(encodeParts([{ name: "a", body: "b" }], { end })), {
      files: ["file"],
    });
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
      () => sendBody(encodeParts([picture, { ...picture, name: "side", body: Buffer.alloc(26 * MB) }])),
      413,
    ],
    ["announced over 26 MB", () => sendBody(encodeParts([picture]), { length: 27 * MB }), 413],
    ["61 parts", () => sendBody(encodeParts([picture, ...many(60)])), 400],
    ["three files", () => sendBody(encodeParts(files(3))), 400],
    ["two files for one field", () => sendBody(encodeParts([picture, picture])), 400],
    [
      "over 256 KB of text",
      () => sendBody(encodeParts([picture, { name: "a", body: "x".repeat(257 * 1024) }])),
      413,
    ],
    ["a body that ends early", () => sendBody(encodeParts([picture, ...many(3)]).subarray(0, -20)), 400],
    ["a body without its end", () => sendBody(encodeParts([picture], { end: "" })), 400],
    [
      "a sender who leaves",
      () => sendBody(encodeParts([picture, ...many(50)]), { step: 100, cut: true }),
      400,
    ],
    ["fewer bytes than announced", () => sendBody(encodeParts([picture]), { length: 5000 }), 400],
    ["no boundary", () => sendBody(encodeParts([picture]), { type: "multipart/form-data" }), 400],
    [
      "another boundary",
      () => sendBody(encodeParts([picture]), { type: "multipart/form-data; boundary=other" }),
      400,
    ],
    [
      "a boundary that is too long",
      () => sendBody(encodeParts([picture]), { type: `multipart/form-data; boundary=${"x".repeat(71)}` }),
      400,
    ],
    ["a part without a name", () => sendBody(encodeParts([picture, { body: "x" }])), 400],
    [
      "text that is not UTF-8",
      () => sendBody(encodeParts([picture, { name: "a", body: Buffer.from([0xff, 0xfe]) }])),
      400,
    ],
    [
      "a header without end",
      () => sendBody(Buffer.from(`--frontier\r\nContent-Disposition: ${"x".repeat(9000)}`)),
      400,
    ],
    ["an empty body", () => sendBody(Buffer.alloc(0)), 400],
    ["noise", () => sendBody(Buffer.from("noise".repeat(9000))), 400],
    ["another type", () => sendBody(encodeParts([picture]), { type: "text/plain" }), 415],
  ])("%s", async (_, make, status) => {
    const form = await readForm(make(), { files: ["file", "side", "third"] });
    expect(form).toMatchObject({ ok: false, status });
    expect(waiting()).toEqual([]);
  });
});

it("a text in other letters is not called incomplete: it would be sent again for ever", async () => {
  const type = "text/plain; charset=ISO-8859-1";
  const body = Buffer.from("Wei\xdfblech", "latin1");
  const form = await readForm(sendBody(encodeParts([{ name: "name", type, body }])), { files: ["file"] });
  expect(form).toMatchObject({ ok: false, status: 400, message: "A text of the form is not UTF-8" });
});

describe("a form without files", () => {
  const type = "application/x-www-form-urlencoded;charset=UTF-8";

  it("is read", async () => {
    const form = await readForm(sendBody(Buffer.from("a=1&a=%C3%BC+x&b="), { type }), { files: [] });
    expect(form.ok && [...form.fields]).toEqual([
      ["a", "1"],
      ["a", "ü x"],
      ["b", ""],
    ]);
  });

  it.each<[string, () => Request, number]>([
    ["over 256 KB", () => sendBody(Buffer.from(`a=${"x".repeat(256 * 1024)}`), { type }), 413],
    [
      "over 256 KB as multipart",
      () => sendBody(encodeParts([{ name: "a", body: "x".repeat(256 * 1024) }])),
      413,
    ],
    ["with fewer bytes than announced", () => sendBody(Buffer.from("a=1"), { type, length: 4 }), 400],
    ["of 5,001 fields", () => sendBody(Buffer.from(`${"a&".repeat(5_000)}a`), { type }), 400],
  ])("%s is refused", async (_, make, status) => {
    expect(await readForm(make(), { files: [] })).toMatchObject({ ok: false, status });
  });
});

it("many forms at once all arrive", async () => {
  const body = encodeParts([{ ...picture, body: Buffer.alloc(3 * MB) }]);
  const forms = await Promise.all(
    Array.from({ length: 12 }, () => readForm(sendBody(body, { length: body.length }), { files: ["file"] })),
  );
  expect(forms.every((form) => form.ok && form.files.get("file")?.size === 3 * MB)).toBe(true);
  expect(waiting()).toHaveLength(12);
});
