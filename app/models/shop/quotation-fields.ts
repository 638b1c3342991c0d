import { readTaxLines } from "~/models/money/tax";
import type { FieldTable } from "~/models/row/field";
import { optionalLine } from "~/models/text/text";
import { countField, dropBlankLines, linesField, linesOrNull, MOST_MONTHS } from "./setting-field";

const LONGEST_TERM = 500;
const MOST_DAYS = 365;

/** Before the number of a quotation, and the days for which one is valid, where nothing is set. */
export const DEFAULT_PREFIX = "Q";
export const DEFAULT_DAYS = 7;
/** After which a rate is old, where nothing is set. */
export const DEFAULT_RATE_DAYS = 7;

/** Numbers put their own behind it. */
const dropHyphen = (text: string) => text.replace(/-$/, "");

/** Of the settings: how a new quotation begins, and what is made of old ones and of rates. */
export const quotationFields = {
  quotePrefix: {
    label: "Prefix of quotation numbers",
    heading: "Quotations",
    hint: "Q gives Q-2026-0001",
    otherwise: DEFAULT_PREFIX,
    rule: optionalLine(10, "Prefix of quotation numbers", dropHyphen).refine(
      (text) => text === null || /^[A-Za-z0-9/-]+$/.test(text),
      { error: "The prefix of quotation numbers may have letters, digits, - and / only" },
    ),
  },
  quoteDays: {
    ...countField("Days of validity", MOST_DAYS),
    hint: "Of a new quotation",
    otherwise: String(DEFAULT_DAYS),
  },
  quoteTaxes: {
    label: "Taxes",
    hint: "One per line, each with its percentage: IGST 18",
    otherwise: "none",
    rule: linesOrNull(400, "Taxes")
      .transform(dropBlankLines)
      .refine((text) => readTaxLines(text) !== null, {
        error: "Taxes must be one per line, each with its own name and percentage, such as IGST 18",
      }),
    lines: 3,
  },
  quotePayment: {
    ...linesField("Terms of payment", LONGEST_TERM, 2),
    hint: "Of a new quotation",
    otherwise: "none",
  },
  quoteDelivery: {
    ...linesField("Place and time of delivery", LONGEST_TERM, 2),
    hint: "Of a new quotation",
    otherwise: "none",
  },
  quoteRemarks: {
    ...linesField("Remarks", 2000),
    hint: "At the end of a new quotation",
    otherwise: "none",
  },
  quoteMonths: {
    ...countField("Months to keep accepted quotations", MOST_MONTHS),
    hint: "Older ones are deleted, with no undo; 0 keeps all",
    otherwise: "all are kept",
  },
  rateDays: {
    ...countField("Days after which a rate is old", MOST_DAYS),
    heading: "Rates",
    hint: "Quotations then say so to you; 0 means never",
    otherwise: String(DEFAULT_RATE_DAYS),
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
