import type { GaugeSystem } from "~/steel/gauge";
import type { SteelForm, SteelProcess } from "~/steel/kind";

export type Finish = "chequered" | "pickled";

/** `typed`: `16 gauge`, `1/8"`. `system` where the text or the only table that has the gauge names it. */
export type Measure = { mm: number; typed: string; gauge?: number; system?: GaugeSystem };

export type MeasureKind = "thickness" | "width" | "length";

/** `E250` of `IS 2062`; `IS 513` alone has no name. `isAnyOf`: others have the name too, and the text named none of them. */
export type GradeName = { name: string | null; standard: string | null; isAnyOf?: true };

export function formatGrade({ name, standard, isAnyOf }: GradeName): string {
  if (name === null || standard === null || isAnyOf) return name ?? standard ?? "";
  return standard.endsWith(` ${name}`) ? standard : `${standard} ${name}`;
}

/** What a text says of the steel that is wanted; null where it says nothing, or two things at once. */
export type SteelReading = {
  process: SteelProcess | null;
  form: SteelForm | null;
  slit: boolean;
  finish: Finish | null;
  /** None, one, or two for a gauge that means two thicknesses. */
  thickness: Measure[];
  width: Measure | null;
  length: Measure | null;
  grade: GradeName | null;
  pieces: number | null;
  weightKg: number | null;
  /** What is asked for beside or instead of a sheet or coil, as typed, and what it is called. */
  goods: { name: string; typed: string; hasSheets: boolean }[];
  /** The words that were not understood, in their order, for full text. */
  rest: string[];
};

type ChipKind = "type" | "form" | "finish" | "thickness" | "width" | "length" | "grade" | "quantity";

/** `without` is a query that says all else; `readings` are the thicknesses of an ambiguous gauge. */
export type Chip = {
  kind: ChipKind;
  label: string;
  without: string;
  readings?: { label: string; query: string }[];
};
