import { expect, it } from "vitest";
import { rows } from "../../faults/store";
import { borrowOffice } from "../../support/office";
import { postForm } from "../../support/page";

const { site, post, cookieOf } = borrowOffice();

const product = {
  ...{ name: "Asked back", type: "hotrolledcoil", thickness: "2", width: "1,250" },
  ...{ deliveryDays: "3-5", number: "2015550100" },
};
const widths = (name: string) =>
  rows<{ mm: number }>(
    site,
    `SELECT "mm" FROM "ProductSize" s JOIN "Product" p ON p."id" = s."productId" WHERE p."name" = '${name}' AND "axis" = 'width' ORDER BY "position"`,
  ).map(({ mm }) => mm);

it("a width that reads as one number is asked back, and saved as it is when that is said", async () => {
  const asked = await post("/addproduct", product);
  expect(asked.status).toBe(400);
  expect(asked.text).toContain("“1,250” is two values, 1 and 250 mm: write 1250 for one");
  expect(asked.html).toMatch(/type="checkbox" name="sure"/);
  expect(asked.html).toContain('value="1,250"');
  expect((await post("/addproduct", { ...product, sure: "1" })).status).toBe(302);
  expect(widths("Asked back")).toEqual([1, 250]);
  const right = { ...product, name: "Right", width: "1250" };
  expect((await post("/addproduct", right)).status).toBe(302);
  expect(widths("Right")).toEqual([1250]);
});

it("what is stored already is not asked about again, and programs are not asked", async () => {
  const [row] = rows<{ id: string }>(site, `SELECT "id" FROM "Product" WHERE "name" = 'Asked back'`);
  const at = `${site.url}/editproduct/${row?.id}`;
  const again = { ...product, width: "1, 250", brand: "Other" };
  expect((await postForm(at, again, cookieOf())).status).toBe(302);
  const made = await fetch(`${site.url}/backend/api/admin/product/createProduct`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: cookieOf() },
    body: JSON.stringify({ ...product, name: "By program" }),
  });
  expect(made.status).toBe(201);
});
