import { roundTo } from "~/steel/measure";
import type { Line } from "./line";

type Cell = string | number | null;

/** `at` counts the sizes of the row from 0. */
export type FileColumn<Row, Sized> = {
  label: string;
  value: (row: Row, sized: Sized | null, at: number) => Cell;
};

/** Of a file that has a row a size, which is a line with what is said of it there; of what has no size there is one too. */
export function fileOf<Row, Sized>(
  columns: readonly FileColumn<Row, Sized>[],
  sizesOf: (row: Row) => readonly Sized[],
) {
  return {
    header: columns.map(({ label }) => label),
    rowsOf(row: Row): Cell[][] {
      const sizes = sizesOf(row);
      return (sizes.length > 0 ? sizes : [null]).map((sized, at) =>
        columns.map(({ value }) => value(row, sized, at)),
      );
    },
  };
}

export function ofLine(label: string, value: (line: Line) => Cell): FileColumn<unknown, { line: Line }> {
  return { label, value: (_, sized) => sized && value(sized.line) };
}

/** Figures are in the columns' units and never grouped, so that a spreadsheet adds them up. */
export const lineColumns = {
  form: ofLine("Form", ({ form }) => (form === "sheet" ? "Sheet" : "Coil")),
  grade: ofLine("Grade", ({ grade }) => grade),
  thickness: ofLine("Thickness mm", ({ thickness }) => thickness),
  width: ofLine("Width mm", ({ width }) => width),
  // A coil's is stored in metres.
  length: ofLine("Length mm", ({ form, length }) => (form === "coil" ? roundTo(length * 1000, 1) : length)),
  pieces: ofLine("Pieces", ({ pieces }) => pieces),
};
