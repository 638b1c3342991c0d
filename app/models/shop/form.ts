import { isCallingCode, LONGEST_COMPANY_ADDRESS, LONGEST_COMPANY_NAME, PHONE_NUMBER } from "~/company-rule";
import { tidyEmail } from "~/models/row/email";
import { type FieldTable, formOf } from "~/models/row/field";
import { z } from "~/models/row/schema";
import { optionalLine } from "~/models/row/text";
import { hasAtMost } from "~/models/row/typed-text";
import { writePlain } from "~/steel/reading/plain";
import { countRule, dropBlankLines, linesOrNull, MOST_MONTHS } from "./field-rule";
import { quotationFields } from "./quotation-fields";

const LONGEST_HOURS = 300;
const LONGEST_CITY = 80;
const LONGEST_ADDRESS_OF_MAP = 300;
const LONGEST_REGISTRATION = 80;
const MOST_REGISTRATIONS = 6;
const LONGEST_REPLY_TIME = 60;
const LONGEST_PRICE_RULE = 200;
const LONGEST_GOODS = 300;
const LONGEST_ANSWER_TEXT = 400;
const LONGEST_LANGUAGE = 40;
const FIRST_YEAR = 1600;

/** Empty is null: what the environment says holds. */
function optionalPhone(label: string) {
  return optionalLine(30, label, writePlain).refine((text) => text === null || PHONE_NUMBER.test(text), {
    error: `${label} must be a phone number of 7 to 20 digits`,
  });
}

function optionalEmail(label: string) {
  return optionalLine(254, label, tidyEmail).refine(
    (text) => text === null || z.email().safeParse(text).success,
    {
      error: `${label} must be an address such as name@example.com`,
    },
  );
}

/** It stands within sentences. */
const dropFullStop = (text: string) => text.replace(/\.$/, "");

/** `91`, also of `+91` and `0091`. */
const tidyCode = (text: string) => writePlain(text).replace(/^\s*(?:\+|00)|\s/g, "");

function isPastYear(text: string | null) {
  if (text === null) return true;
  return /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= new Date().getFullYear();
}

function isSecureAddress(text: string | null) {
  return text === null || (/^https:\/\/[^\s@]+$/i.test(text) && URL.canParse(text));
}

const hasFewShortLines = (text: string | null) => {
  const lines = text?.split("\n") ?? [];
  return lines.length <= MOST_REGISTRATIONS && lines.every((line) => hasAtMost(line, LONGEST_REGISTRATION));
};

/** In the order of the screen. */
export const companyFields = {
  name: { label: "Company name", rule: optionalLine(LONGEST_COMPANY_NAME, "Company name") },
  phone: {
    label: "Phone",
    rule: optionalPhone("Phone"),
    input: { type: "tel" },
    half: true,
  },
  whatsapp: {
    label: "WhatsApp",
    rule: optionalPhone("WhatsApp"),
    input: { type: "tel" },
    half: true,
  },
  country: {
    label: "Country code",
    hint: "Dialled before numbers of ten digits, and in place of a leading zero",
    rule: optionalLine(10, "Country code", tidyCode).refine((text) => text === null || isCallingCode(text), {
      error: "Country code must be that of a country, such as 91",
    }),
    input: { inputMode: "numeric" },
  },
  email: { label: "Email", rule: optionalEmail("Email"), input: { type: "email" } },
  address: { label: "Address", rule: optionalLine(LONGEST_COMPANY_ADDRESS, "Address") },
  city: {
    label: "City",
    hint: "With its postcode, as it stands at the end of the address",
    rule: optionalLine(LONGEST_CITY, "City"),
  },
  mapUrl: {
    label: "Link to a map",
    hint: "The address that the map's Share button copies",
    rule: optionalLine(LONGEST_ADDRESS_OF_MAP, "Link to a map").refine(isSecureAddress, {
      error: "Link to a map must be an address that begins with https://",
    }),
    input: { inputMode: "url" },
  },
  hours: { label: "Opening hours", rule: linesOrNull(LONGEST_HOURS, "Opening hours"), lines: 3 },
  founded: {
    label: "Year founded",
    rule: optionalLine(10, "Year founded", writePlain).refine(isPastYear, {
      error: `Year founded must be a year from ${FIRST_YEAR} to this one`,
    }),
    input: { inputMode: "numeric" },
  },
  registrations: {
    label: "Registration numbers",
    hint: "One per line, each with its label: GSTIN 27AAAAA0000A1Z5",
    rule: linesOrNull(MOST_REGISTRATIONS * (LONGEST_REGISTRATION + 2), "Registration numbers")
      .transform(dropBlankLines)
      .refine(hasFewShortLines, {
        error: `Registration numbers must be at most ${MOST_REGISTRATIONS} lines of ${LONGEST_REGISTRATION} characters`,
      }),
    lines: 3,
  },
  replyTime: {
    label: "Time to answer",
    hint: "Completes “We answer …”: within two working hours",
    rule: optionalLine(LONGEST_REPLY_TIME, "Time to answer", dropFullStop),
  },
  priceRule: {
    label: "Rule of prices",
    hint: "One sentence, such as: We quote per kg ex works, GST extra",
    rule: optionalLine(LONGEST_PRICE_RULE, "Rule of prices"),
  },
  notSold: {
    label: "Goods not sold",
    hint: "What buyers ask for in vain, separated by commas; search says that it is not sold here",
    rule: optionalLine(LONGEST_GOODS, "Goods not sold"),
  },
  alsoSold: {
    label: "Goods beyond the catalogue",
    hint: "Separated by commas; search says that they can be supplied",
    rule: optionalLine(LONGEST_GOODS, "Goods beyond the catalogue"),
  },
  answerGreeting: {
    label: "Greeting",
    hint: "The first lines of an answer; {name} is the buyer's",
    rule: linesOrNull(LONGEST_ANSWER_TEXT, "Greeting"),
    lines: 3,
  },
  answerClosing: {
    label: "Closing",
    hint: "Its last lines, such as terms and your name",
    rule: linesOrNull(LONGEST_ANSWER_TEXT, "Closing"),
    lines: 3,
  },
  otherLanguage: {
    label: "Another language",
    hint: "Such as Hindi: its greeting and closing below make answers of their own",
    rule: optionalLine(LONGEST_LANGUAGE, "Another language"),
  },
  otherGreeting: {
    label: "Greeting in it",
    rule: linesOrNull(LONGEST_ANSWER_TEXT, "Greeting in it"),
    lines: 3,
  },
  otherClosing: {
    label: "Closing in it",
    rule: linesOrNull(LONGEST_ANSWER_TEXT, "Closing in it"),
    lines: 3,
  },
  enquiryTo: {
    label: "Email enquiries to",
    rule: optionalEmail("Email enquiries to"),
    input: { type: "email" },
  },
  enquiryMonths: {
    label: "Months to keep enquiries",
    hint: "Older ones are deleted, and quotations that were not accepted and no longer can be, with no undo; 0 keeps all",
    rule: countRule("Months to keep enquiries", MOST_MONTHS),
    input: { inputMode: "numeric" },
  },
  ...quotationFields,
} satisfies FieldTable;

export type CompanyField = keyof typeof companyFields;

export const CompanyForm = formOf(companyFields);

export type CompanyInput = z.output<typeof CompanyForm>;
