import { expect, test } from "vitest";
import { borrowSite } from "../support/lent-site";
import { firstAdmin } from "../support/template";
import { openClient } from "./client";

/** Written from the specification alone, in the order in which an old client goes about it. */
const site = borrowSite({ sample: false });
const client = openClient(site.url);

test("a wrong password and an unknown email get the same answer", async () => {
  const wrong = await client.signIn(firstAdmin.email, "Wrong-Password-1");
  const stranger = await client.signIn("nobody@example.com", "Wrong-Password-1");
  expect([wrong.status, wrong.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
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

test("an admin is registered without ever showing a password, once for an email whatever its case, and checked", async () => {
  const register = (json: object) => client.call("POST", "/api/admin/auth/adminRegister", { json });
  const robin = { FullName: "Robin Hale", email: "robin.hale@gmail.com", password: "Rolling7steel" };
  const made = await register(robin);
  expect(made.status).toBe(201);
  expect(made.json.data).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    ...{ FullName: robin.FullName, email: robin.email },
    userName: expect.stringMatching(/^robinhale[1-9]\d{3}$/),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(made.text).not.toMatch(/password|Rolling7steel|\$2/i);
  const taken = await register({ ...robin, email: robin.email.toUpperCase() });
  expect([taken.status, Object.keys(taken.json.errors)]).toEqual([409, ["email"]]);
  const weak = await register({ FullName: "", email: "no", password: "short" });
  expect([weak.status, Object.keys(weak.json.errors)]).toEqual([400, ["FullName", "email", "password"]]);
  const told = Object.values<string>(weak.json.errors);
  expect(weak.json.message).toBe(told[0]);
  for (const words of told) expect(weak.json.error.split("; ")).toContain(words);
  const foreign = { FullName: "Robin Hale", email: "robin@example.com", userName: "robin1234" };
  const path = `/api/admin/auth/adminUpdate/${made.json.data._id}`;
  const refused = await client.call("PUT", path, { json: foreign });
  expect(refused.json.errors).toEqual({ email: "Email must be a valid Gmail address" });
});

test("the log names who did what, without secrets", async () => {
  const log = site.log();
  for (const event of ["login", "admin-created"]) expect(log).toContain(`"event":"${event}"`);
  expect(log).not.toMatch(/Rolling7steel|Steel-Tests/);
});
