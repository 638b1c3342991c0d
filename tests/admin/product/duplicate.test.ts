import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { rows, run } from "../../faults/store";
import { borrowOffice } from "../../support/office";
import { pick } from "../../support/page";

const { site, open, post } = borrowOffice({ sample: true });

it("a product is duplicated into a new one, whose original stays as it is", async () => {
  const list = async () =>
    (await (await fetch(`${site.url}/backend/api/admin/product/getAllProduct`)).json()).products;
  const [original] = await list();

  const editor = await open(`/editproduct/${original._id}`);
  const address = pick(editor.html, /href="(\/addproduct\?from=[0-9a-f]{24})"/);
  expect(editor.html).toMatch(new RegExp(`href="/[a-z]+/${original._id}"`));
  const copy = await open(address);
  expect(copy.text).toContain("A copy");
  expect(copy.html).toContain(`value="${original.name}"`);
  expect(copy.html).toContain(`value="${original.thickness.join(", ")}"`);

  const { name, type, brand, thickness, width, purchaseNow, deliveryDays, number } = original;
  const fields = { name: `${name} again`, type, brand, thickness: thickness.join(), width: width.join() };
  const once = pick(copy.html, /name="once" value="([^"]+)"/);
  const saved = await post("/addproduct", { ...fields, purchaseNow, deliveryDays, number, once });
  expect(saved.headers.get("Location")).toBe("/mildStainless");
  const [newest, ...rest] = await list();
  expect(newest.name).toBe(`${name} again`);
  expect(rest).toHaveLength(20);
  expect(rest).toContainEqual(original);
});

it("a copy has a picture of its own, the same with the same focus point, unless another is chosen or none", async () => {
  const [original] = rows<{ id: string; image: string }>(
    site,
    `SELECT "id", "image" FROM "Product" WHERE "image" IS NOT NULL ORDER BY "createdAt" DESC LIMIT 1`,
  );
  if (!original) throw new Error("No product has a picture");
  run(site, `UPDATE "Product" SET "focusX" = 20, "focusY" = 70 WHERE "id" = '${original.id}'`);
  const copy = async (change: (fields: Record<string, string>) => void) => {
    const { html } = await open(`/addproduct?from=${original.id}`);
    const names = ["once", "pictureFrom", "focusOf", "focusX", "focusY", "name", "thickness", "width"];
    const fields = Object.fromEntries(
      names.map((name) => [name, pick(html, new RegExp(`name="${name}"[^>]* value="([^"]*)"`))]),
    );
    change(Object.assign(fields, { type: "hotrolledsheet", deliveryDays: "1", number: "2015550101" }));
    const saved = await post("/addproduct", fields);
    return { saved, fields };
  };
  const newest = () =>
    rows<{ id: string; image: string | null; focusX: number; focusY: number }>(
      site,
      `SELECT "id", "image", "focusX", "focusY" FROM "Product" ORDER BY "createdAt" DESC LIMIT 1`,
    )[0];
  const served = async (name: string) => (await fetch(`${site.url}/uploads/${name}`)).status;

  const { saved, fields } = await copy(() => {});
  expect([saved.status, fields.pictureFrom]).toEqual([302, original.image]);
  const made = newest();
  expect(made).toMatchObject({ focusX: 20, focusY: 70 });
  expect(made?.image).not.toBe(original.image);
  const narrow = (name: string | null | undefined) => String(name).replace(/\.webp$/, ".320.avif");
  expect(await served(String(made?.image))).toBe(200);
  expect(await served(narrow(made?.image))).toBe(200);
  // Sent twice: one row, and no files of another copy.
  const before = readdirSync(site.uploadsDir).length;
  expect((await post("/addproduct", fields)).status).toBe(302);
  expect(newest()).toEqual(made);
  expect(readdirSync(site.uploadsDir)).toHaveLength(before);

  await copy((typed) => {
    delete typed.pictureFrom;
    delete typed.focusOf;
  });
  expect(newest()).toMatchObject({ image: null, focusX: 50, focusY: 50 });
  for (const wrong of ["../../etc/passwd", `${"f".repeat(24)}-10x10.webp`]) {
    const { saved } = await copy((typed) => {
      typed.pictureFrom = wrong;
    });
    expect([saved.status, newest()?.image]).toEqual([302, null]);
  }
  expect(await served(original.image)).toBe(200);
});

it("a copy of what is not there is an empty form", async () => {
  const page = await open(`/addproduct?from=${"f".repeat(24)}`);
  expect(page.status).toBe(200);
  expect(page.text).not.toContain("A copy");
});
