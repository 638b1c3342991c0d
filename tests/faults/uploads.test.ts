import { spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { formOf, openClient, picture, product, testimonial } from "../api/client";
import { listStored } from "../models/picture/stored-files";
import { borrowSite } from "../support/lent-site";
import { fetchPage } from "../support/page";
import { pngPicture } from "../support/pictures";
import { signInAt } from "../support/sign-in";
import { firstAdmin } from "../support/template";
import { listForms, type Sent } from "./form-list";
import { findIds } from "./row-ids";

const site = borrowSite();
let admin: string;
let forms: Sent[];

beforeAll(async () => {
  admin = await signInAt(site);
  forms = listForms(findIds(site), "").filter(
    ({ multipart, path }) => multipart && !/admin|user/i.test(path),
  );
});

/** For root, whom permissions do not stop, Linux has a mark of its own. False where neither is to be had. */
function makeReadOnly(isReadOnly: boolean): boolean {
  if (process.getuid?.() !== 0) {
    chmodSync(site.uploadsDir, isReadOnly ? 0o500 : 0o700);
    return process.platform !== "win32";
  }
  const marked = spawnSync("chattr", ["-R", isReadOnly ? "+i" : "-i", site.uploadsDir]);
  return marked.status === 0;
}

async function send({ at, fields }: Sent) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const { buffer } = await pngPicture();
  const field = at.toLowerCase().includes("blog") ? "banerImage" : "file";
  body.append(field, new Blob([new Uint8Array(buffer)], { type: "image/png" }), "plate.png");
  return fetchPage(site.url + at, { method: "POST", body, headers: { Cookie: admin, Origin: site.url } });
}

const stored = () => listStored(site.uploadsDir);

it("uploads that cannot be written are said on the form, with all that was typed, and to programs; later the form is taken", async (context) => {
  // The folder for what comes in is there from the first picture on.
  const [first] = forms;
  if (first) expect((await send(first)).status).toBe(302);
  const before = stored();
  if (!makeReadOnly(true)) return context.skip("the folder cannot be made unwritable for root here");
  try {
    for (const form of forms) {
      const page = await send(form);
      const label = `${form.at} → ${page.status} ${page.text.slice(0, 200)}`;
      expect([page.status, page.headers.get("retry-after")], label).toEqual([503, "2"]);
      expect(page.text, label).toContain("The storage cannot be used just now; try again later");
      for (const value of form.kept) expect(page.html, label).toContain(value);
    }
    const client = openClient(site.url);
    await client.signIn(firstAdmin.email, firstAdmin.password);
    for (const [call, fields] of [
      ["/api/admin/product/createProduct", product],
      ["/api/admin/createTestimonial", testimonial],
    ] as const) {
      const answer = await client.call("POST", call, {
        form: formOf({ ...fields, file: await picture() }),
      });
      expect([call, answer.status, answer.headers.get("retry-after")]).toEqual([call, 503, "2"]);
      expect(answer.json.message).toBe("The storage cannot be used just now; try again later");
    }
    expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
  } finally {
    makeReadOnly(false);
  }
  expect(stored()).toEqual(before);
  for (const form of forms) expect((await send(form)).status).toBe(302);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
});
