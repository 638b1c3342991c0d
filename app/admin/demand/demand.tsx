import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminHeading } from "~/admin/frame/admin-heading";
import { adminHead } from "~/admin/frame/head";
import { loadScreen } from "~/http/fault-reply.server";
import { requireAdmin } from "~/http/guard.server";
import { writeDemandWithin } from "~/models/demand/count.server";
import { MOST_OF_WEEK, readDemand } from "~/models/demand/read.server";
import { withQuery } from "~/models/row/query";
import { wishOf } from "~/models/search/wish.server";
import { writeCalendarDay } from "~/models/shop/day.server";
import { readSteel } from "~/steel/reading/text";
import { Chip, ChipRow } from "~/ui/chip";
import { Notice } from "~/ui/notice";
import { DemandTables, WeekTable } from "./demand-tables";
import { WeekChart } from "./week-chart";

const PATH = "/admindemand";
const periods = [4, 12, 26, 52];
const USUAL = 12;
const LONGEST_WAIT_MS = 500;

export const meta: MetaFunction = ({ matches }) => adminHead("Demand", matches);

export async function loader({ request }: LoaderFunctionArgs) {
  return loadScreen(request, async () => {
    await requireAdmin(request);
    const asked = Number(new URL(request.url).searchParams.get("weeks"));
    const period = periods.includes(asked) ? asked : USUAL;
    // What a writer elsewhere does not let in at once is seen at the next look.
    await writeDemandWithin(LONGEST_WAIT_MS);
    const { weeks, missed, ...demand } = await readDemand(period);
    return {
      ...demand,
      mostOfWeek: MOST_OF_WEEK,
      period,
      weeks: weeks.map((week) => ({ ...week, day: writeCalendarDay(week.week) })),
      missed: missed.map((term) => ({ ...term, add: nameAddPath(term.term) })),
    };
  });
}

export default function Demand() {
  const { period, weeks, searched, missed, sizes, isCut, hasRare, mostOfWeek } =
    useLoaderData<typeof loader>();
  return (
    <div className="stack loose">
      <AdminHeading title="Demand" />
      <p>
        What buyers searched for, did not find, enquired about, were quoted and bought. Of searches, sizes,
        words and counts are kept, and nothing else. Searches by programs are left out, and the same search
        from the same place counts once an hour.
      </p>
      {isCut && (
        <Notice tone="warn">
          There are more enquiries or quotations than are counted: the earlier weeks say too little.
        </Notice>
      )}
      <ChipRow label="Weeks">
        {periods.map((count) => (
          <Chip key={count} href={`${PATH}?weeks=${count}`} active={count === period}>
            {count} weeks
          </Chip>
        ))}
      </ChipRow>
      <section className="panel stack" aria-labelledby="weeks">
        <h2 id="weeks">By week</h2>
        <div className="cluster">
          <WeekChart name="Searches by week" weeks={weeks} counts={["searched", "missed"]} />
          <WeekChart name="Sizes by week" weeks={weeks} counts={["enquired", "quoted", "won", "lost"]} />
        </div>
        <WeekTable weeks={weeks} />
      </section>
      {hasRare && (
        <Notice tone="plain">
          There were more different searches than have a row of their own, {mostOfWeek} a week: the rarest
          count in the weeks alone.
        </Notice>
      )}
      <DemandTables searched={searched} missed={missed} sizes={sizes} />
    </div>
  );
}

/** Leads to a new product of what was asked for. */
function nameAddPath(term: string): string {
  const reading = readSteel(term);
  const { types } = wishOf(reading);
  const [thickness] = reading.thickness;
  const fields = new URLSearchParams();
  if (types.length === 1) fields.set("type", types[0] ?? "");
  if (thickness) fields.set("thickness", String(thickness.mm));
  if (reading.width) fields.set("width", String(reading.width.mm));
  return withQuery("/addproduct", fields);
}
