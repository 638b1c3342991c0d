import type { ReactNode } from "react";
import type { Size, Term } from "~/models/demand/read.server";
import { formatCount } from "~/steel/figures";
import { DataTable } from "~/ui/data-table";
import { DayText } from "~/ui/day-text";
import { useFigures } from "~/ui/figures";
import { countLabels, type ShownWeek } from "./week-chart";

type DemandTablesProps = {
  searched: readonly Term[];
  missed: readonly (Term & { add: string })[];
  sizes: readonly Size[];
};

export function DemandTables({ searched, missed, sizes }: DemandTablesProps) {
  const figures = useFigures();
  const say = (count: number) => formatCount(count, figures);
  const times = { label: "Times", numeric: true };
  return (
    <>
      <Listed id="missed" title="Found nothing" isEmpty={missed.length === 0}>
        <DataTable
          caption="Searches that found nothing, the most frequent first"
          columns={[{ label: "Search" }, times, { label: "Sell it" }]}
          rows={missed.map((term) => [
            term.term,
            say(term.times),
            <a key="add" href={term.add}>
              Add product<span className="visually-hidden">: {term.term}</span>
            </a>,
          ])}
        />
      </Listed>
      <Listed id="searched" title="Searched" isEmpty={searched.length === 0}>
        <DataTable
          caption="Searches, the most frequent first"
          columns={[{ label: "Search" }, times]}
          rows={searched.map((term) => [term.term, say(term.times)])}
        />
      </Listed>
      <Listed id="sizes" title="Sizes" isEmpty={sizes.length === 0}>
        <DataTable
          caption="Sizes of enquiries and of the quotations that were sent, the most frequent first"
          columns={[
            { label: "Size" },
            ...["Enquired", "Quoted", "Won", "Lost"].map((label) => ({ label, numeric: true })),
          ]}
          rows={sizes.map(({ size, enquired, quoted, won, lost }) => [
            size,
            ...[enquired, quoted, won, lost].map(say),
          ])}
        />
      </Listed>
    </>
  );
}

type ListedProps = { id: string; title: string; isEmpty: boolean; children: ReactNode };

function Listed({ id, title, isEmpty, children }: ListedProps) {
  return (
    <section className="panel stack" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {isEmpty ? <p className="soft">Nothing in these weeks.</p> : children}
    </section>
  );
}

const counts = Object.keys(countLabels) as (keyof typeof countLabels)[];

/** The newest week first. */
export function WeekTable({ weeks }: { weeks: readonly ShownWeek[] }) {
  const figures = useFigures();
  return (
    <DataTable
      caption="Searches, and sizes of enquiries and quotations, by the week that begins on this day"
      columns={[
        { label: "Week of" },
        ...counts.map((count) => ({ label: countLabels[count], numeric: true })),
      ]}
      rows={[...weeks]
        .reverse()
        .map((week) => [
          <DayText key="day" day={week.day} />,
          ...counts.map((count) => formatCount(week[count], figures)),
        ])}
    />
  );
}
