import { readStoredCompany } from "~/models/shop/company.server";
import { addDays, dayOf } from "~/models/shop/day.server";
import { DEFAULT_RATE_DAYS } from "~/models/shop/quotation-fields";

/** After how many days a rate is old; 0: never. */
export async function readRateDays(): Promise<number> {
  return Number((await readStoredCompany()).rateDays ?? DEFAULT_RATE_DAYS);
}

/** Rates of before this day are old; empty where none ever is. */
export async function readOldestRateDay(now: Date): Promise<string> {
  const days = await readRateDays();
  return days === 0 ? "" : addDays(dayOf(now), -days);
}

/** Whether visitors see rates. */
export async function areRatesShown(): Promise<boolean> {
  return (await readStoredCompany()).ratesShown === SHOWN;
}

const SHOWN = "yes";
