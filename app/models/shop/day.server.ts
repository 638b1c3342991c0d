import { env } from "~/env.server";
import type { Day, SaidMoment } from "./day";

const inZone = (options: Intl.DateTimeFormatOptions, locale = env.LOCALE) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: env.TIME_ZONE });

const format = inZone({ dateStyle: "medium" });
const moments = inZone({ dateStyle: "medium", timeStyle: "short" });
const clock = inZone({ timeStyle: "short" });
const exact = inZone({ dateStyle: "full", timeStyle: "long" });
const foreign = new Intl.Locale(env.LOCALE).language === "en" ? {} : { language: env.LOCALE };

export function writeDay(moment: Date): Day {
  return { at: moment.toISOString(), text: format.format(moment), ...foreign };
}

const days = inZone({ dateStyle: "short" }, "en-CA");

/** The day it is in the site's time zone, as `2026-12-31`. */
export function dayOf(moment: Date): string {
  return days.format(moment);
}

export function writeMoment(moment: Date): string {
  return moments.format(moment);
}

/** For a document: never in words such as `Today`. */
export function writeRecorded(moment: Date): Day {
  return { at: moment.toISOString(), text: moments.format(moment), ...foreign };
}

/** In the site's time zone: `Today 9:12 am`, `Yesterday 5:55 pm`, otherwise `18 Nov 2026, 5:55 pm`. */
export function sayMoment(moment: Date, now: Date): SaidMoment {
  const day = dayOf(moment);
  const today = dayOf(now);
  const word = day === today ? "Today" : day === addDays(today, -1) ? "Yesterday" : null;
  const said = { at: moment.toISOString(), exact: exact.format(moment) };
  if (word) return { ...said, text: `${word} ${clock.format(moment)}` };
  return { ...said, text: moments.format(moment), ...foreign };
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Of a day that the earlier month does not have, its last. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}

/** No time zone is further from UTC: its day begins within so long before or after that of UTC. */
const FURTHEST_ZONE_MS = 16 * 60 * 60 * 1000;

/** Not midnight where the clocks are put forward at midnight. */
export function beginningOf(day: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`).getTime();
  let before = midnight - FURTHEST_ZONE_MS;
  let reached = midnight + FURTHEST_ZONE_MS;
  while (reached - before > 1) {
    const between = Math.floor((before + reached) / 2);
    if (dayOf(new Date(between)) < day) before = between;
    else reached = between;
  }
  return new Date(reached);
}

const stamp = inZone({ dateStyle: "short", timeStyle: "medium", hourCycle: "h23" }, "en-CA");

/** For a spreadsheet, in the site's time zone: `2026-12-31 17:55:03`. */
export function writeStamp(moment: Date): string {
  return stamp.format(moment).replace(", ", " ");
}

const calendar = new Intl.DateTimeFormat(env.LOCALE, { dateStyle: "medium", timeZone: "UTC" });

/** A day of the calendar such as `2026-12-31`, as people read it: no time zone moves it. */
export function writeCalendarDay(day: string): Day {
  return { at: day, text: calendar.format(new Date(`${day}T00:00:00Z`)), ...foreign };
}

const months = new Intl.DateTimeFormat(env.LOCALE, { month: "short", year: "numeric", timeZone: "UTC" });

export function writeCalendarMonth(month: string): string {
  return months.format(new Date(`${month}-01T00:00:00Z`));
}
