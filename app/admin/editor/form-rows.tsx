import type { ReactNode } from "react";
import { useKeptPlace } from "~/ui/field/kept-place";

type FormRowsProps<Row> = {
  rows: readonly Row[];
  /** How many stand below them for more; without a script there are no others. */
  empty?: number;
  children: (row: Row | null, at: number) => ReactNode;
};

/** Rows of a form, each a fieldset that its child names. */
export function FormRows<Row>({ rows, empty = 1, children }: FormRowsProps<Row>) {
  const all = [...rows, ...Array.from({ length: empty }, () => null)];
  return (
    <ol className="form-rows" {...useKeptPlace<HTMLOListElement>()}>
      {all.map((row, at) => (
        // A row that the server has changed is drawn anew, so that its fields show it.
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike
        <li key={`${at} ${JSON.stringify(row)}`} tabIndex={-1}>
          <fieldset>{children(row, at)}</fieldset>
        </li>
      ))}
    </ol>
  );
}
