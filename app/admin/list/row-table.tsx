import { Fragment } from "react";
import { type Column, columnsIn, type RowList } from "~/models/row/list";
import { type ListQuery, sortedBy, writeListQuery } from "~/models/row/list-query";
import type { Day } from "~/models/shop/day";
import { DayText } from "~/ui/day-text";
import { Icon } from "~/ui/icon";
import { DeletionForm, RowActions } from "./row-buttons";

export type ShownRow = { id: string; days: Record<string, Day> };

type RowTableProps<Row> = {
  caption: string;
  list: RowList<Row>;
  rows: readonly Row[];
  /** Without `query` it is the dashboard, whose headings do not sort. */
  path: string;
  query?: ListQuery;
  /** The admin's own row, which has no Delete. */
  own?: string | null;
};

export function RowTable<Row extends ShownRow>({
  caption,
  list,
  rows,
  path,
  query,
  own,
}: RowTableProps<Row>) {
  const columns = columnsIn(list, query ? "table" : "dashboard");
  const deleteField = query ? "delete" : `delete-${list.kind}`;
  return (
    <>
      <DeletionForm path={path} field={deleteField} query={query} />
      <table className="admin-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, sort }) =>
              sort && query ? (
                <SortHeading
                  key={key}
                  column={{ key, label }}
                  query={query}
                  href={path + writeListQuery(sortedBy(query, key))}
                />
              ) : (
                <th key={key} scope="col">
                  {label}
                </th>
              ),
            )}
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} id={`row-${row.id}`} tabIndex={-1}>
              {columns.map((column) => (
                <td key={column.key} data-label={column.label}>
                  <span>
                    <CellText column={column} row={row} />
                    {list.columns
                      .filter(({ beneath }) => beneath === column.key)
                      .map((second) => (
                        <Fragment key={second.key}>
                          {" "}
                          <span className="second-line">
                            {second.label}: <CellText column={second} row={row} />
                          </span>
                        </Fragment>
                      ))}
                  </span>
                </td>
              ))}
              <td>
                <RowActions list={list} row={row} field={deleteField} query={query} stays={row.id === own} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function CellText<Row extends ShownRow>({ column, row }: { column: Column<Row>; row: Row }) {
  const day = row.days[column.key];
  if (day) return <DayText day={day} />;
  const text = column.short ? column.short(row) : column.value(row)?.toString();
  return text ?? (column.beneath ? "never" : null);
}

type SortHeadingProps = { column: { key: string; label: string }; query: ListQuery; href: string };

export function SortHeading({ column: { key, label }, query, href }: SortHeadingProps) {
  const active = query.sort === key;
  const direction = query.dir === "asc" ? "ascending" : "descending";
  return (
    <th scope="col" aria-sort={active ? direction : undefined}>
      <a href={href} className={active ? `sorted ${query.dir}` : undefined}>
        {label}
        {active && <Icon name="down" size={16} />}
      </a>
    </th>
  );
}
