import { expect, it } from "vitest";
import { rows } from "../../faults/store";
import { borrowOffice } from "../../support/office";
import { fetchPage } from "../../support/page";

const { site, open, post } = borrowOffice();

const product = {
  ...{ name: "Plate", type: "hotrolledsheet", thickness: "2", width: "1250", deliveryDays: "3 days" },
};

it("a product's number says below its field what is rung, also where another country's code was typed before it", async () => {
  for (const [typed, rung] of [
    ["98200 12345", "+919820012345"],
    ["+44 7911 123456", "+917911123456"],
    ["2015550100", "+12015550100"],
  ] as const) {
    const refused = await post("/addproduct", { ...product, name: "", number: typed });
    expect([typed, refused.status, refused.text.includes(`Rings ${rung}`)]).toEqual([typed, 400, true]);
    expect((await post("/addproduct", { ...product, number: typed })).status).toBe(302);
    const [{ id } = { id: "" }] = rows<{ id: string }>(
      site,
      `SELECT "id" FROM "Product" ORDER BY "createdAt" DESC`,
    );
    const page = await open(`/editproduct/${id}`);
    expect(page.html).toContain(`href="tel:${rung}"`);
    expect((await fetchPage(`${site.url}/product/${id}`)).html).toContain(`href="tel:${rung}"`);
  }
  const wrong = await post("/addproduct", { ...product, number: "12" });
  expect(wrong.text).not.toContain("Rings");
});
