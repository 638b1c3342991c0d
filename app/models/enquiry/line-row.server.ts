import type { EnquiryLine } from "~/generated/prisma/client";
import type { ProductType, SteelForm } from "~/steel/kind";
import { isPatterned, type Line } from "./line";

export const storedLines = {
  omit: { enquiryId: true, position: true },
  orderBy: { position: "asc" },
} as const;

type LineRow = Omit<EnquiryLine, "enquiryId" | "position">;

export function readLine(row: LineRow): Line {
  return {
    ...row,
    form: row.form as SteelForm,
    length: row.length ?? 0,
    pieces: row.pieces ?? 1,
    byWeight: false,
    type: row.type as ProductType | null,
    patterned: isPatterned(row.productName, row.grade),
  };
}

export function writeLine(line: Line, position: number): LineRow & { position: number } {
  const { byWeight: _, patterned: __, ...row } = line;
  // A product that has gone has no name, and no row to point to.
  return { ...row, position, productId: line.productName === null ? null : line.productId };
}
