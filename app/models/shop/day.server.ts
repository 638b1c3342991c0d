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

const days = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: env.TIME_ZONE });

/** The day it is in the site's time zone, as `2026-12-31`. */
export function dayOf(moment: Date): string {
  return days.format(moment);
}

/** In the site's time zone: `13 Feb 2026, 4:05 pm`. */
export function writeMoment(moment: Date): string {
  return moments.format(moment);
}

const calendar = new Intl.DateTimeFormat(env.LOCALE, { dateStyle: "medium", timeZone: "UTC" });

/** A day of the calendar such as `2026-12-31`, as people read it: no time zone moves it. */
export function writeCalendarDay(day: string): Day {
  return { at: day, text: calendar.format(new Date(`${day}T00:00:00Z`)), ...foreign };
}
