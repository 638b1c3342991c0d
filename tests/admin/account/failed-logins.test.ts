import { describe, expect, it } from "vitest";
import { rows } from "../../faults/store";
import { borrowSite } from "../../support/lent-site";
import { cookiesOf, type FetchedPage, fetchPage, postForm } from "../../support/page";
import { firstAdmin } from "../../support/template";

const site = borrowSite({ sample: false });
// Behind one proxy every login can come from an address of its own: the throttle counts by address.

const { email } = firstAdmin;
const wrong = { email, password: "Wrong-Word-1" };

let last = 0;
function nextAddress() {
  last += 1;
  return `198.51.100.${last}`;
}

function logIn(fields: { email: string; password: string }, address = nextAddress()) {
  return postForm(`${site.url}/adminlogin`, fields, "", { "X-Forwarded-For": address });
}

function logInByApi(fields: { email: string; password: string }) {
  return fetch(`${site.url}/backend/api/admin/auth/adminLogin`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": nextAddress() },
    body: JSON.stringify(fields),
  });
}

/** What the dashboard says after this login. */
async function readDashboard(login: FetchedPage) {
  expect(login.status).toBe(302);
  const headers = { Cookie: cookiesOf(login.headers) };
  return fetchPage(`${site.url}/admindashboard`, { headers });
}

const countRows = () => rows(site, `SELECT 1 FROM "FailedLogins"`).length;

describe("failed logins", () => {
  it("are told to the owner at the next sign-in, once, with their number and the latest time and network", async () => {
    await logIn(wrong);
    await logInByApi({ ...wrong, email: email.toUpperCase() });
    expect((await logIn(wrong, "2001:db8:1:2:3::4")).status).toBe(401);
    const time = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "Asia/Kolkata" });
    const login = await logIn(firstAdmin);
    const page = await readDashboard(login);
    expect(page.html).toMatch(/role="status"[\s\S]{0,600}failed sign-ins/);
    expect(page.text).toContain(
      `3 failed sign-ins with this address since your last one, the latest on ${time.format(new Date())}, `,
    );
    expect(page.text).toMatch(/\d [ap]m from 2001:db8:1:2::\/64\./);
    expect(page.headers.getSetCookie().join()).toMatch(/flash=;/);
    const again = await readDashboard(await logIn(firstAdmin));
    expect(again.text).not.toContain("failed sign-in");
    expect(countRows()).toBe(0);
  });

  it("of an address without an account are answered alike, without the password, and leave no trace", async () => {
    const [known, unknown] = [await logIn(wrong), await logIn({ ...wrong, email: "nobody@example.com" })];
    const readable = ({ text }: FetchedPage) => text.replaceAll(/\S+@example\.com/g, "");
    expect(known.html).toMatch(/role="alert"[\s\S]{0,600}Login failed\./);
    expect(known.html + unknown.html).not.toContain(wrong.password);
    expect([unknown.status, readable(unknown)]).toEqual([known.status, readable(known)]);
    expect([known, unknown].flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
    expect(countRows()).toBe(1);
    const page = await readDashboard(await logIn(firstAdmin));
    expect(page.text).toContain("1 failed sign-in with this address since your last one, on ");
  });

  it("are not forgotten by a program's login, whose answer stays as it is", async () => {
    await logIn(wrong, "203.0.113.7");
    const answer = await logInByApi(firstAdmin);
    expect(await answer.json()).toEqual({
      message: "Login successful",
      data: { isAdmin: true, FullName: firstAdmin.fullName, token: expect.any(String) },
    });
    expect(answer.headers.getSetCookie().join()).not.toContain("flash=");
    const page = await readDashboard(await logIn(firstAdmin));
    expect(page.text).toMatch(/1 failed sign-in .+ from 203\.0\.113\.7\./);
  });
});
