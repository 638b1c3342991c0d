import { beforeAll, describe, expect, it } from "vitest";
import { openClient } from "../../api/client";
import { borrowSite } from "../../support/lent-site";
import { fetchPage, postForm } from "../../support/page";
import { signInAt } from "../../support/sign-in";
import { firstAdmin } from "../../support/template";

const email = "long@example.com";
const password = "Aa1".padEnd(72, "x");

const site = borrowSite({ sample: false });
beforeAll(async () => {
  const client = openClient(site.url);
  await client.signIn(firstAdmin.email, firstAdmin.password);
  const added = await client.call("POST", "/api/admin/auth/adminRegister", {
    json: { FullName: "Long Word", email, password },
  });
  expect(added.status).toBe(201);
});

describe("a password with something behind its 72 bytes", () => {
  it("is answered like a wrong one at the login screen", async () => {
    const answer = await postForm(`${site.url}/adminlogin`, { email, password: `${password}x` });
    expect(answer.status).toBe(401);
    expect(answer.text).toContain("Login failed.");
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("is answered like a wrong one by the API", async () => {
    const client = openClient(site.url);
    const [longer, wrong] = [
      await client.signIn(email, `${password}x`),
      await client.signIn(email, "Wrong-Word-1"),
    ];
    expect([longer.status, longer.text]).toEqual([401, '{"message":"Login failed."}']);
    expect([wrong.status, wrong.text]).toEqual([longer.status, longer.text]);
    expect((await client.signIn(email, password)).status).toBe(200);
  });

  it("is not the current password", async () => {
    const cookie = await signInAt(site, { email, password });
    const fields = { currentPassword: `${password}x`, newPassword: "Another-Word-2" };
    const answer = await postForm(`${site.url}/adminpassword`, fields, cookie);
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringContaining("The current password is wrong"),
    ]);
    const still = await fetchPage(`${site.url}/admindashboard`, { headers: { Cookie: cookie } });
    expect(still.status).toBe(200);
  });
});
