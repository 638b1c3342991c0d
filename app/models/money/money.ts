import { type Figures, groupDigits } from "~/steel/figures";
import { writePlain } from "~/steel/reading/plain";

/** As the site's locale writes it. A sum is a whole number of its smallest unit: paise, cents. */
export type Currency = {
  /** ISO 4217. */
  code: string;
  symbol: string;
  /** Of a sum in the whole unit. */
  decimals: number;
  /** Whether the symbol stands before the figure. */
  leads: boolean;
};

/** What sums are read and written with. */
export type MoneyTerms = { currency: Currency; figures: Figures };

/** What `Number` holds exactly; no sum is greater. */
export const GREATEST_SUM = Number.MAX_SAFE_INTEGER;

/** Of the whole unit; a trader's largest order has nine. */
const MOST_DIGITS = 13;

/** `1,23,456.00`, for a column. */
export function writeSum(sum: number, { decimals }: Pick<Currency, "decimals">, figures: Figures): string {
  const digits = String(Math.abs(sum)).padStart(decimals + 1, "0");
  const whole = groupDigits(digits.slice(0, digits.length - decimals), figures);
  const rest = decimals > 0 ? figures.decimal + digits.slice(-decimals) : "";
  return (sum < 0 ? "-" : "") + whole + rest;
}

/** `₹ 1,23,456.00`. */
export function writeMoney(sum: number, currency: Currency, figures: Figures): string {
  const written = writeSum(sum, currency, figures);
  return currency.leads ? `${currency.symbol}\u00a0${written}` : `${written}\u00a0${currency.symbol}`;
}

/** As it would be typed: without groups. */
export function typeSum(sum: number, currency: Currency, figures: Figures): string {
  return writeSum(sum, currency, { ...figures, group: "" });
}

/** `54.20`, `54,20` or, of a currency without parts, `5420`. */
export function exampleRate(currency: Currency, figures: Figures): string {
  return typeSum(5420, currency, figures);
}

/** A blank parts groups alone: `54 20` may be 54.20. */
const WITH_POINT = /^(\d{1,3}(?:[,' ]\d{2,3})*[,' ]\d{3}|\d+)(?:\.(\d{1,4}))?$/;
const WITH_COMMA = /^(\d{1,3}(?:[.' ]\d{2,3})*[.' ]\d{3}|\d+)(?:,(\d{1,4}))?$/;

/** In characters, of a sum with its signs and words. */
const LONGEST_SUM = 100;

/** As rupees are written in India beside their symbol: `Rs. 4,500/-`. */
const RUPEES = /(?<![A-Z])RS(?![A-Z])\.?|\/-$/g;

/** Without the signs and words of its currency, in capitals and as on an English keyboard: `Rs. 4,500/-` is `4,500`. */
export function dropCurrency(text: string, { code, symbol }: Currency): string {
  const typed = writePlain(text).replaceAll(writePlain(symbol), "").toUpperCase().replace(code, "").trim();
  return code === "INR" ? typed.replace(RUPEES, "").trim() : typed;
}

/** `1,23,456.50`, `₹ 54.2` or `५४.२०`, never below zero. Null for what is no such sum, also for one with too many decimals. */
export function parseMoney(text: string, currency: Currency, figures: Figures): number | null {
  if (text.length > LONGEST_SUM) return null;
  const sum = dropCurrency(text, currency);
  const found = (figures.decimal === "," ? WITH_COMMA : WITH_POINT).exec(sum);
  const whole = found?.[1]?.replace(/\D/g, "") ?? "";
  const rest = found?.[2] ?? "";
  if (whole === "" || whole.length > MOST_DIGITS || rest.length > currency.decimals) return null;
  return Number(whole + rest.padEnd(currency.decimals, "0"));
}

/** Half up, of a product of whole numbers that may be greater than a `Number` holds. */
export function shareOf(sum: number, factor: number, of: number): number {
  return Number((2n * BigInt(sum) * BigInt(factor) + BigInt(of)) / (2n * BigInt(of)));
}
