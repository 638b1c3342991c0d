import { readStoredCompany } from "~/models/shop/company.server";
import { DEFAULT_RATE_DAYS } from "~/models/shop/form";

/** After how many days a rate is old; 0: never. */
export async function readRateDays(): Promise<number> {
  return Number((await readStoredCompany()).rateDays ?? DEFAULT_RATE_DAYS);
}

/** Whether visitors see rates. */
export async function areRatesShown(): Promise<boolean> {
  return (await readStoredCompany()).ratesShown === SHOWN;
}

const SHOWN = "yes";
