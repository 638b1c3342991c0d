import { readCalculator } from "./calculator";
import type { Figures } from "./figures";
import { type ProductType, steelTypes } from "./kind";
import { formatWeight, roundAmount } from "./measure";
import type { SteelReading } from "./reading/shape";
import { listSizeRows } from "./size-row";
import { nameSize, writeSize } from "./size-text";
import { countSheets } from "./weight";

/** `size` and `pieces` as the forms of a product send them; `label`: `10 × 2 × 1250 × 2500 mm, 490.63 kg`. */
export type AskedSize = {
  size: string;
  pieces: number;
  label: string;
  /** Whether a product's page has a row for it; else its calculator has it. */
  isUsual: boolean;
};

/** `inner`, of a coil, in mm. */
export type AskedQuantity = Pick<SteelReading, "length" | "pieces" | "weightKg"> & { inner?: number | null };
type Listed = { thickness: number; width: number };

/**
 * The size that was asked for, as a product lists it (mm). Without a length or a weight it is the usual sheet or coil of
 * that width; so many kg of sheets are as many whole ones as come nearest. Null where it cannot be ordered: a coil has no
 * sheet's length.
 */
export function sizeAsked(
  type: ProductType,
  listed: Listed,
  asked: AskedQuantity,
  figures: Figures,
): AskedSize | null {
  const { form } = steelTypes[type];
  const [group] = listSizeRows(type, [listed.thickness], [listed.width]).groups;
  const [row] = group?.rows ?? [];
  if (!group || !row) return null;
  const { thickness, rows } = group;
  const isSheet = "length" in row;
  if (!isSheet && asked.length) return null;
  const own = isSheet
    ? { ...row, length: asked.length?.mm ?? row.length }
    : { ...row, inner: asked.inner ?? row.inner };
  const kg = isSheet || asked.weightKg === null ? row.kg : roundAmount(asked.weightKg / (asked.pieces ?? 1));
  const pieces =
    asked.pieces ?? ("length" in own ? countSheets(asked.weightKg, thickness, own.width, own.length) : 1);
  const size = writeSize(thickness, own, kg);
  const { result } = readCalculator(new URLSearchParams({ form, size, pieces: String(pieces) }), figures);
  if (!result) return null;
  const isUsual = isSheet
    ? rows.some((each) => size === writeSize(thickness, each))
    : row.choices.some((each) => size === writeSize(thickness, row, each));
  return {
    size,
    pieces,
    label: `${pieces} × ${nameSize(result)}, ${formatWeight(result.totalKg, figures)}`,
    isUsual,
  };
}
