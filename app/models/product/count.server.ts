import { db } from "~/db.server";
import { remembered } from "~/models/row/remembered.server";
import type { ProductType } from "~/steel/kind";

const SAID = ["type", "grade", "standard", "finish"] as const;

/** What products of one type say of grade, standard and finish, and how many say the same. Read once after a write: all lists ask. */
export const listProductGroups = remembered(async (_: undefined) => {
  const groups = await db.product.groupBy({ by: [...SAID], _count: true });
  return groups.map(({ _count, type, ...said }) => ({ ...said, type: type as ProductType, count: _count }));
});

export async function countOfType(type: ProductType | null = null): Promise<number> {
  const groups = await listProductGroups(undefined);
  return groups.reduce((sum, group) => (type === null || group.type === type ? sum + group.count : sum), 0);
}

/** Thickness in mm; a type without products is absent. */
export const summariseTypes = remembered(async (_: undefined) => {
  // By all that stands before the thickness in the index: it is read alone.
  const groups = await db.product.groupBy({
    by: [...SAID],
    _count: true,
    _min: { thicknessMin: true },
    _max: { thicknessMax: true },
  });
  return [...new Set(groups.map(({ type }) => type as ProductType))].map((type) => {
    const own = groups.filter((group) => group.type === type);
    return {
      type,
      count: own.reduce((sum, { _count }) => sum + _count, 0),
      thicknessMin: Math.min(...own.flatMap(({ _min }) => _min.thicknessMin ?? [])),
      thicknessMax: Math.max(...own.flatMap(({ _max }) => _max.thicknessMax ?? [])),
    };
  });
});
