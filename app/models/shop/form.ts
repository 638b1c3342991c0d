import { type FieldTable, formOf } from "~/models/row/field";
import { tidyEmail } from "~/models/text/email";
import { z } from "~/models/text/schema";
import { optionalLine } from "~/models/text/text";
import { hasAtMost } from "~/models/text/typed-text";
import { LONGEST_COMPANY_ADDRESS, LONGEST_COMPANY_NAME } from "~/rules/company";
import { isCallingCode, PHONE_NUMBER } from "~/rules/phone";
import { writePlain } from "~/steel/reading/plain";
import { quotationFields } from "./quotation-fields";
import { countField, dropBlankLines, lineField, linesField, linesOrNull, MOST_MONTHS } from "./setting-field";

const LONGEST_REGISTRATION = 80;
const MOST_REGISTRATIONS = 6;
const LONGEST_GOODS = 300;
const LONGEST_ANSWER_TEXT = 400;
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

/** A phone begins a field with a capital letter; names, as of days, keep theirs. */
const FIRST_WORD =
  /^(?:Within|In|By|On|At|The|Same|Usually|Mostly|Always|As|Every|Before|After|During|Until)\b/;

/** What stands within a sentence, also of one that is typed whole. */
const tidyReplyTime = (text: string) =>
  text
    .replace(/^we answer /i, "")
    .replace(/\.$/, "")
    .replace(FIRST_WORD, (word) => word.toLowerCase());

/** `91`, also of `+91` and `0091`. */
const tidyCode = (text: string) => writePlain(text).replace(/^\s*(?:\+|00)|\s/g, "");

function isPastYear(text: string | null) {
  if (text === null) return true;
  return /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= new Date().getFullYear();
}

function isSecureAddress(text: string | null) {
  return (
    text === null || (/^https:\/\/[^\s@/?#]+([/?#]\S*)?$/i.test(text) && z.url().safeParse(text).success)
  );
}

const hasFewShortLines = (text: string | null) => {
  const lines = text?.split("\n") ?? [];
  return lines.length <= MOST_REGISTRATIONS && lines.every((line) => hasAtMost(line, LONGEST_REGISTRATION));
};

export const companyFields = {
  name: lineField("Company name", LONGEST_COMPANY_NAME),
  phone: {
    label: "Phone",
    rule: optionalPhone("Phone"),
    input: { type: "tel" },
  },
  whatsapp: {
    label: "WhatsApp",
    rule: optionalPhone("WhatsApp"),
    otherwise: "the phone number above",
    input: { type: "tel" },
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
  address: { ...lineField("Address", LONGEST_COMPANY_ADDRESS), heading: "Where and when" },
  city: {
    ...lineField("City", 80),
    hint: "With its postcode, as it stands at the end of the address",
    otherwise: "not shown",
  },
  mapUrl: {
    label: "Link to a map",
    hint: "The address that the map's Share button copies",
    otherwise: "not shown",
    rule: optionalLine(300, "Link to a map").refine(isSecureAddress, {
      error: "Link to a map must be an address that begins with https://",
    }),
    input: { inputMode: "url" },
  },
  hours: { ...linesField("Opening hours", 300), otherwise: "not shown" },
  founded: {
    label: "Year founded",
    heading: "What buyers may rely on",
    otherwise: "not shown",
    rule: optionalLine(10, "Year founded", writePlain).refine(isPastYear, {
      error: `Year founded must be a year from ${FIRST_YEAR} to this one`,
    }),
    input: { inputMode: "numeric" },
  },
  registrations: {
    label: "Registration numbers",
    hint: "One per line, each with its label: GSTIN 27AAAAA0000A1Z5",
    otherwise: "not shown",
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
    otherwise: "not said",
    rule: optionalLine(60, "Time to answer", tidyReplyTime),
  },
  priceRule: {
    ...lineField("Rule of prices", 200),
    hint: "One sentence, such as: We quote per kg ex works, GST extra",
    otherwise: "not said",
  },
  notSold: {
    ...lineField("Goods not sold", LONGEST_GOODS),
    heading: "Beyond the catalogue",
    hint: "What buyers ask for in vain, separated by commas; search says that it is not sold here",
  },
  alsoSold: {
    ...lineField("Goods beyond the catalogue", LONGEST_GOODS),
    hint: "Separated by commas; search says that they can be supplied",
  },
  answerGreeting: {
    ...linesField("Greeting", LONGEST_ANSWER_TEXT),
    heading: "Answers to enquiries",
    hint: "The first lines of an answer; {name} is the buyer's",
    otherwise: "Hello, the name and thanks",
  },
  answerClosing: {
    ...linesField("Closing", LONGEST_ANSWER_TEXT),
    hint: "Its last lines, such as terms and your name",
    otherwise: "the company's name",
  },
  otherLanguage: {
    ...lineField("Another language", 40),
    hint: "Such as Hindi: its greeting and closing below make answers of their own",
  },
  otherGreeting: linesField("Greeting in it", LONGEST_ANSWER_TEXT),
  otherClosing: linesField("Closing in it", LONGEST_ANSWER_TEXT),
  enquiryTo: {
    label: "Email enquiries to",
    heading: "Enquiries",
    otherwise: "nobody is emailed",
    rule: optionalEmail("Email enquiries to"),
    input: { type: "email" },
  },
  enquiryMonths: {
    ...countField("Months to keep enquiries", MOST_MONTHS),
    hint: "Older ones are deleted, and quotations that were not accepted and no longer can be, with no undo; 0 keeps all",
    otherwise: "all are kept",
  },
  ...quotationFields,
} satisfies FieldTable;

export type CompanyField = keyof typeof companyFields;

export const CompanyForm = formOf(companyFields);

export type CompanyInput = z.output<typeof CompanyForm>;
