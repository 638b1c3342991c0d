import type { ReactNode } from "react";
import { type ListQuery, sortedBy, writeListQuery } from "~/models/row/list-query";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** A column of a list: its heading, what it sorts by, and its cell. */
export type RowColumn<Row> = { label: string; sort?: string; cell: (row: Row) => ReactNode };

type RowTableProps<Row> = {
  caption: string;
  columns: readonly RowColumn<Row>[];
  rows: readonly Row[];
  /** Path of the screen, and the state of its list; the headings of a list without a state do not sort. */
  path: string;
  query?: ListQuery;
  editHref: (row: Row) => string;
  /** What a row is called where only its actions are read out. */
  nameOf: (row: Row) => string;
  /** Query parameter that asks the question before a deletion. */
  deleteField?: string;
};

/** Rows with their actions; a row becomes a card on a phone. Delete only asks: it is a link's worth of a form. */
export function RowTable<Row extends { id: string }>(props: RowTableProps<Row>) {
  const { caption, columns, rows, path, query, editHref, nameOf, deleteField = "delete" } = props;
  const formId = `ask-${deleteField}`;
  return (
    <>
      <form method="get" action={path} id={formId}>
        {query && <ListState query={query} />}
      </form>
      <table className="admin-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeading key={column.label} column={column} path={path} query={query} />
            ))}
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} id={`row-${row.id}`} tabIndex={-1}>
              {columns.map(({ label, cell }) => (
                <td key={label} data-label={label}>
                  <span>{cell(row)}</span>
                </td>
              ))}
              <td>
                <div className="row-actions">
                  <ButtonLink href={editHref(row)} look="quiet" size="small" icon="edit">
                    Edit <span className="visually-hidden">{nameOf(row)}</span>
                  </ButtonLink>
                  <Button
                    form={formId}
                    name={deleteField}
                    value={row.id}
                    look="quiet"
                    size="small"
                    icon="trash"
                  >
                    Delete <span className="visually-hidden">{nameOf(row)}</span>
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The state of a list as hidden fields, for forms that lead back to it. */
export function ListState({ query }: { query: ListQuery }) {
  const fields = [...new URLSearchParams(writeListQuery(query))];
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function SortHeading<Row>({
  column: { label, sort },
  path,
  query,
}: {
  column: RowColumn<Row>;
  path: string;
  query?: ListQuery;
}) {
  if (!sort || !query) return <th scope="col">{label}</th>;
  const active = query.sort === sort;
  const direction = query.dir === "asc" ? "ascending" : "descending";
  return (
    <th scope="col" aria-sort={active ? direction : undefined}>
      <a
        href={path + writeListQuery(sortedBy(query, sort))}
        className={active ? `sorted ${query.dir}` : undefined}
      >
        {label}
        {active && <Icon name="down" size={16} />}
      </a>
    </th>
  );
}
