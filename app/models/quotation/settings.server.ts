import { currency } from "~/models/money/currency.server";
import { readTaxLines } from "~/models/money/tax";
import { readOldestRateDay } from "~/models/rate/table.server";
import { readStoredCompany, recallStoredCompany, type StoredCompany } from "~/models/shop/company.server";
import { dayOf } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { DEFAULT_DAYS, DEFAULT_PREFIX } from "~/models/shop/quotation-fields";
import type { QuotationTerms } from "./form";

export async function readQuotationSettings() {
  return settingsOf(await readStoredCompany());
}

function settingsOf(stored: StoredCompany) {
  return {
    /** Before the year and the number. */
    prefix: stored.quotePrefix ?? DEFAULT_PREFIX,
    taxes: readTaxLines(stored.quoteTaxes ?? null) ?? [],
    days: Number(stored.quoteDays ?? DEFAULT_DAYS),
    payment: stored.quotePayment ?? null,
    delivery: stored.quoteDelivery ?? null,
    remarks: stored.quoteRemarks ?? null,
  };
}

/** What a form is read with. */
export async function readTerms(): Promise<QuotationTerms> {
  const now = new Date();
  const { taxes } = await readQuotationSettings();
  return { currency, figures, taxes, today: dayOf(now), oldestRate: await readOldestRateDay(now) };
}

/** For a database that cannot be read: with what was last read of it. */
export function recallTerms(): QuotationTerms {
  const { taxes } = settingsOf(recallStoredCompany());
  return { currency, figures, taxes, today: dayOf(new Date()), oldestRate: "" };
}
