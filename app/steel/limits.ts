/** In characters, of one line that is searched or filtered for. */
export const LONGEST_QUERY = 100;

/** Inclusive. */
export type Limit = { least: number; most: number; unit: string };

const section = {
  thickness: { least: 0.05, most: 100, unit: "mm" },
  width: { least: 5, most: 3000, unit: "mm" },
} as const;

/** Strip of 6 mm to plates 3 m wide, coils of a mill's heaviest ladle. `length` of a coil is in m. */
export const steelLimits = {
  sheet: {
    ...section,
    length: { least: 5, most: 25_000, unit: "mm" },
    pieces: { least: 1, most: 100_000, unit: "pieces" },
  },
  coil: {
    ...section,
    weight: { least: 1, most: 50_000, unit: "kg" },
    length: { least: 1, most: 100_000, unit: "m" },
    inner: { least: 50, most: 1000, unit: "mm" },
    pieces: { least: 1, most: 10_000, unit: "coils" },
  },
} as const satisfies Record<string, Record<string, Limit>>;

/** What a bare number is first taken for, in mm; a unit or a label says more, then `steelLimits` hold. */
export const bareLimits = {
  thickness: { least: 0.13, most: 25.4, unit: "mm" },
  width: { least: 20, most: 2200, unit: "mm" },
  length: { least: 50, most: 12_500, unit: "mm" },
} as const satisfies Record<string, Limit>;

export function isWithin(value: number, { least, most }: Limit) {
  return value >= least && value <= most;
}

/** Of anything: pieces, kilograms, metres. */
export const GREATEST_AMOUNT = 100_000;
/** What is less is none: a figure in kg or m that no scale shows. */
export const LEAST_AMOUNT = 1e-6;
