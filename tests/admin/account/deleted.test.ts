import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { formOf, picture, product, testimonial } from "../../api/client";
import { borrowClient } from "../../api/lent-client";
import { encodeParts } from "../../http/form/multipart";
import { listStored } from "../../models/picture/stored-files";
import { fetchPage } from "../../support/page";
import { hireAt } from "../../support/sign-in";

const { site, client: chief } = borrowClient({ sample: true });
const ids: Record<string, string> = {};
beforeAll(async () => {
  ids.product = (await chief.get("/api/admin/product/getAllProduct")).json.products[0]._id;
  ids.blog = (await chief.get("/api/admin/getAllBlog")).json[0]._id;
  ids.testimonial = (await chief.get("/api/admin/getAllTestimonial")).json[0]._id;
});

let turn = 0;

/** An admin of its own for each test, signed in. */
async function hire() {
  turn += 1;
  const { id, cookie } = await hireAt(site, `Gone${turn}`);
  return { cookie, dismiss: () => chief.call("DELETE", `/api/admin/auth/adminDelete/${id}`) };
}

type Sent = { type: string; body: Buffer };

/** All but its end; the rest only after `meanwhile`. */
async function sendSlowly(
  path: string,
  cookie: string,
  { type, body }: Sent,
  meanwhile: () => Promise<unknown>,
) {
  const answer = await fetch(site.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, Origin: site.url, "Content-Type": type },
    duplex: "half",
    body: new ReadableStream({
      async pull(controller) {
        controller.enqueue(body.subarray(0, -1000));
        await meanwhile();
        controller.enqueue(body.subarray(-1000));
        controller.close();
      },
    }),
  } as RequestInit);
  await answer.text();
  return answer;
}

const formType = "multipart/form-data; boundary=frontier";

/** With those that wait. */
const listFiles = () => listStored(site.uploadsDir);

describe("an admin that was deleted leaves no file", () => {
  const forms: [string, string, Record<string, string>][] = [
    ["/addproduct", "file", product],
    ["/editproduct/{product}", "file", product],
    ["/addBlog", "banerImage", { title: "Rust", text: "Keep it dry.", tags: "rust" }],
    ["/editblog/{blog}", "sideImage", { title: "Rust", text: "Keep it dry.", tags: "rust" }],
    ["/createtestimonial", "file", testimonial],
    ["/edittestimonial/{testimonial}", "file", testimonial],
    ["/adminproductsheet", "file", {}],
  ];
  it("by any form, nor anything that would be given back", async () => {
    const { cookie, dismiss } = await hire();
    await dismiss();
    const before = listFiles();
    for (const [path, field, fields] of forms) {
      const address = path.replace(/\{(\w+)\}/, (_, noun) => ids[noun] ?? "");
      const answer = await fetchPage(site.url + address, {
        method: "POST",
        body: formOf({ ...fields, [field]: await picture() }),
        headers: { Cookie: cookie, Origin: site.url },
      });
      expect([path, answer.status]).toEqual([path, 302]);
      expect(answer.headers.get("location")).toMatch(/^\/adminlogin(?!.*parked)/);
      expect([path, listFiles()]).toEqual([path, before]);
    }
  });

  it.each(["/addproduct", "/backend/api/admin/product/createProduct"])(
    "nor a row, while a picture is on its way to %s",
    async (path) => {
      const { cookie, dismiss } = await hire();
      const before = listFiles();
      const rows = async () => (await chief.get("/api/admin/product/getAllProduct")).json.products.length;
      const count = await rows();
      const parts = Object.entries(product).map(([name, body]) => ({ name, body }));
      // Large enough to come in by more than one block.
      const noise = randomBytes(400 * 300 * 3);
      const file = await sharp(noise, { raw: { width: 400, height: 300, channels: 3 } })
        .png()
        .toBuffer();
      const body = encodeParts([
        ...parts,
        { name: "file", filename: "a.png", type: "image/png", body: file },
      ]);
      const answer = await sendSlowly(path, cookie, { type: formType, body }, async () => {
        await expect.poll(listFiles, { timeout: 20_000 }).not.toEqual(before);
        await dismiss();
      });
      expect([answer.status, answer.headers.get("location")]).toEqual(
        path === "/addproduct" ? [302, "/adminlogin"] : [401, null],
      );
      expect([await rows(), listFiles()]).toEqual([count, before]);
    },
  );
});

describe("a session that ends while something is on its way", () => {
  const padding = "x".repeat(60_000);
  const json = (fields: object) => ({
    type: "application/json",
    body: Buffer.from(JSON.stringify({ ...fields, padding })),
  });
  const parts = Object.entries({ ...product, thickness: "1.6, 2", width: "1250", padding });
  const form = {
    type: formType,
    body: encodeParts(parts.map(([name, body]) => ({ name, body }))),
  };
  const account = { FullName: "Back Door", email: "back.door@example.com", password: "Rolling-Mill-7" };
  const sent: [path: string, sent: Sent][] = [
    ["/addproduct", form],
    ["/backend/api/admin/product/createProduct", form],
    ["/backend/api/admin/auth/adminRegister", json(account)],
  ];
  const count = async () => {
    const { products } = (await chief.get("/api/admin/product/getAllProduct")).json;
    return products.length + (await chief.get("/api/admin/auth/getAllAdmin")).json.data.length;
  };

  it.each(sent)("takes nothing of it by %s", async (path, form) => {
    const { cookie } = await hire();
    const before = await count();
    const answer = await sendSlowly(path, cookie, form, async () => {
      // Time to look at the session before the rest has come.
      await pause(500);
      await fetch(`${site.url}/logout`, { method: "POST", headers: { Cookie: cookie }, redirect: "manual" });
    });
    expect([answer.status, await count()]).toEqual([path === "/addproduct" ? 302 : 401, before]);
    expect(answer.headers.get("location") ?? "/adminlogin").toMatch(/^\/adminlogin/);
  });
});
