import { beforeAll, expect, it } from "vitest";
import { formOf, product } from "../../api/client";
import { borrowClient } from "../../api/lent-client";
import { cookiesOf, fetchPage, pick, postForm } from "../../support/page";

const { site, client } = borrowClient();
beforeAll(async () => {
  for (const [name, thickness] of [
    ["One size", "[1.2]"],
    ["Two sizes", "[1.2, 1.6]"],
  ] as const) {
    const fields = { ...product, name, type: "coldrolledsheet", thickness, width: "[1219]" };
    const created = await client.call("POST", "/api/admin/product/createProduct", { form: formOf(fields) });
    expect(created.status).toBe(201);
  }
});

it("Add puts the only size of a product on the enquiry list, and else leads to its sizes", async () => {
  const { html } = await fetchPage(`${site.url}/allproduct`);
  const [several = "", single = ""] = html.split('<li><article class="card product-card">').slice(1);
  expect(several).toContain("Two sizes");
  expect(several).toMatch(/<a class="card-add is-link" href="\/coilproduct\/[\da-f]{24}#sizes">/);
  expect(several).not.toContain("<form");
  expect(single).not.toContain("#sizes");
  const form = pick(single, /<form method="post" action="\/enquiry">([\s\S]*?)<\/form>/);
  const fields = Object.fromEntries(
    Array.from(form.matchAll(/name="(\w+)" value="([^"]*)"/g), ([, name = "", value = ""]) => [name, value]),
  );
  expect(fields).toMatchObject({ size: "1.2x1219x2438", pieces: "1", intent: "add", back: "/allproduct" });

  const added = await postForm(`${site.url}/enquiry`, fields);
  expect(added.status).toBe(302);
  expect(added.headers.get("location")).toMatch(/^\/allproduct/);
  const list = await fetchPage(`${site.url}/enquiry`, { headers: { Cookie: cookiesOf(added.headers) } });
  expect(list.text).toContain("1.2 × 1219 × 2438 mm");
});
