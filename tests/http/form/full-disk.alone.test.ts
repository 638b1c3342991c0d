import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { env } from "~/env.server";
import { readForm } from "~/http/form/multipart.server";
import { dropIncoming } from "~/models/picture/folder.server";

/** The error of every file that is written now; "" lets it be written. */
const disk = vi.hoisted(() => ({ code: "" }));

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  return {
    ...real,
    writeFile: (...words: Parameters<typeof real.writeFile>) =>
      disk.code
        ? Promise.reject(Object.assign(new Error(`${disk.code}: not this time`), { code: disk.code }))
        : real.writeFile(...words),
  };
});

function send(names: string[]) {
  const body = new FormData();
  body.append("title", "Typed before the picture");
  for (const name of names) body.append(name, new Blob(["a picture"]), `${name}.jpg`);
  body.append("tags", "steel");
  body.append("tags", "typed after it");
  return new Request("http://localhost/addBlog", { method: "POST", body });
}

const typed = [
  ["title", "Typed before the picture"],
  ["tags", "steel"],
  ["tags", "typed after it"],
];
const files = ["banerImage", "sideImage"];

it.each([
  ["ENOSPC", 507, "The disk is full; nothing was stored"],
  ["EDQUOT", 507, "The disk is full; nothing was stored"],
  ["EROFS", 503, "The storage cannot be used just now; try again later"],
  ["EACCES", 503, "The storage cannot be used just now; try again later"],
  ["EPERM", 503, "The storage cannot be used just now; try again later"],
  ["ENOTDIR", 503, "The storage cannot be used just now; try again later"],
  ["EMFILE", 503, "The storage cannot be used just now; try again later"],
])(
  "%s while a picture arrives keeps all that was typed, before and after it",
  async (code, status, message) => {
    disk.code = code;
    const form = await readForm(send(files), { files });
    expect(form).toMatchObject({ ok: false, status, message });
    expect([...form.fields]).toEqual(typed);
    expect(readdirSync(path.resolve(env.UPLOADS_DIR, ".incoming"))).toEqual([]);
    disk.code = "";
    const again = await readForm(send(files), { files });
    expect([again.ok, [...again.fields]]).toEqual([true, typed]);
    for (const { source } of again.ok ? again.files.values() : []) await dropIncoming(source);
  },
);
