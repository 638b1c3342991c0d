import type { Week } from "~/models/demand/read.server";
import type { Day } from "~/models/shop/day";
import { formatCount } from "~/steel/figures";
import { useFigures } from "~/ui/figures";

export type ShownWeek = Week & { day: Day };

type Key = Exclude<keyof Week, "week">;

type WeekChartProps = {
  name: string;
  weeks: readonly ShownWeek[];
  series: readonly { key: Key; label: string }[];
};

/** In units of the drawing. */
const WIDTH = 340;
const HEIGHT = 120;
const FOOT = 18;
const HEAD = 14;
const GAP = 0.25;

/** Bars beside each other for each week; the table below it says the same in figures. */
export function WeekChart({ name, weeks, series }: WeekChartProps) {
  const figures = useFigures();
  const most = Math.max(1, ...weeks.flatMap((week) => series.map(({ key }) => week[key])));
  const step = WIDTH / weeks.length;
  const bar = (step * (1 - GAP)) / series.length;
  const heightOf = (count: number) => (count / most) * (HEIGHT - FOOT - HEAD);
  return (
    <figure className="week-chart">
      <figcaption>
        <strong>{name}</strong>
        <ul className="plain cluster">
          {series.map(({ key, label }, at) => (
            <li key={key}>
              <svg viewBox="0 0 10 10" width="12" height="12" aria-hidden="true">
                <rect className={`bar-${at}`} width="10" height="10" />
              </svg>
              {label}
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
          series.map(({ key }, place) => (
            <rect
              key={`${week.week} ${key}`}
              className={`bar-${place}`}
              x={at * step + (step * GAP) / 2 + place * bar}
              y={HEIGHT - FOOT - heightOf(week[key])}
              width={bar}
              height={heightOf(week[key])}
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
