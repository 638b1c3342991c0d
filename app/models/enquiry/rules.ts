import { type FieldRule, lineRule, linesRule } from "~/models/row/field-rule";

/** What mail servers take, quoted names aside. */
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

type ContactRules = Record<"name" | "phone" | "email" | "message", FieldRule>;

export const contactRules: ContactRules = {
  name: lineRule("Name", 100, "Please enter your name"),
  phone: lineRule("Phone", 30, "Please enter your phone number", {
    holds: (text) => /^[+\d][\d\s().-]*$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 7,
    message: "Please enter a phone number of at least 7 digits",
  }),
  email: lineRule("Email", 254, null, {
    holds: (text) => EMAIL.test(text),
    message: "Please enter an email address such as name@example.com",
  }),
  message: linesRule("Message", 2000, "Please enter a message"),
};

/** With sizes on the list, a message is not needed. */
export const enquiryListRules: ContactRules = {
  ...contactRules,
  message: { ...contactRules.message, missing: null },
};
