const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** `12 minutes ago`, `3 hours ago`, `5 days ago`. */
export function sayAge(moment: Date, now: Date): string {
  const passed = now.getTime() - moment.getTime();
  if (passed < 2 * MINUTE_MS) return "just now";
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} minutes ago`;
  const hours = Math.floor(passed / HOUR_MS);
  if (hours < 48) return hours === 1 ? "1 hour ago" : `${hours} hours ago`;
  return `${Math.floor(hours / 24)} days ago`;
}
