import { env } from "~/env.server";
import { readTaxLines } from "~/models/money/tax";
import type { AnswerText } from "./company";
import { readStoredCompany, recallStoredCompany, type StoredCompany } from "./company.server";
import { DEFAULT_DAYS, DEFAULT_PREFIX, DEFAULT_RATE_DAYS } from "./quotation-fields";

/** What is set beside the company's data; what is not is as the site has it. */
export async function readSettings() {
  return settingsOf(await readStoredCompany());
}

/** For a database that cannot be read: as it was last read. */
export function recallSettings() {
  return settingsOf(recallStoredCompany());
}

function settingsOf(stored: StoredCompany) {
  return {
    /** Who is mailed; null for nobody. */
    enquiryTo: stored.enquiryTo ?? env.ENQUIRY_TO ?? null,
    /** 0: enquiries are kept until somebody deletes them. */
    enquiryMonths: Number(stored.enquiryMonths ?? 0),
    /** 0: accepted quotations are kept for good. */
    quoteMonths: Number(stored.quoteMonths ?? 0),
    answers: listAnswers(stored),
    /** Before the year and the number. */
    prefix: stored.quotePrefix ?? DEFAULT_PREFIX,
    taxes: readTaxLines(stored.quoteTaxes ?? null) ?? [],
    /** For which a new quotation is valid. */
    days: Number(stored.quoteDays ?? DEFAULT_DAYS),
    payment: stored.quotePayment ?? null,
    delivery: stored.quoteDelivery ?? null,
    remarks: stored.quoteRemarks ?? null,
    /** After which a rate is old; 0: never. */
    rateDays: Number(stored.rateDays ?? DEFAULT_RATE_DAYS),
    /** Whether visitors see rates. */
    ratesShown: stored.ratesShown === "yes",
  };
}

/** The owner's own beginnings and ends of answers: in the shop's language, and in another that has a name and words. */
function listAnswers(stored: StoredCompany): AnswerText[] {
  const { answerGreeting, answerClosing, otherLanguage, otherGreeting, otherClosing } = stored;
  const own = { language: null, greeting: answerGreeting ?? null, closing: answerClosing ?? null };
  if (!otherLanguage || !(otherGreeting || otherClosing)) return [own];
  return [own, { language: otherLanguage, greeting: otherGreeting ?? null, closing: otherClosing ?? null }];
}
