import { currency } from "~/models/money/currency.server";
import { readOldestRateDay } from "~/models/rate/table.server";
import { dayOf } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { readSettings, recallSettings } from "~/models/shop/settings.server";
import type { QuotationTerms } from "./form";

/** What a form is read with. */
export async function readTerms(): Promise<QuotationTerms> {
  const now = new Date();
  const { taxes } = await readSettings();
  return { currency, figures, taxes, today: dayOf(now), oldestRate: await readOldestRateDay(now) };
}

/** For a database that cannot be read: with what was last read of it. */
export function recallTerms(): QuotationTerms {
  const { taxes } = recallSettings();
  return { currency, figures, taxes, today: dayOf(new Date()), oldestRate: "" };
}
