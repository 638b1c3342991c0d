import type { Day } from "~/models/shop/day";

/** A day for readers and for programs. */
export function DayText({ day }: { day: Day }) {
  return (
    <time className="number" dateTime={day.at} lang={day.language}>
      {day.text}
    </time>
  );
}
