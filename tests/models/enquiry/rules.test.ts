import { describe, expect, it } from "vitest";
import { ContactForm } from "~/models/enquiry/form";
import { EnquiryListForm } from "~/models/enquiry/list-form.server";
import { contactRules, enquiryListRules } from "~/models/enquiry/rules";
import { dayOf } from "~/models/shop/day.server";
import { findFault } from "~/models/text/field-rule";

const listRules = enquiryListRules(() => "2026-11-22");
const right = { name: "Asha Rao", phone: "+91 98765 43210", email: "asha@example.com", message: "40 sheets" };

type Row = [field: keyof typeof right, typed: string, message: string | null];

const rows: Row[] = [
  ["name", "Asha Rao", null],
  ["name", " \u200b ", "Enter your name"],
  ["name", "n".repeat(100), null],
  ["name", "n".repeat(101), "Name must be at most 100 characters"],
  ["phone", "", "Enter your phone number"],
  ["phone", "12", "Enter a phone number of at least 7 digits"],
  ["phone", "call me 1234567", "Enter a phone number of at least 7 digits"],
  ["phone", "(020) 555-0100", null],
  ["phone", "०९८७६ ५४३२१", null],
  ["phone", "020 (555) 0100", null],
  ["phone", "1".repeat(31), "Phone must be at most 30 characters"],
  ["email", "", null],
  ["email", "a.b+c'd@mail.example-1.com", null],
  ["email", "asha@", "Enter an email address such as name@example.com"],
  ["email", "asha@example", "Enter an email address such as name@example.com"],
  ["email", ".asha@example.com", "Enter an email address such as name@example.com"],
  ["email", "a..b@example.com", "Enter an email address such as name@example.com"],
  ["email", `${"a".repeat(250)}@b.co`, "Email must be at most 254 characters"],
  ["message", "  \n ", "Enter a message"],
  ["message", "m".repeat(2001), "Message must be at most 2000 characters"],
];

describe("the rules of an enquiry", () => {
  it.each(rows)("say of %s = %j: %j, in the browser and on the server", (field, typed, message) => {
    expect(findFault(contactRules[field], typed)).toBe(message);
    const parsed = ContactForm.safeParse({ ...right, [field]: typed });
    expect(parsed.error?.issues.map((issue) => issue.message) ?? []).toEqual(message ? [message] : []);
  });

  it("keep the digits of a phone number as it is dialled, and no product that cannot be one", () => {
    const product = "x".repeat(25);
    const phone = "+९१ ९८७६५-४३२१०";
    expect(ContactForm.parse({ ...right, phone, product })).toMatchObject({
      phone: "+91 98765-43210",
      product: null,
    });
  });

  it("ask for every field that must be there when it is not sent at all", () => {
    const messages = ContactForm.safeParse({}).error?.issues.map((issue) => issue.message);
    expect(messages).toEqual(["Enter your name", "Enter your phone number", "Enter a message"]);
  });

  it("ask for no message with sizes on the list", () => {
    expect(findFault(listRules.message, " ")).toBeNull();
    expect(EnquiryListForm.parse({ ...right, message: undefined })).toMatchObject({ message: "" });
    expect(EnquiryListForm.parse({ ...right, email: " " })).toMatchObject({ email: null });
  });

  it.each([
    ["", null],
    ["2026-11-22", null],
    ["2029-11-22", null],
    ["2026-11-21", "This day has passed: enter today or a later day"],
    ["2029-11-23", "Enter a day within 3 years"],
    ["2027-02-29", "Enter a date such as 2026-12-31"],
    ["tomorrow", "Enter a date such as 2026-12-31"],
    ["22.11.2026", "Enter a date such as 2026-12-31"],
  ])("say of a wanted date %j on 22 November 2026: %j", (typed, message) => {
    expect(findFault(listRules.wantedOn, typed)).toBe(message);
  });

  it("take the day in the shop's time zone for today, and neither place nor date for needed", () => {
    const today = dayOf(new Date());
    const sent = { ...right, wantedOn: today, deliveryPlace: " Pune  411019 " };
    expect(EnquiryListForm.parse(sent)).toMatchObject({ wantedOn: today, deliveryPlace: "Pune 411019" });
    expect(EnquiryListForm.parse(right)).toMatchObject({ wantedOn: null, deliveryPlace: null });
    const issues = EnquiryListForm.safeParse({ ...sent, wantedOn: "2020-01-01" }).error?.issues ?? [];
    expect(issues.map(({ path }) => path)).toEqual([["wantedOn"]]);
    // Half past six in the evening of New Year's Eve in London is the next year in Kolkata.
    expect(dayOf(new Date("2026-12-31T18:30:00Z"))).toBe("2027-01-01");
  });
});
