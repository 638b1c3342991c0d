import type { EnquiryLine } from "~/generated/prisma/client";
import type { ProductType, SteelForm } from "~/steel/kind";
import { weightPerMetre } from "~/steel/weight";
import { isPatterned, type Line } from "./line";

export const storedLines = {
  omit: { enquiryId: true, position: true },
  orderBy: { position: "asc" },
} as const;

type LineRow = Omit<EnquiryLine, "enquiryId" | "position">;

/** The length of a coil that was asked by its weight is rounded, and weighs something else. */
export function readLine(row: LineRow): Line {
  const form = row.form as SteelForm;
  const pieces = row.pieces ?? 1;
  const length = row.length ?? 0;
  const ofLength = weightPerMetre(row.thickness, row.width) * length;
  const byWeight = form === "coil" && Math.abs(ofLength - row.weightKg / pieces) > 1e-6;
  return {
    ...row,
    ...{ form, pieces, length, byWeight },
    type: row.type as ProductType | null,
    patterned: isPatterned({ ...row, byWeight }),
  };
}

/** Its product may have gone by now: stored through `dropGone`. */
export function writeLine({ byWeight: _, patterned: __, ...row }: Line, position: number) {
  return { ...row, position };
}
