import { readTaxLines } from "~/models/money/tax";
import type { FieldTable } from "~/models/row/field";
import { optionalLine } from "~/models/row/text";
import { countRule, dropBlankLines, linesOrNull, MOST_MONTHS } from "./field-rule";

const LONGEST_TAXES = 400;
const LONGEST_TERM = 500;
const LONGEST_REMARKS = 2000;
const MOST_DAYS = 365;

/** Before the number of a quotation, and the days for which one is valid, where nothing is set. */
export const DEFAULT_PREFIX = "Q";
export const DEFAULT_DAYS = 7;
/** After which a rate is old, where nothing is set. */
export const DEFAULT_RATE_DAYS = 7;

/** Of the settings: how a new quotation begins, and what is made of old ones and of rates. */
export const quotationFields = {
  quotePrefix: {
    label: "Prefix of quotation numbers",
    hint: "Q gives Q-2026-0001",
    rule: optionalLine(10, "Prefix of quotation numbers").refine(
      (text) => text === null || /^[A-Za-z0-9/-]+$/.test(text),
      { error: "The prefix of quotation numbers may have letters, digits, - and / only" },
    ),
    half: true,
  },
  quoteDays: {
    label: "Days of validity",
    hint: "Of a new quotation",
    rule: countRule("Days of validity", MOST_DAYS),
    input: { inputMode: "numeric" },
    half: true,
  },
  quoteTaxes: {
    label: "Taxes",
    hint: "One per line, each with its percentage: IGST 18",
    rule: linesOrNull(LONGEST_TAXES, "Taxes")
      .transform(dropBlankLines)
      .refine((text) => readTaxLines(text) !== null, {
        error: "Taxes must be one per line, each with its own name and percentage, such as IGST 18",
      }),
    lines: 3,
  },
  quotePayment: {
    label: "Terms of payment",
    hint: "Of a new quotation",
    rule: linesOrNull(LONGEST_TERM, "Terms of payment"),
    lines: 2,
  },
  quoteDelivery: {
    label: "Place and time of delivery",
    hint: "Of a new quotation",
    rule: linesOrNull(LONGEST_TERM, "Place and time of delivery"),
    lines: 2,
  },
  quoteRemarks: {
    label: "Remarks",
    hint: "At the end of a new quotation",
    rule: linesOrNull(LONGEST_REMARKS, "Remarks"),
    lines: 3,
  },
  quoteMonths: {
    label: "Months to keep accepted quotations",
    hint: "Older ones are deleted, with no undo; 0 keeps all",
    rule: countRule("Months to keep accepted quotations", MOST_MONTHS),
    input: { inputMode: "numeric" },
  },
  rateDays: {
    label: "Days after which a rate is old",
    hint: "Quotations then say so to you; 0 means never",
    rule: countRule("Days after which a rate is old", MOST_DAYS),
    input: { inputMode: "numeric" },
  },
  ratesShown: {
    label: "Rates on the site",
    hint: "Products show the lowest of theirs, with its day",
    rule: optionalLine(10, "Rates on the site").refine((text) => text === null || text === "yes", {
      error: "Choose one of the list",
    }),
    options: [
      { value: "", label: "Not shown" },
      { value: "yes", label: "Shown to visitors" },
    ],
  },
} satisfies FieldTable;
