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

it("the company's phone numbers are read in digits of any width", () => {
  expect(CompanyForm.parse({ phone: "＋９１ 98200–12345" })).toMatchObject({ phone: "+91 98200-12345" });
});

it("what stands around a password is a part of it", () => {
  expect(LoginForm.parse({ email: "a@b.c", password: " Steel １ " })).toMatchObject({
    password: " Steel １ ",
  });
});
