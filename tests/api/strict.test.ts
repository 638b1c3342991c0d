import { expect, test } from "vitest";
import { firstAdmin } from "../support/template";
import { content, formOf, type Json, openClient, picture, product, testimonial } from "./client";
import { borrowClient } from "./lent-client";

const { site, client } = borrowClient();
/** What a caller must never decide. */
const smuggled = {
  _id: "ffffffffffffffffffffffff",
  id: "ffffffffffffffffffffffff",
  createdAt: "2001-01-01T00:00:00.000Z",
  updatedAt: "2001-01-01T00:00:00.000Z",
  version: 99,
  sample: true,
  isAdmin: false,
  role: "owner",
  passwordHash: "$2b$12$abcdefghijklmnopqrstuu",
  image: "/uploads/../site.db",
  picture: "/uploads/../site.db",
  banerImage: "/uploads/../site.db",
  ["__proto__"]: { polluted: true },
};

/** What does not belong where text does. */
const oddities: Json[] = [{ $ne: null }, { $gt: "" }, ["a", "b"], [], {}, true, null, [{ set: "x" }]];

const creations = [
  { call: "/api/admin/product/createProduct", key: "product", valid: { ...product }, image: "image" },
  { call: "/api/admin/createTestimonial", key: "testimonial", valid: { ...testimonial }, image: "author" },
];

test("keys nobody asked for are dropped", async () => {
  for (const { call, key, valid, image } of creations) {
    const { status, json } = await client.call("POST", call, { json: { ...smuggled, ...valid } });
    expect(status).toBe(201);
    const row = json[key];
    expect(row._id).not.toBe(smuggled._id);
    expect(Date.parse(row.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(JSON.stringify(row[image] ?? null)).not.toContain("site.db");
    expect(Object.keys(row)).not.toEqual(expect.arrayContaining(["version"]));
    expect(row).not.toHaveProperty("sample");
  }
  const form = formOf({
    content: JSON.stringify([{ ...content[0], plain: "<b>x</b>", position: 7, _id: "x" }]),
    banerImage: await picture(),
    _id: smuggled._id,
    createdAt: smuggled.createdAt,
  });
  const { json } = await client.call("POST", "/api/admin/createBlog", { form });
  expect(json.blog._id).not.toBe(smuggled._id);
  expect(json.blog.content).toEqual(content);
});

test("an account cannot be given more than its fields", { timeout: 60_000 }, async () => {
  const robin = { FullName: "Robin Hale", email: "robin@gmail.com", password: "Rolling7steel" };
  const { status, json } = await client.call("POST", "/api/admin/auth/adminRegister", {
    json: { ...smuggled, ...robin },
  });
  expect(status).toBe(201);
  expect(json.data._id).not.toBe(smuggled._id);
  const other = openClient(site.url);
  expect((await other.signIn(robin.email, robin.password)).status).toBe(200);
  // Neither does a change touch the password.
  const change = {
    FullName: "Robin",
    email: robin.email,
    userName: "robin1234",
    password: "Another7password",
  };
  const saved = await client.call("PUT", `/api/admin/auth/adminUpdate/${json.data._id}`, {
    json: { ...smuggled, ...change },
  });
  expect(saved.status).toBe(200);
  expect((await other.signIn(robin.email, robin.password)).status).toBe(200);
});

test("an object, a list or a flag where text belongs is refused, field by field", async () => {
  const calls = [
    ...creations.flatMap(({ call, valid }) => Object.keys(valid).map((field) => ({ call, valid, field }))),
    ...["FullName", "email", "password"].map((field) => ({
      call: "/api/admin/auth/adminRegister",
      valid: { FullName: "A", email: "a@gmail.com", password: "Rolling7steel" },
      field,
    })),
    ...["email", "password"].map((field) => ({
      call: "/api/admin/auth/adminLogin",
      valid: { email: firstAdmin.email, password: firstAdmin.password },
      field,
    })),
  ];
  const optional = ["brand", "purchaseNow"];
  for (const { call, valid, field } of calls) {
    for (const odd of oddities) {
      const list = Array.isArray(odd) && ["thickness", "width"].includes(field);
      if ((odd === null && optional.includes(field)) || (list && odd.length === 0)) continue;
      const answer = await client.call("POST", call, { json: { ...valid, [field]: odd } });
      expect([call, field, JSON.stringify(odd), answer.status]).toEqual([
        call,
        field,
        JSON.stringify(odd),
        400,
      ]);
      expect(answer.json.errors).toHaveProperty(field);
    }
  }
});

test("content of another shape is malformed, never stored", async () => {
  const before = (await client.get("/api/admin/getAllBlog")).text;
  const wrong = [
    "x",
    "{}",
    "[1]",
    '[{"type":{"$ne":null},"text":"<p>x</p>","items":["a"]}]',
    '[{"type":"Ab","text":["x"],"items":["a"]}]',
    '[{"type":"Ab","text":"<p>x</p>","items":"a"}]',
    '[{"type":"Ab","text":"<p>x</p>","items":[{"a":1}]}]',
  ];
  for (const text of wrong) {
    const form = formOf({ content: text, banerImage: await picture("#101010", 40, 30) });
    const { status, json } = await client.call("POST", "/api/admin/createBlog", { form });
    expect([text, status, Object.keys(json.errors)]).toEqual([text, 400, ["content"]]);
  }
  expect((await client.get("/api/admin/getAllBlog")).text).toBe(before);
});

test("a field that comes twice is no text", async () => {
  const form = formOf(product);
  form.append("name", "another");
  const { status, json } = await client.call("POST", "/api/admin/product/createProduct", { form });
  expect([status, json.errors]).toEqual([400, { name: "Name is required" }]);
});

test("ids are only ever looked up", async () => {
  for (const id of [
    "%7B%22$ne%22:null%7D",
    "' OR 1=1 --",
    "..%2f..%2fsite.db",
    "x".repeat(500),
    "undefined",
  ]) {
    const { status } = await client.get(`/api/admin/product/getProduct/${encodeURI(id)}`);
    expect([id, status]).toEqual([id, 404]);
  }
});
