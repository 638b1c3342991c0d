import { type Figures, sayCount } from "~/steel/figures";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export function sayAge(moment: Date, now: Date, figures: Figures): string {
  const passed = now.getTime() - moment.getTime();
  if (passed < 2 * MINUTE_MS) return "just now";
  const minutes = Math.floor(passed / MINUTE_MS);
  const hours = Math.floor(passed / HOUR_MS);
  if (hours < 1) return `${sayCount(minutes, "minute", figures)} ago`;
  if (hours < 48) return `${sayCount(hours, "hour", figures)} ago`;
  return `${sayCount(Math.floor(hours / 24), "day", figures)} ago`;
}
