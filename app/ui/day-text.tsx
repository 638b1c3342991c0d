import type { Day } from "~/models/shop/day";

export function DayText({ day }: { day: Day }) {
  return (
    <time className="number" dateTime={day.at} lang={day.language}>
      {day.text}
    </time>
  );
}
