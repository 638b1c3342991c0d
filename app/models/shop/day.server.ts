import { env } from "~/env.server";
import type { Day } from "./day";

const format = new Intl.DateTimeFormat(env.LOCALE, { dateStyle: "medium", timeZone: env.TIME_ZONE });
const moments = new Intl.DateTimeFormat(env.LOCALE, {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: env.TIME_ZONE,
});
const foreign = new Intl.Locale(env.LOCALE).language === "en" ? {} : { language: env.LOCALE };

export function writeDay(moment: Date): Day {
  return { at: moment.toISOString(), text: format.format(moment), ...foreign };
}

/** In the site's time zone: `13 Feb 2026, 4:05 pm`. */
export function writeMoment(moment: Date): string {
  return moments.format(moment);
}
