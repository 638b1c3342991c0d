import { describe, expect, it } from "vitest";
import { ContactForm, EnquiryListForm } from "~/models/enquiry/form";
import { contactRules, enquiryListRules } from "~/models/enquiry/rules";
import { findFault } from "~/models/row/field-rule";

const right = { name: "Asha Rao", phone: "+91 98765 43210", email: "asha@example.com", message: "40 sheets" };

type Row = [field: keyof typeof right, typed: string, message: string | null];

const rows: Row[] = [
  ["name", "Asha Rao", null],
  ["name", " \u200b ", "Please enter your name"],
  ["name", "n".repeat(100), null],
  ["name", "n".repeat(101), "Name must be at most 100 characters"],
  ["phone", "", "Please enter your phone number"],
  ["phone", "12", "Please enter a phone number of at least 7 digits"],
  ["phone", "call me 1234567", "Please enter a phone number of at least 7 digits"],
  ["phone", "(020) 555-0100", "Please enter a phone number of at least 7 digits"],
  ["phone", "020 (555) 0100", null],
  ["phone", "1".repeat(31), "Phone must be at most 30 characters"],
  ["email", "", null],
  ["email", "a.b+c'd@mail.example-1.com", null],
  ["email", "asha@", "Please enter an email address such as name@example.com"],
  ["email", "asha@example", "Please enter an email address such as name@example.com"],
  ["email", ".asha@example.com", "Please enter an email address such as name@example.com"],
  ["email", "a..b@example.com", "Please enter an email address such as name@example.com"],
  ["email", `${"a".repeat(250)}@b.co`, "Email must be at most 254 characters"],
  ["message", "  \n ", "Please enter a message"],
  ["message", "m".repeat(2001), "Message must be at most 2000 characters"],
];

describe("the rules of an enquiry", () => {
  it.each(rows)("say of %s = %j: %j, in the browser and on the server", (field, typed, message) => {
    expect(findFault(contactRules[field], typed)).toBe(message);
    const parsed = ContactForm.safeParse({ ...right, [field]: typed });
    expect(parsed.error?.issues.map((issue) => issue.message) ?? []).toEqual(message ? [message] : []);
  });

  it("ask for every field that must be there when it is not sent at all", () => {
    const messages = ContactForm.safeParse({}).error?.issues.map((issue) => issue.message);
    expect(messages).toEqual([
      "Please enter your name",
      "Please enter your phone number",
      "Please enter a message",
    ]);
  });

  it("ask for no message with sizes on the list", () => {
    expect(findFault(enquiryListRules.message, " ")).toBeNull();
    expect(EnquiryListForm.parse({ ...right, message: undefined })).toMatchObject({ message: "" });
    expect(EnquiryListForm.parse({ ...right, email: " " })).toMatchObject({ email: null });
  });
});
