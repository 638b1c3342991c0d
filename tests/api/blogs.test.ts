import { beforeAll, describe, expect, test } from "vitest";
import { borrowSite } from "../support/lent-site";
import { firstAdmin } from "../support/template";
import { type Client, content, formOf, openClient, picture, testimonial } from "./client";

/** Written from the specification alone, in the order in which an old client goes about it. */
const site = borrowSite({ sample: false });
let client: Client;
beforeAll(async () => {
  client = openClient(site.url);
  await client.signIn(firstAdmin.email, firstAdmin.password);
});

const id = /^[0-9a-f]{24}$/;
const path = /^\/uploads\/[\w.-]+$/;
const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe("blogs", () => {
  let own = "";
  let banner = "";

  test("are created with a banner and a side image", async () => {
    const form = formOf({
      content: JSON.stringify(content),
      banerImage: await picture(),
      sideImage: await picture("#228844"),
    });
    const { status, json } = await client.call("POST", "/api/admin/createBlog", { form });
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
    const bare = await client.call("POST", "/api/admin/createBlog", { json: { content } });
    expect([bare.status, bare.json.errors]).toEqual([400, { banerImage: "Banner image is required" }]);
    const blank = [{ type: "", text: "<p></p>", items: [" "] }];
    const form = formOf({ content: JSON.stringify(blank), banerImage: await picture() });
    expect((await client.call("POST", "/api/admin/createBlog", { form })).json.errors).toEqual({
      title: "Title is required.",
      text: "Text content is required",
      tags: "At least one tag is required",
    });
    const broken = await client.call("PUT", `/api/admin/updateBlog/${own}`, {
      form: formOf({ content: "[{" }),
    });
    expect([broken.status, Object.keys(broken.json.errors)]).toEqual([400, ["content"]]);
  });

  test("keep their images when no new files are chosen", async () => {
    const changed = [{ type: "Rust again", text: "<h2>Dry</h2><p>Keep it so.</p>", items: ["rust"] }];
    const { status, json } = await client.call("PUT", `/api/admin/updateBlog/${own}`, {
      form: formOf({ content: JSON.stringify(changed) }),
    });
    expect([status, json.message]).toEqual([200, "Blog edit successfully!"]);
    expect(json.blog).toMatchObject({ banerImage: banner, content: changed });
  });

  test("are a bare list and a bare object", async () => {
    const list = await client.get("/api/admin/getAllBlog");
    const one = await client.get(`/api/admin/getBlogById/${own}`);
    expect(list.json).toEqual([one.json]);
  });

  test("are deleted", async () => {
    expect((await client.call("DELETE", `/api/admin/deleteBlog/${own}`)).status).toBe(200);
    expect((await client.get("/api/admin/getAllBlog")).json).toEqual([]);
    expect((await client.get(`/api/admin/getBlogById/${own}`)).status).toBe(404);
  });
});

describe("testimonials", () => {
  let own = "";

  test("are created, with or without a picture", async () => {
    const form = formOf({ ...testimonial, file: await picture() });
    const { status, json } = await client.call("POST", "/api/admin/createTestimonial", { form });
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
    const plain = await client.call("POST", "/api/admin/createTestimonial", { json: testimonial });
    expect([plain.status, plain.json.testimonial.author.picture]).toEqual([201, null]);
  });

  test("are changed and keep their picture", async () => {
    const { status, json } = await client.call("PUT", `/api/admin/updateTestimonial/${own}`, {
      form: formOf({ ...testimonial, rating: "3" }),
    });
    expect([status, json.message]).toEqual([200, "Testimonial updated successfully!"]);
    expect(json.testimonial).toMatchObject({ rating: 3, author: { picture: expect.stringMatching(path) } });
    expect((await client.get(`/api/admin/getTestimonial/${own}`)).json).toEqual(json.testimonial);
    expect((await client.get("/api/admin/getAllTestimonial")).json).toHaveLength(2);
  });

  test("answer a wrong change with message and error", async () => {
    const { status, json } = await client.call("PUT", `/api/admin/updateTestimonial/${own}`, {
      form: formOf({ ...testimonial, description: "x".repeat(141), rating: "6" }),
    });
    expect(status).toBe(400);
    expect([typeof json.message, typeof json.error]).toEqual(["string", "string"]);
    expect(json.errors).toMatchObject({
      description: "Description must be between 1 and 100 characters",
    });
  });

  test("are deleted", async () => {
    expect((await client.call("DELETE", `/api/admin/deleteTestimonial/${own}`)).status).toBe(200);
    expect((await client.get(`/api/admin/getTestimonial/${own}`)).status).toBe(404);
  });
});
