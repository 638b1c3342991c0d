import { expect, test } from "vitest";
import { borrowSite } from "../support/lent-site";
import { firstAdmin } from "../support/template";
import { openClient } from "./client";

const site = borrowSite({ sample: false });
const client = openClient(site.url);

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
