import { type ReactNode, useId } from "react";

type Column = {
  label: ReactNode;
  /** Figures, set to the right so that their places line up. */
  numeric?: boolean;
};

type DataTableProps = {
  caption: ReactNode;
  columns: readonly (Column | string)[];
  /** By row, in the order of the columns; the first cell is its row's heading. */
  rows: readonly (readonly ReactNode[])[];
};

/** On a narrow screen it is pushed sideways, with the keyboard too. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const id = useId();
  const heads = columns.map((column): Column => (typeof column === "string" ? { label: column } : column));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    <section className="table-scroll" aria-labelledby={id} tabIndex={0}>
      <table className="table">
        <caption id={id}>
          <span className="caption-text">{caption}</span>
        </caption>
        <thead>
          <tr>
            {heads.map(({ label, numeric }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns and cells have no identity but their place
              <th key={index} scope="col" className={numeric ? "numeric" : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns and cells have no identity but their place
            <tr key={row}>
              {cells.map((cell, index) => {
                const Cell = index === 0 ? "th" : "td";
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns and cells have no identity but their place
                    key={index}
                    scope={index === 0 ? "row" : undefined}
                    className={heads[index]?.numeric ? "numeric" : undefined}
                  >
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
