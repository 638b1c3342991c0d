import countryToCurrency from "country-to-currency";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";

/** By this Node's own data: `en-IN`, not `en_IN` or `xx`. */
export function isLocale(tag: string) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

export function isTimeZone(timeZone: string) {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}

/** 1 for a region of several countries. */
export function callingCodeOf(locale: string): string {
  const region = regionOf(locale);
  return isSupportedCountry(region) ? getCountryCallingCode(region) : "1";
}

/** The dollar for a region of several countries. */
export function currencyOf(locale: string): string {
  const currencies: Partial<Record<string, string>> = countryToCurrency;
  return currencies[regionOf(locale)] ?? "USD";
}

/** The country whose language it is where the tag names none. */
function regionOf(locale: string): string {
  return new Intl.Locale(locale).maximize().region ?? "";
}
