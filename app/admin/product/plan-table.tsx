import type { ReactNode } from "react";

type PlanTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** What a change would do, row by row; on a phone each row is a card, so that nothing of it is out of sight. */
export function PlanTable({ caption, columns, rows }: PlanTableProps) {
  return (
    <table className="admin-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row" data-label={columns[0]}>
              {first}
            </th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Change = { label: string; from: string; to: string };

export function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="changes">
      {changes.map(({ label, from, to }) => (
        <li key={label}>
          {label}: <del>{from || "(empty)"}</del> <span aria-hidden="true">→</span>{" "}
          <ins>{to || "(empty)"}</ins>
        </li>
      ))}
    </ul>
  );
}
