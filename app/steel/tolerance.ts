import type { Figures } from "./figures";
import type { SteelProcess } from "./kind";
import { formatFixed, roundTo } from "./measure";

/** Plus or minus in mm, columns by width; `upTo` inclusive. Null: the standard has no figure there. */
type Row = readonly [upTo: number, ...bands: (number | null)[]];
type Table = {
  standard: string;
  /** mm, inclusive; null when its first row is open below. */
  from: number | null;
  /** Widest of each column, mm, inclusive; one more column is over the last. */
  widths: readonly number[];
  widest: number;
  rows: readonly Row[];
};

/**
 * Widest that EN 10051 is for, mm: its scope is 600 to 2200; narrower strip slit from wide strip is covered, strip
 * rolled below 600 mm is EN 10048 (http://tubingchina.com/Tolerances-to-EN-10051-for-Continuously-Rolled-Hot-Rolled-Plate-Sheet-and-Strip.htm).
 */
const WIDEST_HOT = 2200;

/** EN 10051 category A (ArcelorMittal, https://ja.scribd.com/document/380280615/Sheet-Metal-Thickness-Tolerances). */
const categoryA: readonly Row[] = [
  [2, 0.17, 0.19, 0.21, null],
  [2.5, 0.18, 0.21, 0.23, 0.25],
  [3, 0.2, 0.22, 0.24, 0.26],
  [4, 0.22, 0.24, 0.26, 0.27],
  [5, 0.24, 0.26, 0.28, 0.29],
  [6, 0.26, 0.28, 0.29, 0.31],
  [8, 0.29, 0.3, 0.31, 0.35],
  [10, 0.32, 0.33, 0.34, 0.4],
  [12.5, 0.35, 0.36, 0.37, 0.43],
  [15, 0.37, 0.38, 0.4, 0.46],
  [25, 0.4, 0.42, 0.45, 0.5],
];

/** EN 10051 for DD11 to DD14 of EN 10111 (as above, in brackets there). */
const soft: readonly Row[] = [
  [2, 0.13, 0.14, 0.16, null],
  [2.5, 0.14, 0.16, 0.17, 0.19],
  [3, 0.15, 0.17, 0.18, 0.2],
  [4, 0.17, 0.18, 0.2, 0.2],
  [5, 0.18, 0.2, 0.21, 0.22],
  [6, 0.2, 0.21, 0.22, 0.23],
  [8, 0.22, 0.23, 0.23, 0.26],
  [11, 0.24, 0.25, 0.25, 0.28],
];

/**
 * The categories of EN 10051:2010 by the steel's specified minimum yield strength in MPa, and what each adds to A's
 * tolerances: A up to 300, B over 300 to 360, C over 360 to 420, D over 420 to 900; the soft forming grades have a table
 * of their own, the standard's Table 2 (ArcelorMittal, Tolerance & conversion tables, "EN 10051 defines five
 * categories", https://ja.scribd.com/document/380280615/Sheet-Metal-Thickness-Tolerances). The shares are those of
 * http://tubingchina.com/Tolerances-to-EN-10051-for-Continuously-Rolled-Hot-Rolled-Plate-Sheet-and-Strip.htm.
 */
const categories = [
  { name: "D", yieldOver: 420, factor: 1.4 },
  { name: "C", yieldOver: 360, factor: 1.3 },
  { name: "B", yieldOver: 300, factor: 1.15 },
] as const;

/** Of hot rolled steel: a category of EN 10051, or the soft forming grades of EN 10111. */
export type ToleranceClass = "A" | (typeof categories)[number]["name"] | "soft";

/** By the specified minimum yield strength in MPa; up to a limit belongs to the category below it. */
export function toleranceClassOf(yieldMpa: number): ToleranceClass {
  return categories.find(({ yieldOver }) => yieldMpa > yieldOver)?.name ?? "A";
}

/** EN 10131, yield strength below 260 MPa, normal tolerance (Tata Steel, https://www.tatasteeleurope.com/ts/node/4606). */
const normal: readonly Row[] = [
  [0.4, 0.03, 0.04, 0.05],
  [0.6, 0.03, 0.04, 0.05],
  [0.8, 0.04, 0.05, 0.06],
  [1, 0.05, 0.06, 0.07],
  [1.2, 0.06, 0.07, 0.08],
  [1.6, 0.08, 0.09, 0.1],
  [2, 0.1, 0.11, 0.12],
  [2.5, 0.12, 0.13, 0.14],
  [3, 0.15, 0.15, 0.16],
];

const tables: Readonly<Record<SteelProcess, Table>> = {
  hot: {
    standard: "EN 10051, category A",
    from: null,
    widths: [1200, 1500, 1800],
    widest: WIDEST_HOT,
    rows: categoryA,
  },
  cold: {
    standard: "EN 10131, normal tolerance",
    from: 0.35,
    widths: [1200, 1500],
    widest: Number.POSITIVE_INFINITY,
    rows: normal,
  },
};

const hotTables: Readonly<Record<ToleranceClass, Table>> = {
  A: tables.hot,
  B: harder("B"),
  C: harder("C"),
  D: harder("D"),
  soft: { ...tables.hot, standard: "EN 10051, DD11 to DD14", rows: soft },
};

function harder(name: "B" | "C" | "D"): Table {
  const factor = categories.find((category) => category.name === name)?.factor ?? 1;
  const widen = (band: number | null) => (band === null ? null : roundTo(band * factor, 2));
  return {
    ...tables.hot,
    standard: `EN 10051, category ${name}`,
    rows: categoryA.map(([upTo, ...bands]): Row => [upTo, ...bands.map(widen)]),
  };
}

/** In mm. */
export type ThicknessBand = { standard: string; plusMinus: number };

/** Null where the standard has none. A boundary belongs to the smaller side: 2.00 mm is in "up to 2". */
export function thicknessBand(
  process: SteelProcess,
  thickness: number,
  width: number,
  hotClass: ToleranceClass = "A",
): ThicknessBand | null {
  const { standard, from, widths, widest, rows } = process === "hot" ? hotTables[hotClass] : tables.cold;
  if (!(thickness > 0 && width > 0 && width <= widest) || (from !== null && thickness < from)) return null;
  const row = rows.find(([upTo]) => thickness <= upTo);
  const plusMinus = row?.[1 + widths.filter((most) => width > most).length];
  // The first row of EN 10051 is open below; a steel no thicker than its tolerance is outside what it is meant for.
  return plusMinus && plusMinus < thickness ? { standard, plusMinus } : null;
}

export function toleranceTable(process: SteelProcess, figures: Figures) {
  const { standard, from, widths, rows } = tables[process];
  const columns = [...widths.map((most) => `width to ${most}`), `over ${widths.at(-1)}`];
  const lines = rows.map(([upTo, ...bands], index) => {
    const start = rows[index - 1]?.[0] ?? from;
    return {
      thickness: start === null ? `up to ${upTo}` : `${start}–${upTo}`,
      bands: bands.map((band) => (band === null ? "–" : `± ${formatFixed(band, figures)}`)),
    };
  });
  return { standard, columns, lines };
}
