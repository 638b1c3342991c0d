import { db } from "~/db.server";
import { remembered } from "~/models/row/remembered.server";
import type { ProductType } from "~/steel/kind";

/** Products of one type that say the same of grade, standard and finish. Thickness in mm. */
type ProductGroup = {
  type: ProductType;
  grade: string | null;
  standard: string | null;
  finish: string | null;
  count: number;
  thicknessMin: number;
  thicknessMax: number;
};

/** Read once after a write: all lists ask. */
export const listProductGroups = remembered(async (_: undefined): Promise<ProductGroup[]> => {
  const groups = await db.product.groupBy({
    by: ["type", "grade", "standard", "finish"],
    _count: true,
    _min: { thicknessMin: true },
    _max: { thicknessMax: true },
  });
  return groups.map(({ type, _count, _min, _max, ...said }) => ({
    ...said,
    type: type as ProductType,
    count: _count,
    thicknessMin: _min.thicknessMin ?? 0,
    thicknessMax: _max.thicknessMax ?? 0,
  }));
});

/** Of all types, unless one is given. */
export async function countOfType(type: ProductType | null = null): Promise<number> {
  const groups = await listProductGroups(undefined);
  return groups.reduce((sum, group) => (type === null || group.type === type ? sum + group.count : sum), 0);
}

/** Thickness in mm; a type without products is absent. */
export async function summariseTypes() {
  const groups = await listProductGroups(undefined);
  return [...new Set(groups.map(({ type }) => type))].map((type) => {
    const own = groups.filter((group) => group.type === type);
    return {
      type,
      count: own.reduce((sum, { count }) => sum + count, 0),
      thicknessMin: Math.min(...own.map(({ thicknessMin }) => thicknessMin)),
      thicknessMax: Math.max(...own.map(({ thicknessMax }) => thicknessMax)),
    };
  });
}
