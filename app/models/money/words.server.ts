import countryToCurrency from "country-to-currency";
import { env } from "~/env.server";
import type { Currency } from "./money";

type Words = { convert: (sum: string, options: { currency: true }) => string };

const { language, region } = new Intl.Locale(env.LOCALE).maximize();
const known: Record<string, string> = countryToCurrency;

/** The words of a document are English: of the locales in which steel is sold so. */
const written: Record<string, () => Promise<{ ToWords: new () => Words }>> = {
  "en-IN": () => import("to-words/en-IN"),
  "en-US": () => import("to-words/en-US"),
  "en-GB": () => import("to-words/en-GB"),
  "en-AE": () => import("to-words/en-AE"),
  "en-AU": () => import("to-words/en-AU"),
  "en-SG": () => import("to-words/en-SG"),
  "en-ZA": () => import("to-words/en-ZA"),
};

let words: Promise<Words | null> | null = null;

/** `Two Rupees And Fifty Paise Only`. Null for another currency than that of LOCALE, or where nobody has written its words down. */
export async function sayMoney(sum: number, { code, decimals }: Currency): Promise<string | null> {
  if (language !== "en" || sum < 0 || decimals !== 2 || known[region ?? ""] !== code) return null;
  words ??= openWords(`${language}-${region}`);
  const digits = String(sum).padStart(3, "0");
  return (await words)?.convert(`${digits.slice(0, -2)}.${digits.slice(-2)}`, { currency: true }) ?? null;
}

async function openWords(locale: string): Promise<Words | null> {
  const found = await written[locale]?.();
  return found ? new found.ToWords() : null;
}
