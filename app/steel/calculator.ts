import { coilLength, outerDiameter, sheetWeight, weightPerMetre } from "./weight";

export const GREATEST_AMOUNT = 100_000;
export const LEAST_AMOUNT = 1e-6;

/** Sizes in mm. Null is what nobody has said yet; pieces are then one. */
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

/** Wrong is zero, less, beyond a limit, or a part of a piece. */
export type Weighing<Field extends string> =
  | { ok: true; result: Weighed }
  | { ok: false; missing: Field[]; wrong: Field[] };

export function weighSheet(amounts: SheetAmounts): Weighing<keyof SheetAmounts> {
  const { thickness, width, length } = amounts;
  const pieces = amounts.pieces ?? 1;
  const wrong = findWrong(amounts);
  if (!Number.isInteger(pieces) && !wrong.includes("pieces")) wrong.push("pieces");
  if (thickness === null || width === null || length === null || wrong.length > 0) {
    return { ok: false, missing: findMissing({ thickness, width, length }), wrong };
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
  const wrong = findWrong({ ...amounts, pieces });
  const known = amounts.weight ?? amounts.length;
  if (thickness === null || width === null || known === null || wrong.length > 0) {
    return { ok: false, missing: findMissing({ thickness, width, weight: known }), wrong };
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
  return fieldsOf(amounts).filter((field) => amounts[field] === null);
}

function findWrong<Field extends string>(amounts: Record<Field, number | null>) {
  return fieldsOf(amounts).filter((field) => {
    const amount = amounts[field];
    return amount !== null && !(amount >= LEAST_AMOUNT && amount <= GREATEST_AMOUNT);
  });
}

function fieldsOf<Field extends string>(amounts: Record<Field, number | null>) {
  return Object.keys(amounts) as Field[];
}
