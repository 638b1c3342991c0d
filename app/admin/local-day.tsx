import { useHydrated } from "~/ui/hydrated";

const universal = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** A day where the reader is, written as there: with JavaScript. Without it the day in UTC, in words. */
export function LocalDay({ date }: { date: Date }) {
  const hydrated = useHydrated();
  return (
    <time className="number" dateTime={date.toISOString()}>
      {hydrated ? date.toLocaleDateString() : universal.format(date)}
    </time>
  );
}
