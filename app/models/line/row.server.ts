import type { EnquiryLine } from "~/generated/prisma/client";
import type { ProductType, SteelForm } from "~/steel/kind";
import { isPatterned, type Line } from "./line";

export const storedLines = {
  omit: { enquiryId: true, position: true },
  orderBy: { position: "asc" },
} as const;

type LineRow = Omit<EnquiryLine, "enquiryId" | "position">;

/** A coil of a whole number of kg was asked by its weight, which is not stored. */
export function readLine(row: LineRow): Line {
  const form = row.form as SteelForm;
  const pieces = row.pieces ?? 1;
  const each = row.weightKg / pieces;
  return {
    ...row,
    ...{ form, pieces, length: row.length ?? 0 },
    byWeight: form === "coil" && Math.abs(each - Math.round(each)) < 1e-6,
    type: row.type as ProductType | null,
    patterned: isPatterned(row.productName, row.grade),
  };
}

export function writeLine(line: Line, position: number): LineRow & { position: number } {
  const { byWeight: _, patterned: __, ...row } = line;
  // A product that has gone has no name, and no row to point to.
  return { ...row, position, productId: line.productName === null ? null : line.productId };
}
