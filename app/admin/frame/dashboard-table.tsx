import { type RowColumn, RowTable } from "~/admin/list/row-table";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

type DashboardTableProps<Row> = {
  title: string;
  noun: "product" | "blog" | "testimonial";
  columns: readonly RowColumn<Row>[];
  rows: readonly Row[];
  /** The list of all. */
  viewAll: string;
  editHref: (row: Row) => string;
  nameOf: (row: Row) => string;
};

/** The newest rows of a noun, and the way to all of them. */
export function DashboardTable<Row extends { id: string }>(props: DashboardTableProps<Row>) {
  const { title, noun, columns, rows, viewAll, editHref, nameOf } = props;
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
      {rows.length === 0 ? (
        <EmptyState level={3} title="No data available." />
      ) : (
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
