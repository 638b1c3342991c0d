import { env } from "~/env.server";
import type { Currency } from "./money";

/** CURRENCY as LOCALE writes it. Read on the server: a browser may have another edition of the locale. */
export const currency = readCurrency(env.LOCALE, env.CURRENCY);

/** Of a code as it is stored; null: CURRENCY. */
export function findCurrency(code: string | null): Currency {
  return code === null ? currency : readCurrency(env.LOCALE, code);
}

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
