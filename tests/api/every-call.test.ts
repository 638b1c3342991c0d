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
    const link = (number: number, rel: string) =>
      `</backend/api/admin/getAllTestimonial?page=${number}&limit=1>; rel="${rel}"`;
    expect(page.headers.get("Link")).toBe(
      [link(1, "first"), link(1, "prev"), link(3, "next"), link(3, "last")].join(", "),
    );
    const beyond = await client.get("/api/admin/getAllTestimonial?page=9&limit=1");
    expect(beyond.headers.get("Link")).toBe([link(1, "first"), link(3, "prev"), link(3, "last")].join(", "));
  });

  test("paths in any case are the same path, others and other methods are refused in JSON", async () => {
    for (const call of ["/API/admin/GETALLBLOG", "/api/admin/getAll%42log/"])
      expect([call, (await client.get(call)).status]).toEqual([call, 200]);
    const others = [
      ...["/api/admin/nothing", "/api", "/other", "/", "", "/api/admin/product/getProduct"],
      ...["/api/admin%2FgetAllBlog", "/api/admin/getAllBlog/x", "/api/admin/getBlogById/a/b"],
    ];
    for (const call of others) {
      for (const method of ["GET", "POST", "PUT", "DELETE"]) {
        const answer = await client.call(method, call);
        const { message } = answer.json;
        expect([method, call, answer.status, message, answer.json.error]).toEqual([
          ...[method, call, 404],
          expect.stringMatching(/./),
          message,
        ]);
      }
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
      for (const origin of ["https://app.example", "null"]) {
        for (const method of ["GET", "OPTIONS", "POST"]) {
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
