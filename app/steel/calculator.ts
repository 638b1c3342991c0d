import { coilLength, outerDiameter, sheetWeight, weightPerMetre } from "./weight";

export const GREATEST_AMOUNT = 100_000;
export const LEAST_AMOUNT = 1e-6;

/** Each within its limits (`limits.ts`), sizes in mm. Null is what nobody has said yet; pieces are then one. */
export type SheetAmounts = {
  thickness: number | null;
  width: number | null;
  length: number | null;
  pieces: number | null;
};

/** Weight in kg, length in m, other sizes in mm. The inner diameter may be missing. */
export type CoilAmounts = {
  thickness: number | null;
  width: number | null;
  weight: number | null;
  length: number | null;
  inner: number | null;
  /** Of coils alike; absent or null is one. */
  pieces?: number | null;
};

/** In kg, m and mm. `length` is of one sheet in mm, or of one coil in m; a coil's `unitKg` is of a metre. */
export type Weighed = {
  form: "sheet" | "coil";
  thickness: number;
  width: number;
  length: number;
  pieces: number | null;
  inner: number | null;
  unitKg: number;
  totalKg: number;
  /** Of a coil whose inner diameter is known, wound tight; a real coil is slightly larger. */
  outer: number | null;
};

export type Weighing<Field extends string> = { ok: true; result: Weighed } | { ok: false; missing: Field[] };

export function weighSheet(amounts: SheetAmounts): Weighing<keyof SheetAmounts> {
  const { thickness, width, length } = amounts;
  const pieces = amounts.pieces ?? 1;
  if (thickness === null || width === null || length === null) {
    return { ok: false, missing: findMissing({ thickness, width, length }) };
  }
  const unitKg = sheetWeight(thickness, width, length);
  const totalKg = unitKg * pieces;
  return {
    ok: true,
    result: { form: "sheet", thickness, width, length, pieces, inner: null, unitKg, totalKg, outer: null },
  };
}

/** The weight decides when both are given: a coil is sold by it. */
export function weighCoil(amounts: CoilAmounts): Weighing<keyof CoilAmounts> {
  const { thickness, width, inner, pieces = null } = amounts;
  const known = amounts.weight ?? amounts.length;
  if (thickness === null || width === null || known === null) {
    return { ok: false, missing: findMissing({ thickness, width, weight: known }) };
  }
  const unitKg = weightPerMetre(thickness, width);
  const coilKg = amounts.weight ?? unitKg * known;
  const length = amounts.weight === null ? known : coilLength(coilKg, thickness, width);
  const totalKg = coilKg * (pieces ?? 1);
  const outer = inner === null ? null : outerDiameter(inner, thickness, length);
  return {
    ok: true,
    result: { form: "coil", thickness, width, length, pieces, inner, unitKg, totalKg, outer },
  };
}

function findMissing<Field extends string>(amounts: Record<Field, number | null>) {
  return (Object.keys(amounts) as Field[]).filter((field) => amounts[field] === null);
}
