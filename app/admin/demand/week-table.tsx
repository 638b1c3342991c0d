import { formatCount } from "~/steel/figures";
import { DataTable } from "~/ui/data-table";
import { DayText } from "~/ui/day-text";
import { useFigures } from "~/ui/figures";
import type { ShownWeek } from "./week-chart";

const columns = ["Searched", "Found nothing", "Enquired", "Quoted", "Won", "Lost"];
const keys = ["searched", "missed", "enquired", "quoted", "won", "lost"] as const;

/** The newest week first. */
export function WeekTable({ weeks }: { weeks: readonly ShownWeek[] }) {
  const figures = useFigures();
  return (
    <DataTable
      caption="Searches, and sizes of enquiries and quotations, by the week that begins on this day"
      columns={[{ label: "Week of" }, ...columns.map((label) => ({ label, numeric: true }))]}
      rows={[...weeks]
        .reverse()
        .map((week) => [
          <DayText key="day" day={week.day} />,
          ...keys.map((key) => formatCount(week[key], figures)),
        ])}
    />
  );
}
