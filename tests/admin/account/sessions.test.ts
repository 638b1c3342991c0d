import { describe, expect, it } from "vitest";
import { findId, rows, run } from "../../faults/store";
import { borrowOffice } from "../../support/office";
import { cookiesOf, fetchPage, pick, postForm } from "../../support/page";
import { signInAt } from "../../support/sign-in";
import { firstAdmin } from "../../support/template";

const { site, open, post, hire } = borrowOffice();

describe("one's own account", () => {
  it("says where it is signed in, and signs all the others out with one press", async () => {
    expect((await open("/adminpassword")).text).toContain("Nowhere else.");
    const other = await signInAt(site);
    const program = await fetch(`${site.url}/backend/api/admin/auth/adminLogin`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(firstAdmin),
    });
    expect(program.status).toBe(200);
    const shown = await open("/adminpassword");
    expect(shown.text).toMatch(/node · 127\.0\.0\.1 · this device/);
    expect(shown.text).toContain("Sign out node, since Today");
    expect(shown.text.match(/node · 127\.0\.0\.1 Signed in Today/g)).toHaveLength(2);

    const answer = await post("/adminpassword", { intent: "sign-out-others" });
    expect(answer.status).toBe(302);
    expect((await open("/admindashboard")).status).toBe(200);
    expect((await open("/admindashboard", other)).headers.get("Location")).toContain("/adminlogin");
    expect((await open("/adminpassword")).text).toContain("Nowhere else.");
  });

  it("is signed out in one place alone, by the browser, system and address that it was opened with", async () => {
    const agent =
      "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36";
    const phone = await postForm(`${site.url}/adminlogin`, firstAdmin, "", { "User-Agent": agent });
    const [phoneCookie, other] = [cookiesOf(phone.headers), await signInAt(site)];
    const page = await open("/adminpassword");
    expect(page.text).toMatch(/Chrome on Android · 127\.0\.0\.1 Signed in Today .* last used Today/);
    const entry = page.html.slice(page.html.indexOf("Chrome on Android"));
    const session = pick(entry, /name="session" value="([^"]+)"/);
    const ended = await post("/adminpassword", { intent: "sign-out", session });
    expect(ended.status).toBe(302);
    expect((await open("/admindashboard", phoneCookie)).headers.get("Location")).toContain("/adminlogin");
    expect((await open("/admindashboard", other)).status).toBe(200);
    const own = rows<{ id: string }>(site, `SELECT "id" FROM "Session"`);
    for (const { id } of own) await post("/adminpassword", { intent: "sign-out", session: id });
    expect((await open("/admindashboard")).status).toBe(200);
  });

  it("lists the fifty that were used last, and says how many more there are", async () => {
    run(
      site,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
        INSERT INTO "Session" ("id", "adminId", "data", "createdAt", "seenAt")
        SELECT 'program-' || i, "adminId", "data", "createdAt", "seenAt" FROM n, (SELECT * FROM "Session" LIMIT 1)`,
    );
    const shown = await open("/adminpassword");
    expect(shown.html.match(/Signed in<\/span>/g)).toHaveLength(50);
    expect(shown.text).toMatch(/this device .*And 1[1-9] more, last used before these\./);
    await post("/adminpassword", { intent: "sign-out-others" });
  });

  it("has no Delete beside it", async () => {
    const { html } = await open("/adminalluser");
    const own = findId(site, "Admin", `WHERE "email" = '${firstAdmin.email}'`);
    expect(html).toContain(`/editUser/${own}`);
    expect(html).not.toContain(`id="delete-${own}"`);
  });

  it("leaves other people's sessions alone", async () => {
    const { cookie: bo } = await hire("Bo");
    await post("/adminpassword", { intent: "sign-out-others" });
    expect((await open("/admindashboard", bo)).status).toBe(200);
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
    expect((await open("/adminalluser", own)).text).toMatch(/Last seen: \d/);
  });
});

it("the login page names the command that sets a lost password", async () => {
  expect((await fetchPage(`${site.url}/adminlogin`)).text).toContain(
    "npm run admin:password -- you@example.com",
  );
});
