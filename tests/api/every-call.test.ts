import { describe, expect, test } from "vitest";
import { testimonial } from "./client";
import { borrowClient } from "./lent-client";

const { site, client } = borrowClient();

describe("the manners of every call", () => {
  test("lists come in pages when asked", async () => {
    for (const name of ["One", "Two", "Three"]) {
      await client.call("POST", "/api/admin/createTestimonial", { json: { ...testimonial, fullName: name } });
    }
    const page = await client.get("/api/admin/getAllTestimonial?page=2&limit=1");
    expect(page.json.map((row: { author: { fullName: string } }) => row.author.fullName)).toEqual(["Two"]);
    expect(page.headers.get("X-Total-Count")).toBe("3");
    expect(page.headers.get("Link")).toMatch(/rel="next"/);
    expect((await client.get("/api/admin/getAllTestimonial?page=0")).status).toBe(400);
  });

  test("paths in any case are the same path, others and other methods are refused in JSON", async () => {
    expect((await client.get("/API/admin/GETALLBLOG")).status).toBe(200);
    for (const call of ["/api/admin/nothing", "/api", "/other", "/api/admin/product/getProduct"]) {
      const answer = await client.get(call);
      const { message } = answer.json;
      expect([call, answer.status, message, answer.json.error]).toEqual([
        call,
        404,
        expect.stringMatching(/./),
        message,
      ]);
    }
    const wrong = await client.call("POST", "/api/admin/getAllBlog", { json: {} });
    expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect((await client.call("PATCH", "/api/admin/getAllBlog", { json: {} })).status).toBe(405);
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
    const write = await client.call("POST", "/api/admin/createTestimonial", {
      json: testimonial,
      headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    });
    expect(write.status).toBe(403);
    const allowed = await client.call("POST", "/api/admin/createTestimonial", {
      json: testimonial,
      headers: { Origin: "https://app.example", "Sec-Fetch-Site": "cross-site" },
    });
    expect(allowed.status).toBe(201);
  });

  test("a listed origin reads also what is refused before the call", async () => {
    const headers = { Origin: "https://app.example", "Sec-Fetch-Site": "cross-site" };
    const json = { ...testimonial, description: "x".repeat(300 * 1024) };
    const refused = await client.call("POST", "/api/admin/createTestimonial", { json, headers });
    expect([refused.status, refused.headers.get("Access-Control-Allow-Origin")]).toEqual([
      413,
      headers.Origin,
    ]);
    // By which the log is asked.
    expect(refused.headers.get("Access-Control-Expose-Headers")).toContain("X-Request-Id");
    const stranger = await client.call("POST", "/api/admin/createTestimonial", { json });
    expect([stranger.status, stranger.headers.get("Access-Control-Allow-Origin")]).toEqual([413, null]);
  });

  test("asked in the shape that pages are asked in, with any Origin, there is none", async () => {
    const paths = [
      "/api/admin/getAllBlog",
      "/api/admin/auth/adminRegister",
      "/api/openapi.json",
      "/api/nothing",
    ];
    for (const path of paths) {
      for (const origin of ["https://app.example", "https://evil.example", "null", ""]) {
        for (const method of ["GET", "HEAD", "OPTIONS", "POST"]) {
          const headers = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
          const answer = await fetch(`${site.url}/backend${path}.data`, { method, headers });
          await answer.text();
          const type = answer.headers.get("Content-Type");
          expect([method, path, origin, answer.status, type]).toEqual([
            ...[method, path, origin, 404],
            "application/json; charset=utf-8",
          ]);
        }
      }
    }
    expect(site.log()).not.toContain('"event":"error"');
  });
});
