import { describe, expect, it } from "vitest";
import { formOf } from "../../api/client";
import { findId, rows, run } from "../../faults/store";
import { readEditorForm, readFormOf } from "../../support/editor-form";
import { borrowSite } from "../../support/lent-site";
import { fetchPage, postForm } from "../../support/page";
import { fileOf, pngPicture } from "../../support/pictures";
import { signInAt } from "../../support/sign-in";
import { firstAdmin } from "../../support/template";

const site = borrowSite();
const fill = (path: string) => path.replace(/\{(\w+)\}/, (_, table) => findId(site, table));

/** Where the login leads whose session has ended before the form was sent. */
async function sendTooLate(path: string, fields: Record<string, string>) {
  const cookie = await signInAt(site);
  run(site, `DELETE FROM "Session"`);
  const answer = await postForm(site.url + path, fields, cookie);
  const login = new URL(answer.headers.get("location") ?? "", site.url);
  expect([answer.status, login.pathname]).toEqual([302, "/adminlogin"]);
  return login.searchParams.get("back") ?? "";
}

const signInAgain = async (back: string) =>
  fetchPage(site.url + back, { headers: { Cookie: await signInAt(site) } });

it.each<[screen: string, fields: Record<string, string>]>([
  ["/addproduct", { name: "Typed in time", thickness: "2, 3" }],
  ["/editproduct/{Product}", { name: "Typed in time", deliveryDays: "9 days" }],
  ["/addBlog", { title: "Typed in time", tags: "coil" }],
  ["/createtestimonial", { fullName: "Typed in time", description: "Came early" }],
  ["/editUser/{Admin}", { FullName: "Typed in time", userName: "typed1" }],
  ["/adminsettings", { name: "Typed in time", hours: "Mon to Sat 7 to 11" }],
  ["/addquotation", { customer: "Typed in time", paste: "HR 2mm 1250x2500 - 20 nos" }],
  ["/adminproductmany?id={Product}", { deliveryDays: "Typed in time", number: "2015550177" }],
  ["/adminrates", { version: "0", "rates[0].grade": "Typed in time", "rates[0].rate": "54.20" }],
  ["/addenquiry", { intent: "save", name: "Typed in time", list: "HR 2mm 1250x2500 - 20 nos" }],
])("what was sent to %s after the session's end is back after signing in", async (screen, fields) => {
  const path = fill(screen);
  const back = await sendTooLate(path, fields);
  expect(back.replace(/[?&]parked=[0-9a-f]{24}$/, "")).toBe(path);
  const page = await signInAgain(back);
  expect(page.text).toContain("Your work is back");
  const { intent: _, ...typed } = fields;
  for (const value of Object.values(typed)) expect(page.html).toContain(value);
});

it.each(["/editproduct/{Product}?q=2*1250*2500", `/editproduct/{Product}?q=${"माइल्ड%20स्टील%20".repeat(7)}`])(
  "the login leads back to %s with what was typed",
  async (screen) => {
    const path = fill(screen);
    const back = await sendTooLate(path, { name: "Typed in time" });
    const { email, password } = firstAdmin;
    const login = await postForm(`${site.url}/adminlogin`, { email, password, back });
    expect(login.headers.get("location")).toBe(back);
  },
);

it("what was saved before its session had ended, and was typed on, is given back as the same form", async () => {
  const at = "/createtestimonial";
  const { html } = await signInAgain(at);
  const form = { ...Object.fromEntries(readEditorForm(html)), designation: "Buyer", rating: "5" };
  const typed = { ...form, description: "Came early", fullName: "Saved in time" };
  expect((await postForm(site.url + at, typed, await signInAt(site))).status).toBe(302);
  const page = await signInAgain(await sendTooLate(at, { ...typed, fullName: "Corrected too late" }));
  const saved = await postForm(site.url + at, readEditorForm(page.html), await signInAt(site));
  expect(saved.headers.get("location")).toBe("/adminTestimonialdetails");
  const names = rows(site, "SELECT fullName FROM Testimonial WHERE description = 'Came early'");
  expect(names).toEqual([{ fullName: "Corrected too late" }]);
});

it("a picture that waits in a form is given back with it, as often as its session ends", async () => {
  const at = "/createtestimonial";
  const { html } = await signInAgain(at);
  const first = formOf({ ...Object.fromEntries(readEditorForm(html)), file: fileOf(await pngPicture()) });
  let page = await postForm(site.url + at, first, await signInAt(site));
  expect([page.status, page.text.includes("Kept: ")]).toEqual([400, true]);
  for (const designation of ["Buyer", "Owner"]) {
    const typed = { ...Object.fromEntries(readEditorForm(page.html)), designation, rating: "5" };
    const fields = { ...typed, fullName: "Pictured", description: "Was pictured" };
    page = await signInAgain(await sendTooLate(at, fields));
    expect(page.text).toContain("Kept: ");
  }
  expect((await postForm(site.url + at, readEditorForm(page.html), await signInAt(site))).status).toBe(302);
  const stored = rows(site, "SELECT picture, designation FROM Testimonial WHERE fullName = 'Pictured'");
  expect(stored).toEqual([{ picture: expect.stringMatching(/-48x36\.webp$/), designation: "Owner" }]);
});

it("what was sent to a row that is deleted by then is given back, and says so when it is saved", async () => {
  const cookie = await signInAt(site);
  const fields = { fullName: "Deleted", designation: "Buyer", rating: "5", description: "Was deleted" };
  expect((await postForm(`${site.url}/createtestimonial`, fields, cookie)).status).toBe(302);
  const at = `/edittestimonial/${findId(site, "Testimonial", `WHERE "fullName" = 'Deleted'`)}`;
  const back = await sendTooLate(at, { ...fields, description: "Typed in time" });
  run(site, `DELETE FROM "Testimonial" WHERE "fullName" = 'Deleted'`);
  const page = await signInAgain(back);
  expect(page.text).toContain("Your work is back");
  const answer = await postForm(site.url + back, readEditorForm(page.html), await signInAt(site));
  expect([answer.status, answer.html.includes("Typed in time")]).toEqual([404, true]);
});

it("an enquiry made of a message that was given back is not given back again", async () => {
  const fields = {
    intent: "save",
    name: "Made once",
    phone: "98200 12345",
    list: "HR 2mm 1250x2500 - 20 nos",
  };
  const back = await sendTooLate("/addenquiry", fields);
  const page = await signInAgain(back);
  expect(page.html).toContain(`action="${back}"`);
  const form = { ...Object.fromEntries(readFormOf(page.html, "Make the enquiry")), intent: "save" };
  const made = await postForm(site.url + back, form, await signInAt(site));
  expect([made.status, (await signInAgain(back)).text.includes("Your work is back")]).toEqual([302, false]);
});

describe("the rates", () => {
  const save = async (html: string, changed = {}) => {
    const form = { ...Object.fromEntries(readFormOf(html, "Save rates")), ...changed };
    return postForm(`${site.url}/adminrates`, form, await signInAt(site));
  };

  it("are asked about where somebody else has saved before the session of a form was there again", async () => {
    const open = await signInAgain("/adminrates");
    const form = Object.fromEntries(readFormOf(open.html, "Save rates"));
    const back = await sendTooLate("/adminrates", { ...form, "rates[0].rate": "54.21" });
    expect((await save(open.html, { "rates[1].rate": "53.99" })).status).toBe(302);
    const late = await save((await signInAgain(back)).html);
    expect([late.status, late.html.includes('value="54.21"')]).toEqual([409, true]);
  });

  it("stay in the form where a file was sent after the session's end", async () => {
    const before = readFormOf((await signInAgain("/adminrates")).html, "Save rates");
    const back = await sendTooLate("/adminrates", { intent: "file" });
    const after = readFormOf((await signInAgain(back)).html, "Save rates");
    expect(before.get("rates[0].rate")).toBeTruthy();
    expect(after.toString()).toBe(before.toString());
  });
});
