import type { Week } from "~/models/demand/read.server";
import type { Day } from "~/models/shop/day";
import { formatCount } from "~/steel/figures";
import { useFigures } from "~/ui/figures";

export type ShownWeek = Week & { day: Day };

type Count = Exclude<keyof Week, "week">;

export const countLabels: Record<Count, string> = {
  searched: "Searched",
  missed: "Found nothing",
  enquired: "Enquired",
  quoted: "Quoted",
  won: "Won",
  lost: "Lost",
};

type WeekChartProps = { name: string; weeks: readonly ShownWeek[]; counts: readonly Count[] };

/** In units of the drawing. */
const WIDTH = 340;
const HEIGHT = 120;
const FOOT = 18;
const HEAD = 14;
const GAP = 0.25;

/** Bars beside each other for each week; the table below it says the same in figures. */
export function WeekChart({ name, weeks, counts }: WeekChartProps) {
  const figures = useFigures();
  const most = Math.max(1, ...weeks.flatMap((week) => counts.map((count) => week[count])));
  const step = WIDTH / weeks.length;
  const bar = (step * (1 - GAP)) / counts.length;
  const heightOf = (count: number) => (count / most) * (HEIGHT - FOOT - HEAD);
  return (
    <figure className="week-chart">
      <figcaption>
        <strong>{name}</strong>
        <ul className="cluster">
          {counts.map((count, at) => (
            <li key={count}>
              <svg viewBox="0 0 10 10" width="12" height="12" aria-hidden="true">
                <rect className={`bar-${at}`} width="10" height="10" />
              </svg>
              {countLabels[count]}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${name}: the table below has the figures`}
      >
        <text x="0" y={HEAD - 4}>
          {formatCount(most, figures)}
        </text>
        <line x1="0" x2={WIDTH} y1={HEAD} y2={HEAD} />
        <line x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
        {weeks.map((week, at) =>
          counts.map((count, place) => (
            <rect
              key={`${week.week} ${count}`}
              className={`bar-${place}`}
              x={at * step + (step * GAP) / 2 + place * bar}
              y={HEIGHT - FOOT - heightOf(week[count])}
              width={bar}
              height={heightOf(week[count])}
            />
          )),
        )}
        <text x="0" y={HEIGHT - 4}>
          {weeks[0]?.day.text}
        </text>
        <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
          {weeks.at(-1)?.day.text}
        </text>
      </svg>
    </figure>
  );
}
