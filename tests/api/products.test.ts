import { beforeAll, describe, expect, test } from "vitest";
import { borrowSite } from "../support/lent-site";
import { firstAdmin } from "../support/template";
import { type Client, formOf, openClient, picture, product } from "./client";

/** Written from the specification alone, in the order in which an old client goes about it. */
const site = borrowSite({ sample: false });
let client: Client;
beforeAll(async () => {
  client = openClient(site.url);
});

const unknown = "0123456789abcdef01234567";
const id = /^[0-9a-f]{24}$/;
const path = /^\/uploads\/[\w.-]+$/;
const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

async function isServed(image: string) {
  const response = await fetch(site.url + image);
  await response.arrayBuffer();
  return response.status === 200;
}

describe("signing in", () => {
  test("every write and every account call asks for an admin", async () => {
    const calls = [
      ["POST", "/api/admin/product/createProduct"],
      ["PUT", `/api/admin/product/updateProduct/${unknown}`],
      ["DELETE", `/api/admin/product/deleteProduct/${unknown}`],
      ["POST", "/api/admin/createBlog"],
      ["PUT", `/api/admin/updateBlog/${unknown}`],
      ["DELETE", `/api/admin/deleteBlog/${unknown}`],
      ["POST", "/api/admin/createTestimonial"],
      ["PUT", `/api/admin/updateTestimonial/${unknown}`],
      ["DELETE", `/api/admin/deleteTestimonial/${unknown}`],
      ["GET", "/api/admin/auth/getAllAdmin"],
      ["GET", `/api/admin/auth/getAdmin/${unknown}`],
      ["POST", "/api/admin/auth/adminRegister"],
      ["PUT", `/api/admin/auth/adminUpdate/${unknown}`],
      ["DELETE", `/api/admin/auth/adminDelete/${unknown}`],
    ];
    for (const [method = "", call = ""] of calls) {
      const forged = { Authorization: `Bearer ${"x".repeat(43)}`, Cookie: "session=forged" };
      for (const headers of [{}, forged]) {
        const answer = await client.call(method, call, { headers });
        expect([call, answer.status, typeof answer.json.message]).toEqual([call, 401, "string"]);
      }
    }
  });

  test("a wrong password and an unknown email get the same answer", async () => {
    const wrong = await client.signIn(firstAdmin.email, "Wrong-Password-1");
    const stranger = await client.signIn("nobody@example.com", "Wrong-Password-1");
    expect(wrong.status).toBe(401);
    expect(wrong.json).toEqual({ message: "Login failed." });
    expect([stranger.status, stranger.text]).toEqual([wrong.status, wrong.text]);
  });

  test("a right login answers who it is, a token and a cookie", async () => {
    const { status, json, headers } = await client.signIn(
      firstAdmin.email.toUpperCase(),
      firstAdmin.password,
    );
    expect(status).toBe(200);
    expect(json.data).toEqual({
      isAdmin: true,
      FullName: firstAdmin.fullName,
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const cookie = headers.getSetCookie()[0] ?? "";
    expect(cookie).toMatch(/HttpOnly/i);
    const byCookie = await openClient(site.url).get("/api/admin/auth/getAllAdmin", {
      Cookie: cookie.split(";")[0] ?? "",
    });
    expect(byCookie.status).toBe(200);
  });
});

describe("products", () => {
  let own = "";
  let image = "";

  test("are created with a picture", async () => {
    const form = formOf({ ...product, file: await picture() });
    const { status, json } = await client.call("POST", "/api/admin/product/createProduct", { form });
    expect(status).toBe(201);
    expect(json.message).toBe("product added successfully");
    expect(json.product).toEqual({
      ...product,
      thickness: [1.6, 2],
      width: [1250, 1500],
      _id: expect.stringMatching(id),
      image: expect.stringMatching(path),
      createdAt: expect.stringMatching(date),
      updatedAt: expect.stringMatching(date),
    });
    own = json.product._id;
    image = json.product.image;
    expect(await isServed(image)).toBe(true);
  });

  test("are listed newest first and read one by one", async () => {
    const json = { name: "CR coil", type: "coldrolledcoil", thickness: [0.8], width: [1000] };
    const second = await client.call("POST", "/api/admin/product/createProduct", {
      json: { ...json, deliveryDays: "2", number: 2015550100 },
    });
    expect([second.status, second.json.product.image, second.json.product.brand]).toEqual([201, null, null]);
    const list = await client.get("/api/admin/product/getAllProduct");
    const one = await client.get(`/api/admin/product/getProduct/${own}`);
    expect(list.json.products.map((row: { _id: string }) => row._id)).toEqual([second.json.product._id, own]);
    expect(one.json.product).toEqual(list.json.products[1]);
  });

  test("keep their picture when they are changed without one", async () => {
    const { status, json } = await client.call("PUT", `/api/admin/product/updateProduct/${own}`, {
      form: formOf({ ...product, name: "HR sheet 3 mm", thickness: "3" }),
    });
    expect(status).toBe(200);
    expect(json.message).toBe("Product edited successfully!");
    expect(json.product).toMatchObject({ name: "HR sheet 3 mm", thickness: [3], image });
  });

  test("change their picture, and the old one goes", async () => {
    const form = formOf({ ...product, file: await picture("#884422") });
    const { json } = await client.call("PUT", `/api/admin/product/updateProduct/${own}`, { form });
    expect(json.product.image).not.toBe(image);
    expect([await isServed(json.product.image), await isServed(image)]).toEqual([true, false]);
  });

  test("refuse what is no picture and store nothing", async () => {
    const before = await client.get("/api/admin/product/getAllProduct");
    const file = new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/png" });
    const { status, json } = await client.call("POST", "/api/admin/product/createProduct", {
      form: formOf({ ...product, file }),
    });
    expect([status, json.errors]).toEqual([400, { file: "Only image files are allowed" }]);
    expect((await client.get("/api/admin/product/getAllProduct")).text).toBe(before.text);
  });

  test("are only saved over what was read when If-Match says so", async () => {
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

  test("are deleted once", async () => {
    const call = `/api/admin/product/deleteProduct/${own}`;
    expect((await client.call("DELETE", call)).status).toBe(200);
    expect((await client.call("DELETE", call)).status).toBe(404);
    expect((await client.get(`/api/admin/product/getProduct/${own}`)).status).toBe(404);
  });
});
