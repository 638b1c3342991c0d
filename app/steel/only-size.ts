import type { ProductType } from "./kind";
import { writeSize } from "./size-code";
import { listSizeRows } from "./size-row";

/** In mm. */
type Ranges = { thicknessMin: number; thicknessMax: number; widthMin: number; widthMax: number };

/** The size as a form sends it, where a product has no other to choose; a coil has one by its weights only. */
export function findOnlySize(type: ProductType, ranges: Ranges): string | null {
  const { thicknessMin, thicknessMax, widthMin, widthMax } = ranges;
  if (thicknessMin !== thicknessMax || widthMin !== widthMax) return null;
  const [group] = listSizeRows(type, [thicknessMin], [widthMin]).groups;
  const [row, ...others] = group?.rows ?? [];
  if (!group || !row || others.length > 0) return null;
  return "choices" in row && row.choices.length > 1 ? null : writeSize(group.thickness, row);
}
