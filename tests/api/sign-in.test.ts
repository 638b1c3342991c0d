import { expect, test } from "vitest";
import { borrowSite } from "../support/lent-site";
import { firstAdmin } from "../support/template";
import { openClient } from "./client";

const site = borrowSite({ sample: false });
const client = openClient(site.url);

const unknown = "0123456789abcdef01234567";

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
  const { status, json, headers } = await client.signIn(firstAdmin.email.toUpperCase(), firstAdmin.password);
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
