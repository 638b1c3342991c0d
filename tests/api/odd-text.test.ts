import { expect, test } from "vitest";
import { content, formOf, picture, product, testimonial } from "./client";
import { borrowClient } from "./lent-client";

const { site, client } = borrowClient();
/** As JSON says them, and what is kept of them in the middle of a text. */
const oddities: [string, string][] = [
  ["\\ud83d", "\ufffd"],
  ["\\udc69\\ud83d", "\ufffd\ufffd"],
  ["\\u0000", ""],
  ["\\ufeff", ""],
  ["\\u202e", ""],
  ["\\uffff", "\uffff"],
  ["\\ud83d\\udc69", "👩"],
];

const user = {
  FullName: "Robin Hale",
  email: "robin@gmail.com",
  userName: "robin1",
  password: "Rolling7steel",
};
const calls: [string, string, Record<string, string>, string[]][] = [
  ["POST", "/api/admin/product/createProduct", product, ["name", "brand", "purchaseNow", "deliveryDays"]],
  ["POST", "/api/admin/createTestimonial", testimonial, ["fullName", "designation", "description"]],
  ["POST", "/api/admin/auth/adminRegister", user, []],
  ["POST", "/api/admin/auth/adminLogin", { email: "robin@gmail.com", password: "x" }, []],
];

test("half a character and other signs of JSON are stored as text or rejected, in every field", async () => {
  for (const [method, call, fields, texts] of calls) {
    for (const field of Object.keys(fields)) {
      // A password is slow on purpose: of calls that take one, some are enough.
      for (const [sign, kept] of texts.length > 0 ? oddities : oddities.slice(0, 1)) {
        const text = JSON.stringify({ ...fields, [field]: "a@@b" }).replace("a@@b", `a${sign}b`);
        const answer = await client.call(method, call, { text });
        expect([call, field, sign, answer.status < 500]).toEqual([call, field, sign, true]);
        if (!texts.includes(field)) continue;
        expect(answer.status).toBe(201);
        const row = answer.json.product ?? answer.json.testimonial;
        expect(row[field] ?? row.author[field]).toBe(`a${kept}b`);
      }
    }
  }
  expect(site.log()).not.toContain('"event":"error"');
}, 120_000);

test("so are they in what is sent as JSON within a form", async () => {
  for (const [sign, kept] of oddities) {
    const said = JSON.stringify([{ ...content[0], type: "a@@b", items: ["a@@b"], text: "<p>a@@b</p>" }]);
    const form = formOf({ content: said.replaceAll("a@@b", `a${sign}b`), banerImage: await picture() });
    const { status, json } = await client.call("POST", "/api/admin/createBlog", { form });
    expect([sign, status]).toEqual([sign, 201]);
    expect(json.blog.content).toEqual([
      { type: `a${kept}b`, items: [`a${kept}b`], text: `<p>a${kept}b</p>` },
    ]);
  }
});

test("half a character in an id is an id that is not there", async () => {
  for (const id of ["%ED%A0%BD", "\ud83d", "%F0%9F"]) {
    const answer = await fetch(`${site.url}/backend/api/admin/product/getProduct/${id}`);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  }
});
