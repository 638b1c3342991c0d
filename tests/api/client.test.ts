import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Site, startSite } from "../support/site";
import { firstAdmin } from "../support/template";
import { content, formOf, openTalk, picture, product, type Talk, testimonial } from "./talk";

/** Written from the specification alone, in the order in which an old client goes about it. */
let site: Site;
let talk: Talk;

beforeAll(async () => {
  site = await startSite({ sample: false, env: { API_ALLOWED_ORIGINS: "https://app.example" } });
  talk = openTalk(site.url);
});
afterAll(() => site.stop());

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
        const answer = await talk.call(method, call, { headers });
        expect([call, answer.status, typeof answer.json.message]).toEqual([call, 401, "string"]);
      }
    }
  });

  test("a wrong password and an unknown email get the same answer", async () => {
    const wrong = await talk.signIn(firstAdmin.email, "Wrong-Password-1");
    const stranger = await talk.signIn("nobody@example.com", "Wrong-Password-1");
    expect(wrong.status).toBe(401);
    expect(wrong.json).toEqual({ message: "Login failed." });
    expect([stranger.status, stranger.text]).toEqual([wrong.status, wrong.text]);
  });

  test("both fields are required", async () => {
    const { status, json } = await talk.call("POST", "/api/admin/auth/adminLogin", { json: {} });
    expect([status, Object.keys(json.errors)]).toEqual([400, ["email", "password"]]);
  });

  test("a right login answers who it is, a token and a cookie", async () => {
    const { status, json, headers } = await talk.signIn(firstAdmin.email.toUpperCase(), firstAdmin.password);
    expect(status).toBe(200);
    expect(json.data).toEqual({
      isAdmin: true,
      FullName: firstAdmin.fullName,
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const cookie = headers.getSetCookie()[0] ?? "";
    expect(cookie).toMatch(/HttpOnly/i);
    const byCookie = await openTalk(site.url).get("/api/admin/auth/getAllAdmin", {
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
    const { status, json } = await talk.call("POST", "/api/admin/product/createProduct", { form });
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
    const second = await talk.call("POST", "/api/admin/product/createProduct", {
      json: { ...json, deliveryDays: "2", number: 2015550100 },
    });
    expect([second.status, second.json.product.image, second.json.product.brand]).toEqual([201, null, null]);
    const list = await talk.get("/api/admin/product/getAllProduct");
    const one = await talk.get(`/api/admin/product/getProduct/${own}`);
    expect(list.json.products.map((row: { _id: string }) => row._id)).toEqual([second.json.product._id, own]);
    expect(one.json.product).toEqual(list.json.products[1]);
  });

  test("keep their picture when they are changed without one", async () => {
    const { status, json } = await talk.call("PUT", `/api/admin/product/updateProduct/${own}`, {
      form: formOf({ ...product, name: "HR sheet 3 mm", thickness: "3" }),
    });
    expect(status).toBe(200);
    expect(json.message).toBe("Product edited successfully!");
    expect(json.product).toMatchObject({ name: "HR sheet 3 mm", thickness: [3], image });
  });

  test("change their picture, and the old one goes", async () => {
    const form = formOf({ ...product, file: await picture("#884422") });
    const { json } = await talk.call("PUT", `/api/admin/product/updateProduct/${own}`, { form });
    expect(json.product.image).not.toBe(image);
    expect([await isServed(json.product.image), await isServed(image)]).toEqual([true, false]);
  });

  test("are refused field by field, in the words of adding and of editing", async () => {
    const empty = { form: formOf({ name: " ", thickness: "1,,2" }) };
    const added = await talk.call("POST", "/api/admin/product/createProduct", empty);
    const edited = await talk.call("PUT", `/api/admin/product/updateProduct/${own}`, empty);
    expect([added.status, edited.status]).toEqual([400, 400]);
    expect(added.json.errors).toEqual({
      name: "Name is required",
      type: "Type is required",
      thickness: "Only number and commans are allowed",
      width: "Width is required",
      deliveryDays: "Delivery days required",
      number: "Please must be 10 digits",
    });
    expect(edited.json.errors).toEqual({
      name: "Name is required",
      type: "Type is required",
      thickness: "Only numbers and commas are allowed",
      width: "Width is required",
      deliveryDays: "Delivery days are required",
      number: "Phone number is required",
    });
  });

  test("refuse what is no picture and store nothing", async () => {
    const before = await talk.get("/api/admin/product/getAllProduct");
    const file = new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/png" });
    const { status, json } = await talk.call("POST", "/api/admin/product/createProduct", {
      form: formOf({ ...product, file }),
    });
    expect([status, json.errors]).toEqual([400, { file: "Only image files are allowed" }]);
    expect((await talk.get("/api/admin/product/getAllProduct")).text).toBe(before.text);
  });

  test("are only saved over what was read when If-Match says so", async () => {
    const etag = (await talk.get(`/api/admin/product/getProduct/${own}`)).headers.get("ETag") ?? "";
    const save = (tag: string) =>
      talk.call("PUT", `/api/admin/product/updateProduct/${own}`, {
        form: formOf({ ...product, name: `Saved over ${tag.length}` }),
        headers: { "If-Match": tag },
      });
    expect((await save(etag)).status).toBe(200);
    expect((await save(etag)).status).toBe(412);
    expect((await save("*")).status).toBe(200);
  });

  test("are deleted once", async () => {
    const call = `/api/admin/product/deleteProduct/${own}`;
    expect((await talk.call("DELETE", call)).status).toBe(200);
    expect((await talk.call("DELETE", call)).status).toBe(404);
    expect((await talk.get(`/api/admin/product/getProduct/${own}`)).status).toBe(404);
  });
});

describe("blogs", () => {
  let own = "";
  let banner = "";

  test("are created with a banner and a side image", async () => {
    const form = formOf({
      content: JSON.stringify(content),
      banerImage: await picture(),
      sideImage: await picture("#228844"),
    });
    const { status, json } = await talk.call("POST", "/api/admin/createBlog", { form });
    expect([status, json.message]).toEqual([201, "Blog added successfully!"]);
    expect(json.blog).toEqual({
      _id: expect.stringMatching(id),
      banerImage: expect.stringMatching(path),
      sideImage: expect.stringMatching(path),
      content,
      createdAt: expect.stringMatching(date),
      updatedAt: expect.stringMatching(date),
    });
    own = json.blog._id;
    banner = json.blog.banerImage;
  });

  test("need a banner, a title, text and tags", async () => {
    const bare = await talk.call("POST", "/api/admin/createBlog", { json: { content } });
    expect([bare.status, bare.json.errors]).toEqual([400, { banerImage: "Banner image is required" }]);
    const blank = [{ type: "", text: "<p></p>", items: [" "] }];
    const form = formOf({ content: JSON.stringify(blank), banerImage: await picture() });
    expect((await talk.call("POST", "/api/admin/createBlog", { form })).json.errors).toEqual({
      title: "Title is required.",
      text: "Text content is required",
      tags: "At least one tag is required",
    });
    const broken = await talk.call("PUT", `/api/admin/updateBlog/${own}`, {
      form: formOf({ content: "[{" }),
    });
    expect([broken.status, Object.keys(broken.json.errors)]).toEqual([400, ["content"]]);
  });

  test("keep their images when no new files are chosen", async () => {
    const changed = [{ type: "Rust again", text: "<h2>Dry</h2><p>Keep it so.</p>", items: ["rust"] }];
    const { status, json } = await talk.call("PUT", `/api/admin/updateBlog/${own}`, {
      form: formOf({ content: JSON.stringify(changed) }),
    });
    expect([status, json.message]).toEqual([200, "Blog edit successfully!"]);
    expect(json.blog).toMatchObject({ banerImage: banner, content: changed });
  });

  test("are a bare list and a bare object", async () => {
    const list = await talk.get("/api/admin/getAllBlog");
    const one = await talk.get(`/api/admin/getBlogById/${own}`);
    expect(list.json).toEqual([one.json]);
  });

  test("lose scripts on their way in", async () => {
    const text = `<p onclick="x()">Hi<script>alert(1)</script></p>`;
    const { json } = await talk.call("PUT", `/api/admin/updateBlog/${own}`, {
      json: { content: [{ type: "Hostile", text, items: ["x"] }] },
    });
    expect(json.blog.content[0].text).toBe("<p>Hi</p>");
  });

  test("are deleted", async () => {
    expect((await talk.call("DELETE", `/api/admin/deleteBlog/${own}`)).status).toBe(200);
    expect((await talk.get("/api/admin/getAllBlog")).json).toEqual([]);
    expect((await talk.get(`/api/admin/getBlogById/${own}`)).status).toBe(404);
  });
});

describe("testimonials", () => {
  let own = "";

  test("are created, with or without a picture", async () => {
    const form = formOf({ ...testimonial, file: await picture() });
    const { status, json } = await talk.call("POST", "/api/admin/createTestimonial", { form });
    expect([status, json.message]).toEqual([201, "Testimonial added successfully!"]);
    expect(json.testimonial).toEqual({
      _id: expect.stringMatching(id),
      rating: 4.5,
      description: testimonial.description,
      author: {
        fullName: testimonial.fullName,
        designation: testimonial.designation,
        picture: expect.stringMatching(path),
      },
      createdAt: expect.stringMatching(date),
      updatedAt: expect.stringMatching(date),
    });
    own = json.testimonial._id;
    const plain = await talk.call("POST", "/api/admin/createTestimonial", { json: testimonial });
    expect([plain.status, plain.json.testimonial.author.picture]).toEqual([201, null]);
  });

  test("are changed and keep their picture", async () => {
    const { status, json } = await talk.call("PUT", `/api/admin/updateTestimonial/${own}`, {
      form: formOf({ ...testimonial, rating: "3" }),
    });
    expect([status, json.message]).toEqual([200, "Testimonial updated successfully!"]);
    expect(json.testimonial).toMatchObject({ rating: 3, author: { picture: expect.stringMatching(path) } });
    expect((await talk.get(`/api/admin/getTestimonial/${own}`)).json).toEqual(json.testimonial);
    expect((await talk.get("/api/admin/getAllTestimonial")).json).toHaveLength(2);
  });

  test("answer a wrong change with message and error", async () => {
    const { status, json } = await talk.call("PUT", `/api/admin/updateTestimonial/${own}`, {
      form: formOf({ ...testimonial, description: "x".repeat(141), rating: "6" }),
    });
    expect(status).toBe(400);
    expect([typeof json.message, typeof json.error]).toEqual(["string", "string"]);
    expect(json.errors).toMatchObject({
      description: "Description must be between 1 and 100 characters",
    });
  });

  test("are deleted", async () => {
    expect((await talk.call("DELETE", `/api/admin/deleteTestimonial/${own}`)).status).toBe(200);
    expect((await talk.get(`/api/admin/getTestimonial/${own}`)).status).toBe(404);
  });
});

describe("admins", () => {
  const robin = { FullName: "Robin Hale", email: "robin.hale@gmail.com", password: "Rolling7steel" };
  let own = "";

  test("are registered without ever showing a password", async () => {
    const { status, json, text } = await talk.call("POST", "/api/admin/auth/adminRegister", { json: robin });
    expect(status).toBe(201);
    expect(json.data).toEqual({
      _id: expect.stringMatching(id),
      FullName: robin.FullName,
      email: robin.email,
      userName: expect.stringMatching(/^robinhale[1-9]\d{3}$/),
      createdAt: expect.stringMatching(date),
    });
    expect(text).not.toMatch(/password|Rolling7steel|\$2/i);
    own = json.data._id;
  });

  test("are unique by email, whatever its case, and checked", async () => {
    const again = { ...robin, email: robin.email.toUpperCase() };
    const taken = await talk.call("POST", "/api/admin/auth/adminRegister", { json: again });
    expect([taken.status, Object.keys(taken.json.errors)]).toEqual([409, ["email"]]);
    const weak = await talk.call("POST", "/api/admin/auth/adminRegister", {
      json: { FullName: "", email: "no", password: "short" },
    });
    expect([weak.status, weak.json.errors]).toEqual([
      400,
      {
        FullName: "Please enter full name",
        email: "Invalid email format",
        password: "Password must be at least 8 characters",
      },
    ]);
  });

  test("are listed, read and changed", async () => {
    const list = await talk.get("/api/admin/auth/getAllAdmin");
    expect(list.json.data).toHaveLength(2);
    const one = await talk.get(`/api/admin/auth/getAdmin/${own}`);
    expect(one.json.data).toEqual(list.json.data[0]);
    const change = { FullName: "Robin B. Hale", email: "robin.b.hale@gmail.com", userName: "robinb1234" };
    const saved = await talk.call("PUT", `/api/admin/auth/adminUpdate/${own}`, { json: change });
    expect([saved.status, saved.json.message]).toEqual([200, "User updated successfully!"]);
    expect(saved.json.data).toMatchObject(change);
    const foreign = { ...change, email: "robin@example.com" };
    const refused = await talk.call("PUT", `/api/admin/auth/adminUpdate/${own}`, { json: foreign });
    expect(refused.json.errors).toEqual({ email: "Email must be a valid Gmail address" });
  });

  test("cannot delete themselves, but others", async () => {
    const { data } = (await talk.get("/api/admin/auth/getAllAdmin")).json;
    const self = data.find((row: { email: string }) => row.email === firstAdmin.email)._id;
    expect((await talk.call("DELETE", `/api/admin/auth/adminDelete/${self}`)).status).toBe(409);
    expect((await talk.call("DELETE", `/api/admin/auth/adminDelete/${own}`)).status).toBe(200);
    expect((await talk.get(`/api/admin/auth/getAdmin/${own}`)).status).toBe(404);
  });
});

describe("the manners of every call", () => {
  test("an ETag spares the second reading, HEAD the body", async () => {
    for (const call of ["/api/admin/product/getAllProduct", "/api/admin/auth/getAllAdmin"]) {
      const first = await talk.get(call);
      const etag = first.headers.get("ETag") ?? "";
      expect(etag).toMatch(/^"[^"]+"$/);
      const second = await talk.get(call, { "If-None-Match": etag });
      expect([second.status, second.text]).toEqual([304, ""]);
      const head = await talk.call("HEAD", call);
      expect([head.status, head.text]).toEqual([200, ""]);
    }
  });

  test("lists come in pages when asked", async () => {
    for (const name of ["One", "Two", "Three"]) {
      await talk.call("POST", "/api/admin/createTestimonial", { json: { ...testimonial, fullName: name } });
    }
    const page = await talk.get("/api/admin/getAllTestimonial?page=2&limit=1");
    expect(page.json.map((row: { author: { fullName: string } }) => row.author.fullName)).toEqual(["Two"]);
    expect(page.headers.get("X-Total-Count")).toBe("4");
    expect(page.headers.get("Link")).toMatch(/rel="next"/);
    for (const query of ["page=0", "page=x", "limit=101", "limit=-1"]) {
      expect((await talk.get(`/api/admin/getAllTestimonial?${query}`)).status).toBe(400);
    }
  });

  test("paths in any case are the same path, others and other methods are refused in JSON", async () => {
    expect((await talk.get("/API/admin/GETALLBLOG")).status).toBe(200);
    for (const call of ["/api/admin/nothing", "/api", "/other", "/api/admin/product/getProduct"]) {
      const answer = await talk.get(call);
      expect([call, answer.status, typeof answer.json.message]).toEqual([call, 404, "string"]);
    }
    const wrong = await talk.call("POST", "/api/admin/getAllBlog", { json: {} });
    expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect((await talk.call("PATCH", "/api/admin/getAllBlog", { json: {} })).status).toBe(405);
  });

  test("bodies of another kind are refused", async () => {
    const call = "/api/admin/createTestimonial";
    const answers = [
      await talk.call("POST", call, { text: "a=1", headers: { "Content-Type": "text/plain" } }),
      await talk.call("POST", call, { text: "{" }),
      await talk.call("POST", call, { text: "[]" }),
      await talk.call("POST", call, { text: `{"a":${"[".repeat(40)}${"]".repeat(40)}}` }),
      await talk.call("POST", call, { json: { fullName: "x".repeat(300_000) } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([415, 400, 400, 400, 413]);
    for (const { json } of answers) expect(typeof json.message).toBe("string");
  });

  test("only listed origins may call from a browser, other sites may not write", async () => {
    const ask = (origin: string) =>
      fetch(`${site.url}/backend/api/admin/getAllBlog`, {
        method: "OPTIONS",
        headers: { Origin: origin, "Access-Control-Request-Method": "GET" },
      });
    const listed = await ask("https://app.example");
    expect(listed.headers.get("Access-Control-Allow-Origin")).toBe("https://app.example");
    const stranger = await ask("https://evil.example");
    expect(stranger.headers.get("Access-Control-Allow-Origin")).toBeNull();
    const write = await talk.call("POST", "/api/admin/createTestimonial", {
      json: testimonial,
      headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    });
    expect(write.status).toBe(403);
    const allowed = await talk.call("POST", "/api/admin/createTestimonial", {
      json: testimonial,
      headers: { Origin: "https://app.example", "Sec-Fetch-Site": "cross-site" },
    });
    expect(allowed.status).toBe(201);
  });

  test("five failed logins close the door to that email alone", async () => {
    const stranger = openTalk(site.url);
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await stranger.signIn("victim@example.com", "Wrong-Password-1")).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const closed = await stranger.signIn("victim@example.com", "Wrong-Password-1");
    expect(Number(closed.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await stranger.signIn(firstAdmin.email, firstAdmin.password)).status).toBe(200);
  });

  test("the log names who did what, without secrets", async () => {
    const log = site.log();
    for (const event of ["login", "login-failed", "login-throttled", "admin-created", "product-deleted"]) {
      expect(log).toContain(`"event":"${event}"`);
    }
    expect(log).not.toMatch(/Rolling7steel|Wrong-Password|Steel-Tests/);
  });
});
