import { EmptyList } from "~/admin/list/list-screen";
import { RowTable, type ShownRow } from "~/admin/list/row-table";
import type { RowList } from "~/models/row/list";
import { formatCount } from "~/steel/figures";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { useFigures } from "~/ui/figures";
import { ListProblem, type Problem } from "~/ui/list-problem";

type DashboardTableProps = {
  list: RowList<never>;
  data: { rows: readonly ShownRow[]; total: number; problem: Problem | null };
};

export function DashboardTable({ list, data }: DashboardTableProps) {
  const { rows, total, problem } = data;
  const figures = useFigures();
  const heading = problem ? list.title : `${list.title} (${formatCount(total, figures)})`;
  return (
    <section aria-labelledby={`${list.kind}-heading`}>
      <div className="admin-head">
        <h2 id={`${list.kind}-heading`}>{heading}</h2>
        {rows.length > 0 && (
          <ButtonLink href={list.path} look="quiet">
            View All
          </ButtonLink>
        )}
      </div>
      <ListProblem problem={problem} />
      {!problem && rows.length === 0 && (
        <EmptyState level={3} title="No data available.">
          <EmptyList list={list} />
        </EmptyState>
      )}
      {rows.length > 0 && <RowTable caption={heading} list={list} rows={rows} path="/admindashboard" />}
    </section>
  );
}
