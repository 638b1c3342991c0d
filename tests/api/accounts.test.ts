import { describe, expect, test } from "vitest";
import { borrowClient } from "./lent-client";

/** Written from the specification alone, in the order in which an old client goes about it. */
const { site, client } = borrowClient();
const id = /^[0-9a-f]{24}$/;
const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe("admins", () => {
  const robin = { FullName: "Robin Hale", email: "robin.hale@gmail.com", password: "Rolling7steel" };
  let own = "";

  test("are registered without ever showing a password", async () => {
    const { status, json, text } = await client.call("POST", "/api/admin/auth/adminRegister", {
      json: robin,
    });
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
    const taken = await client.call("POST", "/api/admin/auth/adminRegister", { json: again });
    expect([taken.status, Object.keys(taken.json.errors)]).toEqual([409, ["email"]]);
    const weak = await client.call("POST", "/api/admin/auth/adminRegister", {
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
    const list = await client.get("/api/admin/auth/getAllAdmin");
    expect(list.json.data).toHaveLength(2);
    const one = await client.get(`/api/admin/auth/getAdmin/${own}`);
    expect(one.json.data).toEqual(list.json.data[0]);
    const change = { FullName: "Robin B. Hale", email: "robin.b.hale@gmail.com", userName: "robinb1234" };
    const saved = await client.call("PUT", `/api/admin/auth/adminUpdate/${own}`, { json: change });
    expect([saved.status, saved.json.message]).toEqual([200, "User updated successfully!"]);
    expect(saved.json.data).toMatchObject(change);
    const foreign = { ...change, email: "robin@example.com" };
    const refused = await client.call("PUT", `/api/admin/auth/adminUpdate/${own}`, { json: foreign });
    expect(refused.json.errors).toEqual({ email: "Email must be a valid Gmail address" });
  });
});

test("the log names who did what, without secrets", async () => {
  const log = site.log();
  for (const event of ["login", "admin-created"]) {
    expect(log).toContain(`"event":"${event}"`);
  }
  expect(log).not.toMatch(/Rolling7steel|Steel-Tests/);
});
