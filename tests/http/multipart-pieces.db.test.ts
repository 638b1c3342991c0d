import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { env } from "~/env.server";
import { readForm } from "~/http/multipart.server";
import { encodeParts, type Part, sendBody } from "./multipart";

const large: Part = { name: "file", filename: "a.jpg", type: "image/jpeg", body: Buffer.alloc(300_000) };
const waiting = () =>
  readdirSync(path.resolve(env.UPLOADS_DIR), { recursive: true }).filter((name) =>
    /[0-9a-f]{24}$/.test(String(name)),
  );

describe("a form that comes in pieces", () => {
  it.each([1, 20])(
    "goes on behind a large file that nobody asked for (pieces come every %i ms)",
    async (pauseMs) => {
      const body = encodeParts([
        { ...large, name: "photo" },
        { name: "a", body: "b" },
      ]);
      const form = await readForm(sendBody(body, { pauseMs }), { files: ["file"] });
      expect(form.ok && [form.fields.get("a"), form.files.size]).toEqual(["b", 0]);
      expect(waiting()).toEqual([]);
    },
  );

  it.each<[string, Part[], number]>([
    ["a third file", [large, { ...large, name: "b" }, { ...large, name: "c" }], 400],
    ["two files for one field", [large, large], 400],
    ["a file without a field", [{ ...large, name: undefined }], 400],
    ["a text of 300 KB", [{ name: "a", body: Buffer.alloc(300_000, 97) }], 413],
  ])("is answered: %s", async (_what, parts, status) => {
    const form = await readForm(sendBody(encodeParts(parts), { pauseMs: 20 }), { files: ["file", "b", "c"] });
    expect(form).toMatchObject({ ok: false, status });
    expect(waiting()).toEqual([]);
  });
});
