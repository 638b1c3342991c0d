import { expect, it } from "vitest";
import { CreateAdminForm, editUserForm, LoginForm } from "~/models/account/form";
import { CompanyForm } from "~/models/shop/form";

const admin = { FullName: "Ada", userName: "ada1234", password: "Steel-Sheet-1" };

it.each([
  ["a login", LoginForm],
  ["a new admin", CreateAdminForm],
  ["an edited one", editUserForm("old@example.com")],
  ["the company", CompanyForm],
])("the address of %s is tidied before it is refused", (_, form) => {
  for (const email of [
    "\u00A0ada@gmail.com\u3000",
    "ａｄａ＠ｇｍａｉｌ．ｃｏｍ",
    "mailto:ada@gmail.com",
    "ada @gmail. com",
  ]) {
    expect(form.parse({ ...admin, email })).toMatchObject({ email: "ada@gmail.com" });
  }
});

it("an address may have an apostrophe in its name, and not about itself", () => {
  const made = (email: string) => CreateAdminForm.safeParse({ ...admin, FullName: "Sean", email }).success;
  expect(made("sean.o'brien@example.com")).toBe(true);
  expect(made("'sean@example.com'")).toBe(false);
});

it("a user name that is null is absent, as in what is answered", () => {
  const input = { ...admin, FullName: "Ada", email: "ada@example.com", userName: null };
  expect(CreateAdminForm.parse(input).userName).toBe("");
});

it("the company's phone numbers are read in digits of any width", () => {
  expect(CompanyForm.parse({ phone: "＋９１ 98200–12345" })).toMatchObject({ phone: "+91 98200-12345" });
});

it("what stands around a password is a part of it", () => {
  expect(LoginForm.parse({ email: "a@b.c", password: " Steel １ " })).toMatchObject({
    password: " Steel １ ",
  });
});
