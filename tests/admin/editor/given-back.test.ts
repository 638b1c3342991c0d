import { expect, it } from "vitest";
import { rows, run } from "../../faults/store";
import { borrowSite } from "../../support/lent-site";
import { fetchPage, postForm } from "../../support/page";
import { signInAt } from "../../support/sign-in";

const site = borrowSite();
const idOf = (table: string) => rows<{ id: string }>(site, `SELECT "id" FROM "${table}"`)[0]?.id ?? "";

it.each<[screen: string, fields: Record<string, string>]>([
  ["/addproduct", { name: "Typed in time", thickness: "2, 3" }],
  ["/editproduct/{Product}", { name: "Typed in time", deliveryDays: "9 days" }],
  ["/addBlog", { title: "Typed in time", tags: "coil" }],
  ["/createtestimonial", { fullName: "Typed in time", description: "Came early" }],
  ["/editUser/{Admin}", { FullName: "Typed in time", userName: "typed1" }],
  ["/adminsettings", { name: "Typed in time", hours: "Mon to Sat 7 to 11" }],
  ["/addquotation", { customer: "Typed in time", paste: "HR 2mm 1250x2500 - 20 nos" }],
  ["/addenquiry", { intent: "save", name: "Typed in time", list: "HR 2mm 1250x2500 - 20 nos" }],
])("what was sent to %s after the session's end is back after signing in", async (screen, fields) => {
  const path = screen.replace(/\{(\w+)\}/, (_, table) => idOf(table));
  const cookie = await signInAt(site);
  run(site, `DELETE FROM "Session"`);
  const answer = await postForm(site.url + path, fields, cookie);
  const login = new URL(answer.headers.get("location") ?? "", site.url);
  expect([answer.status, login.pathname]).toEqual([302, "/adminlogin"]);
  const back = login.searchParams.get("back") ?? "";
  expect(back).toMatch(new RegExp(`^${path}\\?parked=[0-9a-f]{24}$`));
  const page = await fetchPage(site.url + back, { headers: { Cookie: await signInAt(site) } });
  expect(page.text).toContain("Your work is back");
  const { intent: _, ...typed } = fields;
  for (const value of Object.values(typed)) expect(page.html).toContain(value);
});
