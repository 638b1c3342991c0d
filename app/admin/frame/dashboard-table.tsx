import { ListProblem } from "~/admin/list/row-list";
import { type RowColumn, RowTable } from "~/admin/list/row-table";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

type DashboardTableProps<Row> = {
  /** What the table is headed, before the number of all rows. */
  title: string;
  noun: "product" | "blog" | "testimonial";
  columns: readonly RowColumn<Row>[];
  /** The newest rows, or the sentence that says that they could not be loaded. */
  list: { rows: readonly Row[]; total: number; problem: string | null };
  /** The list of all. */
  viewAll: string;
  editHref: (row: Row) => string;
  nameOf: (row: Row) => string;
};

/** The newest rows of a noun, and the way to all of them. */
export function DashboardTable<Row extends { id: string }>(props: DashboardTableProps<Row>) {
  const { noun, columns, list, viewAll, editHref, nameOf } = props;
  const { rows, total, problem } = list;
  const title = problem ? props.title : `${props.title} (${total})`;
  return (
    <section aria-labelledby={`${noun}-heading`}>
      <div className="admin-head">
        <h2 id={`${noun}-heading`}>{title}</h2>
        {rows.length > 0 && (
          <ButtonLink href={viewAll} look="quiet">
            View All
          </ButtonLink>
        )}
      </div>
      <ListProblem text={problem} />
      {!problem && rows.length === 0 && <EmptyState level={3} title="No data available." />}
      {rows.length > 0 && (
        <RowTable
          caption={title}
          columns={columns}
          rows={rows}
          path="/admindashboard"
          editHref={editHref}
          nameOf={nameOf}
          deleteField={`delete-${noun}`}
        />
      )}
    </section>
  );
}
