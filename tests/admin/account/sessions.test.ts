import { beforeAll, describe, expect, it } from "vitest";
import { rows, run } from "../../faults/store";
import { borrowSite } from "../../support/lent-site";
import { fetchPage, postForm } from "../../support/page";
import { signInAt } from "../../support/sign-in";
import { firstAdmin } from "../../support/template";

const site = borrowSite({ sample: false });

describe("one's own account", () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await signInAt(site);
  });

  const load = (path: string, own = cookie) => fetchPage(site.url + path, { headers: { Cookie: own } });

  it("says where it is signed in, and signs all the others out with one press", async () => {
    expect((await load("/adminpassword")).text).toContain("Nowhere else.");
    const other = await signInAt(site);
    const program = await fetch(`${site.url}/backend/api/admin/auth/adminLogin`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(firstAdmin),
    });
    expect(program.status).toBe(200);
    const shown = await load("/adminpassword");
    expect(shown.text).toContain("This device");
    expect(shown.text.match(/Another device or program/g)).toHaveLength(2);

    const answer = await postForm(`${site.url}/adminpassword`, { intent: "sign-out-others" }, cookie);
    expect(answer.status).toBe(302);
    expect((await load("/admindashboard")).status).toBe(200);
    expect((await load("/admindashboard", other)).headers.get("Location")).toContain("/adminlogin");
    expect((await load("/adminpassword")).text).toContain("Nowhere else.");
  });

  it("leaves other people's sessions alone", async () => {
    const user = { FullName: "Bo Rao", email: "bo@gmail.com", userName: "bo1234", password: "Steel-Other-2" };
    const made = await fetch(`${site.url}/backend/api/admin/auth/adminRegister`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify(user),
    });
    expect(made.status).toBe(201);
    const bo = await signInAt(site, user);
    await postForm(`${site.url}/adminpassword`, { intent: "sign-out-others" }, cookie);
    expect((await load("/admindashboard", bo)).status).toBe(200);
  });

  it("was last seen when somebody last used it, to the minute", async () => {
    run(
      site,
      `UPDATE "Session" SET "seenAt" = '2026-01-01T00:00:00.000+00:00'`,
      `UPDATE "Admin" SET "seenAt" = NULL`,
    );
    const own = await signInAt(site);
    const [seen] = rows<{ seenAt: string }>(site, `SELECT "seenAt" FROM "Admin" WHERE "seenAt" IS NOT NULL`);
    expect(Date.now() - new Date(seen?.seenAt ?? 0).getTime()).toBeLessThan(60_000);
    expect((await load("/adminalluser", own)).text).toMatch(/Last seen: \d/);
  });
});

it("the login page names the command that sets a lost password", async () => {
  expect((await fetchPage(`${site.url}/adminlogin`)).text).toContain(
    "npm run admin:password -- you@example.com",
  );
});
