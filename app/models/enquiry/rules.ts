import { isDay } from "~/models/shop/day";
import { type FieldRule, lineRule, linesRule } from "~/models/text/field-rule";
import { cleanDigits, cleanLine } from "~/models/text/typed-text";

/** What mail servers take, quoted names aside. */
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

type ContactRules = Record<"name" | "phone" | "email" | "message", FieldRule>;

export const contactRules: ContactRules = {
  name: lineRule("Name", 100, "Enter your name"),
  phone: {
    ...lineRule("Phone", 30, "Enter your phone number", {
      holds: (text) => /^[+(\d][\d\s().-]*$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 7,
      message: "Enter a phone number of at least 7 digits",
    }),
    clean: (text) => cleanDigits(cleanLine(text)),
  },
  email: lineRule("Email", 254, null, {
    holds: (text) => EMAIL.test(text),
    message: "Enter an email address such as name@example.com",
  }),
  message: linesRule("Message", 2000, "Enter a message"),
};

/** Orders further ahead are talked about first. */
const MOST_YEARS_AHEAD = 3;

type EnquiryListRules = ContactRules & Record<"deliveryPlace" | "wantedOn", FieldRule>;

/** With sizes on the list, a message is not needed. `today` is the day in the shop's time zone, as `2026-12-31`. */
export function enquiryListRules(today: () => string): EnquiryListRules {
  return {
    ...contactRules,
    message: { ...contactRules.message, missing: null },
    deliveryPlace: lineRule("Delivery place", 120, null),
    wantedOn: lineRule(
      "Wanted date",
      40,
      null,
      { holds: isDay, message: "Enter a date such as 2026-12-31" },
      { holds: (text) => text >= today(), message: "This day has passed: enter today or a later day" },
      {
        holds: (text) => text <= Number(today().slice(0, 4)) + MOST_YEARS_AHEAD + today().slice(4),
        message: `Enter a day within ${MOST_YEARS_AHEAD} years`,
      },
    ),
  };
}
