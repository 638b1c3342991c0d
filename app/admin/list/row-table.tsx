import { Fragment, type ReactNode } from "react";
import { columnsIn, type RowList } from "~/models/row/list";
import { type ListQuery, sortedBy, writeListQuery } from "~/models/row/list-query";
import type { Day } from "~/models/shop/day";
import { Button, ButtonLink } from "~/ui/button";
import { DayText } from "~/ui/day-text";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { Icon } from "~/ui/icon";
import { CHOICE_FORM } from "./choice";

export type ShownRow = {
  id: string;
  name: string;
  cells: Record<string, ReactNode>;
  days?: Record<string, Day>;
  /** Without a Delete. */
  stays?: boolean;
};

type RowTableProps = {
  caption: string;
  list: RowList<never>;
  rows: readonly ShownRow[];
  path: string;
  /** Without it it is the dashboard, whose headings do not sort. */
  query?: ListQuery;
};

export function RowTable({ caption, list, rows, path, query }: RowTableProps) {
  const columns = columnsIn(list, query ? "table" : "dashboard");
  const deleteField = query ? "delete" : `delete-${list.kind}`;
  return (
    <>
      <DeletionForm path={path} field={deleteField} query={query} />
      <table className="admin-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, sort }) => {
              const sorted = query && sort && query.sort === key ? query.dir : undefined;
              return (
                <th key={key} scope="col" aria-sort={sorted && directions[sorted]}>
                  {query && sort ? (
                    <a
                      href={path + writeListQuery(sortedBy(query, key))}
                      className={sorted && `sorted ${sorted}`}
                    >
                      {label}
                      {sorted && <Icon name="down" size={16} />}
                    </a>
                  ) : (
                    label
                  )}
                </th>
              );
            })}
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} id={`row-${row.id}`} tabIndex={-1}>
              {columns.map(({ key, label }, at) => (
                <td key={key} data-label={label}>
                  {query && list.many && at === 0 && <RowTick row={row} />}
                  <span>
                    {showCell(row, key)}
                    {list.columns
                      .filter(({ beneath }) => beneath === key)
                      .map((second) => (
                        <Fragment key={second.key}>
                          {" "}
                          <span className="second-line">
                            {second.label}: {showCell(row, second.key) ?? "never"}
                          </span>
                        </Fragment>
                      ))}
                  </span>
                </td>
              ))}
              <td>
                <RowActions list={list} row={row} field={deleteField} query={query} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const directions = { asc: "ascending", desc: "descending" } as const;

function RowTick({ row }: { row: ShownRow }) {
  return (
    <label className="row-tick">
      <input type="checkbox" name="id" value={row.id} form={CHOICE_FORM} />
      <span className="visually-hidden">Tick {row.name}</span>
    </label>
  );
}

function showCell({ cells, days }: ShownRow, key: string) {
  const day = days?.[key];
  return day ? <DayText day={day} /> : cells[key];
}

type RowActionsProps = {
  list: Pick<RowList<never>, "editPath" | "open">;
  row: { id: string; name: string; stays?: boolean };
  field: string;
  query: ListQuery | undefined;
};

export function RowActions({ list, row, field, query }: RowActionsProps) {
  return (
    <div className="row-actions">
      <ButtonLink
        href={list.editPath + row.id + (query ? writeListQuery(query) : "")}
        look="quiet"
        size="small"
        icon="edit"
        about={row.name}
      >
        {list.open ?? "Edit"}
      </ButtonLink>
      {!row.stays && (
        <Button
          id={`delete-${row.id}`}
          form={`ask-${field}`}
          name={field}
          value={row.id}
          look="quiet"
          size="small"
          icon="trash"
          about={row.name}
        >
          Delete
        </Button>
      )}
    </div>
  );
}

type DeletionFormProps = { path: string; field: string; query: ListQuery | undefined };

/** What Delete asks with, before anything goes. */
export function DeletionForm({ path, field, query }: DeletionFormProps) {
  return (
    <form method="get" action={path} id={`ask-${field}`}>
      <HiddenFields fields={new URLSearchParams(query && writeListQuery(query))} />
    </form>
  );
}
