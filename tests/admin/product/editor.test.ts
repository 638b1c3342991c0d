import { expect, it } from "vitest";
import { findId, rows, run } from "../../faults/store";
import { listStored } from "../../models/picture/stored-files";
import { borrowOffice } from "../../support/office";
import { fetchPage, pick, postForm } from "../../support/page";

const { site, open, post, cookieOf } = borrowOffice({ sample: true });

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
  const before = listStored(site.uploadsDir);
  expect((await post("/addproduct", fields)).status).toBe(302);
  expect(newest()).toEqual(made);
  expect(listStored(site.uploadsDir)).toEqual(before);

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

const asked = {
  ...{ name: "Asked back", type: "hotrolledcoil", thickness: "2", width: "1,250" },
  ...{ deliveryDays: "3-5", number: "2015550100" },
};
const widths = (name: string) =>
  rows<{ mm: number }>(
    site,
    `SELECT "mm" FROM "ProductSize" s JOIN "Product" p ON p."id" = s."productId" WHERE p."name" = '${name}' AND "axis" = 'width' ORDER BY "position"`,
  ).map(({ mm }) => mm);

it("a width that reads as one number is asked back, and saved as it is when that is said", async () => {
  const answer = await post("/addproduct", asked);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain("“1,250” is two values, 1 and 250 mm: write 1250 for one");
  expect(answer.html).toMatch(/type="checkbox" name="sure"/);
  expect(answer.html).toContain('value="1,250"');
  expect((await post("/addproduct", { ...asked, sure: "1" })).status).toBe(302);
  expect(widths("Asked back")).toEqual([1, 250]);
  const right = { ...asked, name: "Right", width: "1250" };
  expect((await post("/addproduct", right)).status).toBe(302);
  expect(widths("Right")).toEqual([1250]);
});

it("what is stored already is not asked about again, and programs are not asked", async () => {
  const at = `${site.url}/editproduct/${findId(site, "Product", `WHERE "name" = 'Asked back'`)}`;
  const again = { ...asked, width: "1, 250", brand: "Other" };
  expect((await postForm(at, again, cookieOf())).status).toBe(302);
  const made = await fetch(`${site.url}/backend/api/admin/product/createProduct`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: cookieOf() },
    body: JSON.stringify({ ...asked, name: "By program" }),
  });
  expect(made.status).toBe(201);
});

it("a product's number says below its field what is rung, also where another country's code was typed before it", async () => {
  const product = {
    ...{ name: "Plate", type: "hotrolledsheet", thickness: "2", width: "1250", deliveryDays: "3 days" },
  };
  for (const [typed, rung] of [
    ["98200 12345", "+919820012345"],
    ["+44 7911 123456", "+917911123456"],
    ["2015550100", "+12015550100"],
  ] as const) {
    const refused = await post("/addproduct", { ...product, name: "", number: typed });
    expect([typed, refused.status, refused.text.includes(`Rings ${rung}`)]).toEqual([typed, 400, true]);
    expect((await post("/addproduct", { ...product, number: typed })).status).toBe(302);
    const id = findId(site, "Product", `ORDER BY "createdAt" DESC`);
    const page = await open(`/editproduct/${id}`);
    expect(page.html).toContain(`href="tel:${rung}"`);
    expect((await fetchPage(`${site.url}/product/${id}`)).html).toContain(`href="tel:${rung}"`);
  }
  const wrong = await post("/addproduct", { ...product, number: "12" });
  expect(wrong.text).not.toContain("Rings");
});
