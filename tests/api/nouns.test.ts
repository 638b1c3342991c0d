import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { content, formOf, type Json, picture, product, testimonial } from "./client";
import { borrowClient } from "./lent-client";

/** Written from the specification alone, in the order in which an old client goes about it. */
const { site, client } = borrowClient();

const id = expect.stringMatching(/^[0-9a-f]{24}$/);
const path = expect.stringMatching(/^\/uploads\/[\w.-]+$/);
const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

type Noun = {
  calls: Record<"create" | "update" | "get" | "list" | "delete", string>;
  said: { created: string; changed: string };
  sent: Record<string, string>;
  pictures: string[];
  shown: Json;
  changed: Record<string, string>;
  after: Json;
  row: (json: Json) => Json;
  rows: (json: Json) => Json[];
  pictureOf: (row: Json) => string;
};

const times = { createdAt: date, updatedAt: date };
const author = { fullName: testimonial.fullName, designation: testimonial.designation, picture: path };
const dry = [{ type: "Rust again", text: "<h2>Dry</h2><p>Keep it so.</p>", items: ["rust"] }];

const nouns: [string, Noun][] = [
  [
    "products",
    {
      calls: {
        create: "product/createProduct",
        update: "product/updateProduct",
        get: "product/getProduct",
        list: "product/getAllProduct",
        delete: "product/deleteProduct",
      },
      said: { created: "product added successfully", changed: "Product edited successfully!" },
      sent: product,
      pictures: ["file"],
      shown: { ...product, thickness: [1.6, 2], width: [1250, 1500], _id: id, image: path, ...times },
      changed: { ...product, name: "HR sheet 3 mm", thickness: "3" },
      after: { name: "HR sheet 3 mm", thickness: [3] },
      row: (json) => json.product,
      rows: (json) => json.products,
      pictureOf: (row) => row.image,
    },
  ],
  [
    "blogs",
    {
      calls: {
        create: "createBlog",
        update: "updateBlog",
        get: "getBlogById",
        list: "getAllBlog",
        delete: "deleteBlog",
      },
      said: { created: "Blog added successfully!", changed: "Blog edit successfully!" },
      sent: { content: JSON.stringify(content) },
      pictures: ["banerImage", "sideImage"],
      shown: { _id: id, banerImage: path, sideImage: path, content, ...times },
      changed: { content: JSON.stringify(dry) },
      after: { content: dry },
      row: (json) => json.blog ?? json,
      rows: (json) => json,
      pictureOf: (row) => row.banerImage,
    },
  ],
  [
    "testimonials",
    {
      calls: {
        create: "createTestimonial",
        update: "updateTestimonial",
        get: "getTestimonial",
        list: "getAllTestimonial",
        delete: "deleteTestimonial",
      },
      said: { created: "Testimonial added successfully!", changed: "Testimonial updated successfully!" },
      sent: testimonial,
      pictures: ["file"],
      shown: { _id: id, rating: 4.5, description: testimonial.description, author, ...times },
      changed: { ...testimonial, rating: "3" },
      after: { rating: 3 },
      row: (json) => json.testimonial ?? json,
      rows: (json) => json,
      pictureOf: (row) => row.author.picture,
    },
  ],
];

test.each(nouns)(
  "%s are created with pictures, listed, changed, keep and change them, and are deleted once",
  async (_, noun) => {
    const { calls, said, row } = noun;
    const call = (
      method: string,
      name: keyof typeof calls,
      own = "",
      fields?: Record<string, string | Blob>,
    ) => client.call(method, `/api/admin/${calls[name]}${own}`, fields ? { form: formOf(fields) } : {});
    const withPictures = async (fields: Record<string, string>, colour: string) => {
      const chosen = await Promise.all(noun.pictures.map(async (field) => [field, await picture(colour)]));
      return { ...fields, ...Object.fromEntries(chosen) };
    };
    const isServed = async (image: string) => (await fetch(site.url + image)).status === 200;

    const created = await call("POST", "create", "", await withPictures(noun.sent, "#446688"));
    expect([created.status, created.json.message]).toEqual([201, said.created]);
    expect(row(created.json)).toEqual(noun.shown);
    const own = `/${row(created.json)._id}`;
    const image = noun.pictureOf(row(created.json));
    expect(await isServed(image)).toBe(true);
    const newer = await call("POST", "create", "", await withPictures(noun.sent, "#228844"));
    const list = noun.rows((await call("GET", "list")).json);
    expect(list.map(({ _id }) => `/${_id}`)).toEqual([`/${row(newer.json)._id}`, own]);
    expect(row((await call("GET", "get", own)).json)).toEqual(list[1]);

    const changed = await call("PUT", "update", own, noun.changed);
    expect([changed.status, changed.json.message]).toEqual([200, said.changed]);
    expect(row(changed.json)).toMatchObject(noun.after);
    expect(noun.pictureOf(row(changed.json))).toBe(image);
    const other = await call("PUT", "update", own, await withPictures(noun.changed, "#884422"));
    expect(await isServed(noun.pictureOf(row(other.json)))).toBe(true);
    expect(await isServed(image)).toBe(false);

    expect((await call("DELETE", "delete", own)).status).toBe(200);
    expect((await call("DELETE", "delete", own)).status).toBe(404);
    expect((await call("GET", "get", own)).status).toBe(404);
    const logged = site
      .log()
      .matchAll(new RegExp(`"event":"\\w+-(\\w+)","admin":"\\w+","subject":"${own.slice(1)}"`, "g"));
    expect(Array.from(logged, ([, verb]) => verb)).toEqual(["created", "changed", "changed", "deleted"]);
  },
);

test("what JSON can carry needs no form, and a picture is nobody's duty but a blog's", async () => {
  const json = { name: "CR coil", type: "coldrolledcoil", thickness: [0.8], width: [1000] };
  const coil = await client.call("POST", "/api/admin/product/createProduct", {
    json: { ...json, deliveryDays: "2", number: 2015550100 },
  });
  expect([coil.status, coil.json.product.image, coil.json.product.brand]).toEqual([201, null, null]);
  const plain = await client.call("POST", "/api/admin/createTestimonial", { json: testimonial });
  expect([plain.status, plain.json.testimonial.author.picture]).toEqual([201, null]);
  const bare = await client.call("POST", "/api/admin/createBlog", { json: { content } });
  expect([bare.status, bare.json.errors]).toEqual([400, { banerImage: "Banner image is required" }]);
});

test("a product is only saved over what was read when If-Match says so", async () => {
  const created = await client.call("POST", "/api/admin/product/createProduct", { form: formOf(product) });
  const own = created.json.product._id;
  const etag = (await client.get(`/api/admin/product/getProduct/${own}`)).headers.get("ETag") ?? "";
  const save = (tag: string) =>
    client.call("PUT", `/api/admin/product/updateProduct/${own}`, {
      form: formOf({ ...product, name: `Saved over ${tag.length}` }),
      headers: { "If-Match": tag },
    });
  expect((await save(etag)).status).toBe(200);
  expect((await save(etag)).status).toBe(412);
  expect((await save("*")).status).toBe(200);
});

test("a refused form leaves no file behind, not even where files wait", async () => {
  const listFiles = () =>
    readdirSync(site.uploadsDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const before = listFiles().length;
  for (const fields of [
    { ...product, name: "" },
    { ...product, file: new Blob(["no picture"]) },
  ]) {
    const form = formOf({ file: await picture(), ...fields });
    expect((await client.call("POST", "/api/admin/product/createProduct", { form })).status).toBe(400);
  }
  expect(listFiles()).toHaveLength(before);
});
