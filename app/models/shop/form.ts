import { isCallingCode, LONGEST_COMPANY_ADDRESS, LONGEST_COMPANY_NAME, PHONE_NUMBER } from "~/company-rule";
import { tidyEmail } from "~/models/row/email";
import { type FieldTable, formOf } from "~/models/row/field";
import { z } from "~/models/row/schema";
import { optionalLine, optionalText } from "~/models/row/text";
import { writePlain } from "~/steel/reading/plain";

const LONGEST_HOURS = 300;
const MOST_MONTHS = 600;

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

/** `91`, also of `+91` and `0091`. */
const tidyCode = (text: string) => writePlain(text).replace(/^\s*(?:\+|00)|\s/g, "");

function isMonths(text: string | null) {
  return text === null || (/^\d{1,3}$/.test(text) && Number(text) <= MOST_MONTHS);
}

const linesOrNull = (most: number, label: string) =>
  optionalText(most, label).transform((text) => (text === "" ? null : text));

/** In the order of the screen. Each takes the place of one variable of the environment. */
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
  hours: { label: "Opening hours", rule: linesOrNull(LONGEST_HOURS, "Opening hours"), lines: 3 },
  enquiryTo: {
    label: "Email enquiries to",
    rule: optionalEmail("Email enquiries to"),
    input: { type: "email" },
  },
  enquiryMonths: {
    label: "Months to keep enquiries",
    hint: "Older ones are deleted, with no undo; 0 keeps all",
    rule: optionalLine(10, "Months to keep enquiries", writePlain).refine(isMonths, {
      error: `Months to keep enquiries must be a whole number from 0 to ${MOST_MONTHS}`,
    }),
    input: { inputMode: "numeric" },
  },
} satisfies FieldTable;

export type CompanyField = keyof typeof companyFields;

export const CompanyForm = formOf(companyFields);

export type CompanyInput = z.output<typeof CompanyForm>;
