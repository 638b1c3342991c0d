import { expect, test } from "vitest";
import { noisy } from "../attack/picture-bytes";
import { run } from "../faults/store";
import { listStored } from "../models/picture/stored-files";
import { content, formOf, type Json, picture, product, testimonial } from "./client";
import { borrowClient } from "./lent-client";
import { type Noun, nouns } from "./nouns";

/** Written from the specification alone, in the order in which an old client goes about it. */
const { site, client } = borrowClient();

/** As multipart with a picture in each of its fields, or as JSON where there are none. */
async function bodyOf({ wrap, pictures }: Noun, fields: Json, colour?: string) {
  if (pictures.length === 0) return { json: wrap(fields) };
  const texts = Object.entries<Json>(wrap(fields)).map(([name, value]) => [
    name,
    typeof value === "object" ? JSON.stringify(value) : String(value),
  ]);
  const chosen = colour ? pictures : [];
  const files = await Promise.all(chosen.map(async (name) => [name, await picture(colour)]));
  return { form: formOf(Object.fromEntries([...texts, ...files])) };
}

test.each(nouns)(
  "%s are created with every key, listed, changed in every key, keep and change their pictures, and are deleted once",
  async (_, noun) => {
    const { calls, said, keys, sent, changed, shown, row, rows, pictureOf } = noun;
    expect(Object.keys(sent).sort()).toEqual([...keys.create].sort());
    expect(Object.keys(changed).sort()).toEqual([...keys.update].sort());
    for (const key of keys.update) expect(changed[key], `${key} changes`).not.toEqual(sent[key]);
    const call = (method: string, name: keyof typeof calls, own = "", body = {}) =>
      client.call(method, `/api/admin/${calls[name]}${own}`, body);
    const isServed = async (image = "") => (await fetch(site.url + image)).status === 200;

    const created = await call("POST", "create", "", await bodyOf(noun, sent, "#446688"));
    expect([created.status, created.json.message], created.text).toEqual([201, said.created]);
    expect(row(created.json)).toEqual({ _id: expect.stringMatching(/^[0-9a-f]{24}$/), ...shown(sent) });
    const { _id } = row(created.json);
    const own = `/${_id}`;
    const image = pictureOf(row(created.json));
    expect(row((await call("GET", "get", own)).json)).toEqual(row(created.json));

    const put = await call("PUT", "update", own, await bodyOf(noun, changed));
    expect([put.status, put.json.message], put.text).toEqual([200, said.changed]);
    expect(row(put.json)).toEqual({ _id, ...shown(changed) });
    expect(rows((await call("GET", "list")).json)).toContainEqual(row(put.json));
    if (noun.secret) expect(created.text + put.text).not.toContain(noun.secret);
    if (image) {
      expect([pictureOf(row(put.json)), await isServed(image)]).toEqual([image, true]);
      const other = await call("PUT", "update", own, await bodyOf(noun, changed, "#884422"));
      expect(await isServed(pictureOf(row(other.json)))).toBe(true);
      expect(await isServed(image)).toBe(false);
    }

    expect((await call("DELETE", "delete", own)).status).toBe(200);
    expect((await call("DELETE", "delete", own)).status).toBe(404);
    expect((await call("GET", "get", own)).status).toBe(404);
    const line = new RegExp(`"event":"\\w+-(\\w+)","admin":"\\w+","subject":"${_id}"`, "g");
    const verbs = Array.from(site.log().matchAll(line), ([, verb]) => verb);
    expect([...new Set(verbs)]).toEqual(["created", "changed", "deleted"]);
  },
);

test.each(nouns)(
  "%s have every key in the document, sent and shown, with an example of it",
  async (_, noun) => {
    const { calls, keys, wrap, schema } = noun;
    const { paths, components } = (await client.get("/api/openapi.json")).json;
    const operation = (path: string, method: string): Json => paths[`/backend/api/admin/${path}`]?.[method];
    const bodies: [Json, string[]][] = [
      [operation(calls.create, "post"), keys.create],
      [operation(`${calls.update}/{id}`, "put"), keys.update],
    ];
    const fieldsOf = (fields: Json): string[] => Object.keys(noun.fieldsOf(fields));
    for (const [{ requestBody }, expected] of bodies) {
      for (const { schema: body, example } of Object.values<Json>(requestBody.content)) {
        expect(fieldsOf(body.properties)).toEqual(expect.arrayContaining(expected));
        for (const key of Object.keys(wrap(Object.fromEntries(expected.map((name) => [name, ""])))))
          expect(body.properties[key].description, key).toBeTruthy();
        if (example) expect(fieldsOf(example).sort()).toEqual([...expected].sort());
      }
    }
    const shown = keys.create.filter((key) => key !== noun.secret);
    expect(fieldsOf(components.schemas[schema].properties)).toEqual(expect.arrayContaining(shown));
    const get = operation(`${calls.get}/{id}`, "get").responses[200].content["application/json"];
    expect(fieldsOf(noun.row(get.example))).toEqual(expect.arrayContaining(shown));
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

test("a list in a form is its JSON, also sent as the document says its type: browsers then name it blob", async () => {
  const json = (value: string) => new Blob([value], { type: "application/json" });
  const sizes = { thickness: json(product.thickness), width: json(product.width) };
  const form = formOf({ ...product, ...sizes, file: json("[]") });
  const refused = await client.call("POST", "/api/admin/product/createProduct", { form });
  expect([refused.status, refused.json.errors]).toEqual([400, { file: "Only image files are allowed" }]);
  form.delete("file");
  const { status, json: answer } = await client.call("POST", "/api/admin/product/createProduct", { form });
  expect([status, answer.product?.thickness, answer.product?.width]).toEqual([201, [1.6, 2], [1250, 1500]]);
});

test("a product is only saved over what was read, and deleted as it was read, when If-Match says so", async () => {
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
  const remove = (tag: string) =>
    client.call("DELETE", `/api/admin/product/deleteProduct/${own}`, { headers: { "If-Match": tag } });
  const late = await remove(etag);
  const said = "Product was changed by somebody else; read it again";
  expect([late.status, late.json.message]).toEqual([412, said]);
  const read = await client.get(`/api/admin/product/getProduct/${own}`);
  expect((await remove(read.headers.get("ETag") ?? "")).status).toBe(200);
  expect((await remove("*")).status).toBe(404);
});

test("what is stored is not told as a failure where it cannot be read again", async () => {
  run(
    site,
    `CREATE TRIGGER "unreadable" AFTER INSERT ON "Testimonial" BEGIN
      UPDATE "Testimonial" SET "createdAt" = 'never' WHERE "id" = NEW."id"; END`,
  );
  const { status, json } = await client.call("POST", "/api/admin/createTestimonial", { json: testimonial });
  const id = json.testimonial?._id;
  run(site, 'DROP TRIGGER "unreadable"', `DELETE FROM "Testimonial" WHERE "id" = '${id}'`);
  expect([status, id]).toEqual([201, expect.stringMatching(/^[0-9a-f]{24}$/)]);
});

test("nothing is stored for a program that has given up waiting for its pictures: it sends all again", async () => {
  const file = new Blob([new Uint8Array(await noisy(3000, 2000).jpeg().toBuffer())]);
  const before = listStored(site.uploadsDir);
  const impatient = client.call("POST", "/api/admin/product/createProduct", {
    form: formOf({ ...product, name: "Given up", file }),
    signal: AbortSignal.timeout(500),
  });
  await expect(impatient).rejects.toThrow();
  // It waits for the encoder behind the first.
  const form = formOf({ ...product, name: "Waited for", file });
  const { json } = await client.call("POST", "/api/admin/product/createProduct", { form });
  expect(json.product.name).toBe("Waited for");
  const { products } = (await client.get("/api/admin/product/getAllProduct")).json;
  expect(products.map(({ name }: Json) => name)).not.toContain("Given up");
  await client.call("DELETE", `/api/admin/product/deleteProduct/${json.product._id}`);
  const own = json.product.image.slice("/uploads/".length).split("-")[0];
  const left = listStored(site.uploadsDir).filter((name) => !name.startsWith(own));
  expect(left).toEqual(before);
});

test("a refused form leaves no file behind, not even where files wait", async () => {
  const before = listStored(site.uploadsDir);
  for (const fields of [
    { ...product, name: "" },
    { ...product, file: new Blob(["no picture"]) },
  ]) {
    const form = formOf({ file: await picture(), ...fields });
    expect((await client.call("POST", "/api/admin/product/createProduct", { form })).status).toBe(400);
  }
  expect(listStored(site.uploadsDir)).toEqual(before);
});
