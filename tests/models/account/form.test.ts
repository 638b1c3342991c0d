import { expect, it } from "vitest";
import {
  CreateAdminForm,
  editUserForm,
  isGeneratedFor,
  LoginForm,
  userNameStem,
} from "~/models/account/form";
import { CompanyForm } from "~/models/shop/form";

const admin = { FullName: "Ada", userName: "ada1234", password: "Steel-Sheet-1" };

it.each([
  ["a login", LoginForm],
  ["a new admin", CreateAdminForm],
  ["an edited one", editUserForm("old@example.com")],
  ["the company", CompanyForm],
])("the address of %s is tidied before it is refused", (_, form) => {
  expect(form.parse({ ...admin, email: "mailto:ada@gmail.com" })).toMatchObject({ email: "ada@gmail.com" });
});

const newAdmin = { ...admin, FullName: "Grace Mill", email: "grace@example.com" };
const edited = { FullName: "Grace Mill", userName: "grace1234", email: "old@example.com" };

it.each([
  [CreateAdminForm, newAdmin, { FullName: "" }, "Please enter full name"],
  [CreateAdminForm, newAdmin, { email: "" }, "Please enter email"],
  [CreateAdminForm, newAdmin, { email: "grace@" }, "Invalid email format"],
  [CreateAdminForm, newAdmin, { email: "grace@mill@example.com" }, "Invalid email format"],
  [CreateAdminForm, newAdmin, { password: "" }, "Please enter password"],
  [CreateAdminForm, newAdmin, { password: "Short-1" }, "Password must be at least 8 characters"],
  [CreateAdminForm, newAdmin, { password: "all-lower-1" }, "Must contain uppercase, lowercase, and number"],
  [CreateAdminForm, newAdmin, { password: `Aa1${"é".repeat(36)}` }, "Password must be at most 72 bytes"],
  [editUserForm("old@example.com"), edited, { FullName: " " }, "Full name is required"],
  [editUserForm("old@example.com"), edited, { userName: " " }, "Username is required"],
  [editUserForm("old@example.com"), edited, { email: " " }, "Email is required"],
  [
    editUserForm("old@example.com"),
    edited,
    { email: "other@example.com" },
    "Email must be a valid Gmail address",
  ],
])("refuses what is wrong in its own words (%#)", (form, right, wrong, message) => {
  expect(form.safeParse(right).success).toBe(true);
  expect(form.safeParse({ ...right, ...wrong }).error?.issues).toMatchObject([
    { path: Object.keys(wrong), message },
  ]);
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

it("a user name made of the longest full name is taken, also of letters that are longer when small", () => {
  const FullName = "İ".repeat(100);
  const made = { ...admin, FullName, email: "ada@example.com", userName: `${userNameStem(FullName)}1234` };
  expect(CreateAdminForm.safeParse(made).error).toBeUndefined();
  expect(isGeneratedFor(made.userName, FullName)).toBe(true);
});

it("the company's phone numbers are read in digits of any width", () => {
  expect(CompanyForm.parse({ phone: "＋９１ 98200–12345" })).toMatchObject({ phone: "+91 98200-12345" });
});

it("what stands around a password is a part of it", () => {
  expect(LoginForm.parse({ email: "a@b.c", password: " Steel １ " })).toMatchObject({
    password: " Steel １ ",
  });
});
