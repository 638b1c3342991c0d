import { db } from "~/db.server";
import { remembered } from "~/models/row/remembered.server";
import type { ProductType } from "~/steel/kind";

/**
 * What products of one type say of grade, standard and finish, how many say the same, and from which to which thickness
 * in mm. Read once after a write, from an index alone: all lists ask.
 */
export const listProductGroups = remembered(async () => {
  const groups = await db.product.groupBy({
    by: ["type", "grade", "standard", "finish"],
    _count: true,
    _min: { thicknessMin: true },
    _max: { thicknessMax: true },
  });
  return groups.map(({ _count, _min, _max, type, ...said }) => ({
    ...said,
    type: type as ProductType,
    count: _count,
    thicknessMin: _min.thicknessMin,
    thicknessMax: _max.thicknessMax,
  }));
});

/** Without a type, of all. */
export async function countOfTypes(types: readonly ProductType[] = []): Promise<number> {
  const groups = await listProductGroups();
  const counted = types.length > 0 ? groups.filter(({ type }) => types.includes(type)) : groups;
  return counted.reduce((sum, { count }) => sum + count, 0);
}

/** Thickness in mm; a type without products is absent. */
export async function summariseTypes() {
  const groups = await listProductGroups();
  return [...new Set(groups.map(({ type }) => type))].map((type) => {
    const own = groups.filter((group) => group.type === type);
    return {
      type,
      count: own.reduce((sum, { count }) => sum + count, 0),
      thicknessMin: Math.min(...own.flatMap(({ thicknessMin }) => thicknessMin ?? [])),
      thicknessMax: Math.max(...own.flatMap(({ thicknessMax }) => thicknessMax ?? [])),
    };
  });
}
