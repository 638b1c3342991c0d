import { describe, expect, it } from "vitest";
import { rows, run } from "../../faults/store";
import { readEditorForm } from "../../support/editor-form";
import { borrowOffice } from "../../support/office";
import { cookiesOf, fetchPage, pick, postForm } from "../../support/page";
import { signInAt } from "../../support/sign-in";

const { site, open, post, follow, hire, signIn } = borrowOffice();

const create = (fields: Record<string, string>) => post("/createadmin", fields);

describe("Create Admin", () => {
  const right = { FullName: "Grace Mill", email: "grace@example.com", password: "Steel-Sheet-1" };

  it("refuses what is wrong at its field, and repeats no password", async () => {
    const { status, html, text } = await create({ ...right, email: "grace@" });
    expect(status).toBe(400);
    expect(text).toContain("Invalid email format");
    expect(html).toContain('href="#email"');
    expect(html).not.toContain("Steel-Sheet-1");
  });

  it("refuses an address that is taken, whatever its case, beside the field", async () => {
    expect((await create(right)).headers.get("location")).toBe("/adminalluser");
    const { status, text, html } = await create({ ...right, email: "GRACE@example.com" });
    expect([status, text]).toEqual([409, expect.stringContaining("Email is already in use")]);
    expect(html).toContain('value="GRACE@example.com"');
    expect(html).toMatch(/role="alert"[\s\S]{0,600}Failed to create admin\./);
  });

  it("makes no second account of a form that says something else, and does not say that it was saved", async () => {
    const once = pick((await open("/createadmin")).html, /name="once" value="([^"]+)"/);
    const typed = { ...right, FullName: "Ruth Mill", email: "ruth@example.com", once };
    for (let time = 0; time < 2; time += 1) expect((await create(typed)).status).toBe(302);
    const other = await create({ ...typed, password: "Steel-Sheet-2" });
    expect([other.status, other.text]).toEqual([400, expect.stringContaining("has made the account before")]);
    expect((await create({ ...typed, email: "ruth@example.org" })).status).toBe(400);
    expect(rows(site, `SELECT email FROM "Admin" WHERE fullName = 'Ruth Mill'`)).toEqual([
      { email: "ruth@example.com" },
    ]);
  });
});

describe("Edit User", () => {
  it("greets a renamed admin by the new name at once, wherever signed in", async () => {
    const { id, email, password, cookie: desk } = await hire("Amelia");
    const own = [desk, await signInAt(site, { email, password })];
    const version = pick((await open(`/editUser/${id}`)).html, /name="version" value="(\d+)"/);
    const fields = { FullName: 'Zo"e Rivet', userName: "amelia1234", email, version };
    const saved = await post(`/editUser/${id}`, fields, own[0]);
    expect(saved.status).toBe(302);
    for (const session of own) {
      const { html } = await open("/admindashboard", session);
      expect(html.replaceAll("<!-- -->", "")).toContain("Hello, Zo&quot;e");
    }
    expect((await open("/admindashboard")).html).not.toContain("Zo&quot;e");
  });

  it("asks for Gmail only when the address changes", async () => {
    const { id, email } = await hire("Hopper");
    const save = (fields: Record<string, string>) =>
      post(`/editUser/${id}`, { FullName: "Hopper", userName: "hopper1", version: "1", ...fields });
    const other = await save({ email: "other@example.com" });
    expect([other.status, other.text]).toEqual([
      400,
      expect.stringContaining("Email must be a valid Gmail address"),
    ]);
    const saved = await save({ email });
    expect([saved.status, saved.headers.get("location")]).toEqual([302, "/adminalluser"]);
    const list = await follow(saved);
    expect(list.html).toMatch(/role="status"[\s\S]{0,500}User updated successfully!/);
  });

  it("asks where somebody else has changed the address meanwhile, which is nobody's mistake", async () => {
    const { id } = await hire("Lamarr");
    const opened = readEditorForm((await open(`/editUser/${id}`)).html);
    const save = (form: URLSearchParams, name: string, value: string) => {
      form.set(name, value);
      return post(`/editUser/${id}`, form);
    };
    expect((await save(new URLSearchParams(opened), "email", "lamarr@gmail.com")).status).toBe(302);
    opened.set("once", "");
    const asked = await save(opened, "FullName", "Hedy Lamarr");
    expect(asked.status).toBe(409);
    const both = readEditorForm(asked.html);
    expect([both.get("email"), both.get("FullName")]).toEqual(["lamarr@gmail.com", "Hedy Lamarr"]);
    expect((await post(`/editUser/${id}`, both)).status).toBe(302);
  });

  it("answers a taken name with a conflict, and an unknown id with a sentence", async () => {
    await hire("Lovelace");
    const { id, email } = await hire("Noether");
    const fields = { FullName: "Noether", userName: "Lovelace", email, version: "1" };
    const taken = await post(`/editUser/${id}`, fields);
    expect(taken.status).toBe(409);
    expect(taken.text).toContain("Username is already in use");
    expect(taken.text).toContain("Update failed.");
    const unknown = await open("/editUser/6b018b041e9000e71845285d");
    expect([unknown.status, unknown.text]).toEqual([
      404,
      expect.stringContaining("Failed to fetch user data."),
    ]);
  });
});

describe("deleting an admin", () => {
  it("is asked about at its own address, and ends that admin's sessions", async () => {
    const { id, cookie: theirs } = await hire("Curie");
    expect((await open(`/delete/${id}`)).text).toMatch(/Are you sure\? Delete admin “[^”]*Curie” ?\./);
    expect((await open("/delete/6b018b041e9000e71845285d")).text).not.toContain("Are you sure?");
    const deleted = await post("/adminalluser", { intent: "delete", id });
    expect(deleted.status).toBe(302);
    const after = await open("/admindashboard", theirs);
    expect(after.status).toBe(302);
  });

  it("is refused for oneself", async () => {
    const id = pick((await open("/adminalluser?q=admin@example.com")).html, /row-([0-9a-f]{24})/);
    const { status, text } = await post("/adminalluser", { intent: "delete", id });
    expect([status, text]).toEqual([409, expect.stringContaining("You cannot delete your own account.")]);
  });
});

describe("a form whose session has ended", () => {
  it("is shown again after signing in, without its password, to that admin alone", async () => {
    const mine = await signInAt(site);
    run(site, "DELETE FROM Session");
    const fields = { FullName: "Kept Name", email: "kept@example.com", password: "Secret-Word-9" };
    const redirected = await post("/createadmin", fields, mine);
    expect(redirected.status).toBe(302);
    const login = new URL(redirected.headers.get("location") ?? "", site.url);
    const back = login.searchParams.get("back") ?? "";
    expect([login.pathname, back]).toEqual([
      "/adminlogin",
      expect.stringMatching(/^\/createadmin\?parked=[0-9a-f]{24}$/),
    ]);

    const file = await fetchPage(`${site.url}/adminalluser.csv?q=kept`, {
      headers: { Cookie: mine },
      redirect: "manual",
    });
    expect(file.headers.get("location")).toBe("/adminlogin?back=%2Fadminalluser%3Fq%3Dkept");

    const form = await fetchPage(login.href);
    expect(form.text).toContain("Your session has ended. Log in to carry on where you left off.");
    expect(pick(form.html, /name="back" value="([^"]+)"/)).toBe(back);
    await signIn();
    const again = await open(back);
    expect(again.text).toContain("Your session had ended before this was saved.");
    expect(again.html).toContain('value="Kept Name"');
    expect(again.html).not.toContain("Secret-Word-9");

    const { cookie: stranger } = await hire("Stranger");
    const seen = await open(back, stranger);
    expect(seen.html).not.toContain("Kept Name");
  });

  it.each([
    ["/adminenquiries", { intent: "drop-mail", mail: "none", pressed: "1" }],
    ["/adminpassword", { intent: "sign-out-others" }],
    ["/adminalluser?noun=admin", { intent: "undo", id: "none" }],
  ])("is told that it was not done where nothing was typed, at %s", async (path, fields) => {
    const mine = await signInAt(site);
    run(site, "DELETE FROM Session");
    const login = new URL((await post(path, fields, mine)).headers.get("location") ?? "", site.url);
    expect(login.searchParams.get("back")).toBe(path);
    expect((await fetchPage(login.href)).text).toContain("what you pressed was not done");
    await signIn();
    expect((await open("/admindashboard")).html).toContain('name="pressed"');
  });

  it("is kept after a logout, and after a second one from another window", async () => {
    const once = await post("/logout", {}, await signInAt(site));
    const twice = await post("/logout", {}, cookiesOf(once.headers));
    const posted = await post("/createadmin", { FullName: "Kept Name" }, cookiesOf(twice.headers));
    expect(posted.headers.get("location")).toContain("parked");
  });

  it("is not kept for a browser that never signed in", async () => {
    const posted = await postForm(`${site.url}/createadmin`, { FullName: "Nobody" });
    expect(posted.headers.get("location")).toBe("/adminlogin");
  });
});
