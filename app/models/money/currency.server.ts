import { env } from "~/env.server";
import type { Currency } from "./money";

/** CURRENCY as LOCALE writes it. Read on the server: a browser may have another edition of the locale. */
export const currency = readCurrency(env.LOCALE, env.CURRENCY);

export function readCurrency(locale: string, code: string): Currency {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency: code });
  const types = format.formatToParts(1);
  const symbol = types.find(({ type }) => type === "currency")?.value ?? code;
  return {
    ...{ code, symbol },
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
    leads:
      types.findIndex(({ type }) => type === "currency") < types.findIndex(({ type }) => type === "integer"),
  };
}
