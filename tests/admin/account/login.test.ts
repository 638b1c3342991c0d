import { describe, expect, it } from "vitest";
import { borrowSite } from "../../support/lent-site";
import { cookiesOf, fetchPage, postForm } from "../../support/page";
import { hireAt, signInAt } from "../../support/sign-in";
import { firstAdmin } from "../../support/template";

const site = borrowSite();
// Behind one proxy every test can come from an address of its own: the throttle counts by address.

function logIn(fields: Record<string, string>, address: string) {
  return postForm(`${site.url}/adminlogin`, fields, "", { "X-Forwarded-For": address });
}

describe("the login", () => {
  it("asks for both fields and keeps the email", async () => {
    const answer = await logIn({ email: " someone@example.com ", password: "" }, "192.0.2.1");
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("Password is required");
    expect(answer.html).toContain('value=" someone@example.com "');
    expect((await logIn({ email: "", password: "x" }, "192.0.2.1")).text).toContain("Email is required");
  });

  it("leads to the dashboard, whatever the email's case, with a cookie that scripts cannot read", async () => {
    const answer = await logIn({ ...firstAdmin, email: firstAdmin.email.toUpperCase() }, "192.0.2.3");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/admindashboard"]);
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^session=.+HttpOnly.+SameSite=Lax/);
  });

  it("leads nowhere else", async () => {
    const answer = await logIn({ ...firstAdmin, back: "//evil.example" }, "192.0.2.4");
    expect(answer.headers.get("location")).toBe("/admindashboard");
  });

  it("waits after five failures for one email from one address, and nobody else does", async () => {
    const { email } = await hireAt(site, "Throttled");
    const wrong = { email, password: "Wrong-Word-1" };
    const tries = await Promise.all(Array.from({ length: 6 }, () => logIn(wrong, "192.0.2.5")));
    const statuses = tries.map(({ status }) => status).sort();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const waiting = tries.find(({ status }) => status === 429);
    expect(Number(waiting?.headers.get("retry-after"))).toBeGreaterThan(800);
    expect(waiting?.html).toMatch(
      /role="alert"[\s\S]{0,600}Login failed\. Too many attempts; try again in 15 minutes\./,
    );
    for (const event of ["login-failed", "login-throttled"])
      expect(site.log()).toContain(`"event":"${event}"`);
    expect(site.log()).not.toContain(wrong.password);
    expect((await logIn(firstAdmin, "192.0.2.5")).status).toBe(302);
    expect((await logIn(wrong, "192.0.2.6")).status).toBe(401);
  });

  it("writes no password into the log that was typed into the field of the email", async () => {
    expect((await logIn({ email: "Steel@2026", password: "Steel@2026" }, "192.0.2.7")).status).toBe(401);
    expect(site.log()).not.toContain("Steel@2026");
  });

  it("offers the dashboard to whoever is signed in already", async () => {
    const cookie = await signInAt(site);
    const answer = await fetchPage(`${site.url}/adminlogin`, { headers: { Cookie: cookie } });
    expect(answer.text).toContain("You are signed in, Ada. Dashboard");
    // Another window has signed in again since this one was led here.
    const left = `${site.url}/adminlogin?back=${encodeURIComponent("/adminallproduct?q=coil")}`;
    const { html, text } = await fetchPage(left, { headers: { Cookie: cookie } });
    expect(html).toMatch(/href="\/adminallproduct\?q=coil"[^>]*>Carry on/);
    expect(text).not.toContain("Your session has ended");
    expect((await fetchPage(left)).text).toContain("Your session has ended");
    const pressed = await fetchPage(`${left}&lost=1`, { headers: { Cookie: cookie } });
    expect(pressed.text).toContain("what you pressed was not done. Email");
  });
});

describe("a session", () => {
  it("ends with the logout, at once", async () => {
    const cookie = await signInAt(site);
    const out = await postForm(`${site.url}/logout`, {}, cookie);
    expect([out.status, out.headers.get("location")]).toEqual([302, "/adminlogin"]);
    const after = await fetchPage(`${site.url}/admindashboard`, { headers: { Cookie: cookie } });
    expect(after.status).toBe(302);
  });

  it("is told apart by every new login, and the old one of that browser ends", async () => {
    const first = await signInAt(site);
    const again = await postForm(`${site.url}/adminlogin`, { ...firstAdmin }, first);
    const second = cookiesOf(again.headers);
    expect(second).not.toBe(first);
    const old = await fetchPage(`${site.url}/admindashboard`, { headers: { Cookie: first } });
    expect(old.headers.get("location")).toContain("/adminlogin");
  });

  it("of everybody else ends when the password changes, and this browser goes on", async () => {
    const here = await signInAt(site);
    const elsewhere = await signInAt(site);
    const url = `${site.url}/adminpassword`;
    const wrong = await postForm(url, { currentPassword: "nope", newPassword: "Another-Word-2" }, here);
    expect([wrong.status, wrong.text]).toEqual([
      400,
      expect.stringContaining("The current password is wrong"),
    ]);
    const fields = { currentPassword: firstAdmin.password, newPassword: "Another-Word-2" };
    const changed = await postForm(url, fields, here);
    expect([changed.status, changed.headers.get("location")]).toEqual([302, "/admindashboard"]);
    const statusOf = async (cookie: string) =>
      (await fetchPage(`${site.url}/admindashboard`, { headers: { Cookie: cookie } })).status;
    expect(await statusOf(cookiesOf(changed.headers))).toBe(200);
    expect(await statusOf(elsewhere)).toBe(302);
    expect(await statusOf(here)).toBe(302);
    await signInAt(site, { email: firstAdmin.email, password: "Another-Word-2" });
  });
});
