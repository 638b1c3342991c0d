import { DeleteButton, DeletionForm } from "~/admin/list/row-buttons";
import { SortHeading } from "~/admin/list/row-table";
import { type QuotationFilter, quotationList, writeQuotationPath } from "~/models/quotation/list";
import { nameQuotationStatus } from "~/models/quotation/state";
import { columnsIn } from "~/models/row/list";
import { type ListQuery, sortedBy } from "~/models/row/list-query";
import { ButtonLink } from "~/ui/button";
import { DayText } from "~/ui/day-text";
import type { ShownRow } from "./rows.server";

type QuotationTableProps = {
  caption: string;
  rows: readonly ShownRow[];
  query: ListQuery;
  filter: QuotationFilter;
};

const FIELD = "delete";

export function QuotationTable({ caption, rows, query, filter }: QuotationTableProps) {
  const sorted = (key: string) => writeQuotationPath(sortedBy(query, key), filter);
  return (
    <>
      <DeletionForm path={quotationList.path} field={FIELD} query={query} />
      <table className="admin-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columnsIn(quotationList, "table").map((column) => (
              <SortHeading key={column.key} column={column} query={query} href={sorted(column.key)} />
            ))}
            {["State", "Day", "Valid until", "Total"].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} id={`row-${row.id}`} tabIndex={-1}>
              <td data-label="Number">{row.number ?? "–"}</td>
              <td data-label="Customer">
                <a href={`/admincustomer/${row.id}`}>{row.customer}</a>
              </td>
              <td data-label="State">
                <span>
                  {nameQuotationStatus(row.status)}
                  {row.asked && <span className="second-line">A change is asked for</span>}
                  {row.drafting && row.revision > 0 && <span className="second-line">Revision begun</span>}
                </span>
              </td>
              <td data-label="Day">
                <DayText day={row.dayText} />
              </td>
              <td data-label="Valid until">{row.until ? <DayText day={row.until} /> : "–"}</td>
              <td data-label="Total" className="number">
                {row.totalText ?? "–"}
              </td>
              <td>
                <Actions row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Actions({ row }: { row: ShownRow }) {
  const name = <span className="visually-hidden">{row.number ?? `the draft for ${row.customer}`}</span>;
  return (
    <div className="row-actions">
      <ButtonLink href={quotationList.editPath + row.id} look="quiet" size="small" icon="edit">
        Open {name}
      </ButtonLink>
      {row.revision === 0 && row.number === null && (
        <DeleteButton id={row.id} field={FIELD}>
          {name}
        </DeleteButton>
      )}
    </div>
  );
}
