import { roundTo } from "./measure";

/** EN 10051 category by minimum yield strength; DD for the soft forming grades DD11 to DD14 of EN 10111. */
export type HotTable = "A" | "B" | "C" | "D" | "DD";

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

const hotWidths = [1200, 1500, 1800] as const;

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

/** EN 10051 for DD11 to DD14 of EN 10111 (same document of ArcelorMittal). */
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

/** What categories B, C and D add to the figures of A (same document of ArcelorMittal). */
const wider: Readonly<Record<Exclude<HotTable, "DD">, number>> = { A: 1, B: 1.15, C: 1.3, D: 1.4 };

const coldTable: Table = {
  standard: "EN 10131, normal tolerance",
  from: 0.35,
  widths: [1200, 1500],
  widest: Number.POSITIVE_INFINITY,
  rows: normal,
};

/** In mm. */
export type ThicknessBand = {
  standard: string;
  plusMinus: number;
  nominal: number;
  thinnest: number;
  thickest: number;
  /** The cell: over `thicknessOver` up to and including `thicknessTo`, and so with the width; null is open. */
  thicknessOver: number | null;
  thicknessTo: number;
  widthOver: number | null;
  widthTo: number | null;
};

/** Null where the standard has none. A boundary belongs to the smaller side: 2.00 mm is in "up to 2". */
export function thicknessBand(
  process: "hot" | "cold",
  thickness: number,
  width: number,
  hotTable: HotTable = "A",
): ThicknessBand | null {
  const { standard, from, widths, widest, rows } = tableOf(process, hotTable);
  if (!(thickness > 0 && width > 0 && width <= widest) || (from !== null && thickness < from)) return null;
  const index = rows.findIndex(([upTo]) => thickness <= upTo);
  const row = rows[index];
  const narrower = widths.filter((most) => width > most).length;
  const plusMinus = row?.[narrower + 1];
  // The first row of EN 10051 is open below; a steel no thicker than its tolerance is outside what it is meant for.
  if (!row || !plusMinus || plusMinus >= thickness) return null;
  return {
    standard,
    plusMinus,
    nominal: thickness,
    thinnest: roundTo(thickness - plusMinus, 3),
    thickest: roundTo(thickness + plusMinus, 3),
    thicknessOver: rows[index - 1]?.[0] ?? null,
    thicknessTo: row[0],
    widthOver: widths[narrower - 1] ?? null,
    widthTo: widths[narrower] ?? null,
  };
}

export function weightWithin(band: ThicknessBand, nominalKg: number) {
  return {
    lightest: (nominalKg * band.thinnest) / band.nominal,
    heaviest: (nominalKg * band.thickest) / band.nominal,
  };
}

export function explainNoBand(process: "hot" | "cold", hotTable: HotTable = "A") {
  const { standard, from, widest, widths, rows } = tableOf(process, hotTable);
  const thickest = rows.at(-1)?.[0];
  const thickness =
    from === null ? `thickness up to ${thickest} mm` : `thickness from ${from} to ${thickest} mm`;
  const gap =
    process === "hot" ? ` and width up to ${widest} mm (${widths.at(-1)} mm when 2 mm or thinner)` : "";
  return `${standard}, covers ${thickness}${gap}. Outside it the tolerance is agreed in the order.`;
}

/** In MPa: A to 300, B to 360, C to 420, D to 900 (ArcelorMittal, as above); null above. */
export function hotTableOfYield(yieldMpa: number): HotTable | null {
  if (yieldMpa <= 300) return "A";
  if (yieldMpa <= 360) return "B";
  if (yieldMpa <= 420) return "C";
  return yieldMpa <= 900 ? "D" : null;
}

export function toleranceTable(process: "hot" | "cold", hotTable: HotTable = "A") {
  const { standard, from, widths, rows } = tableOf(process, hotTable);
  const columns = [...widths.map((most) => `width to ${most}`), `over ${widths.at(-1)}`];
  const lines = rows.map(([upTo, ...bands], index) => {
    const start = rows[index - 1]?.[0] ?? from;
    return {
      thickness: start === null ? `up to ${upTo}` : `${start} – ${upTo}`,
      bands: bands.map((band) => (band === null ? "–" : `± ${band.toFixed(2)}`)),
    };
  });
  return { standard, columns, lines };
}

function tableOf(process: "hot" | "cold", hotTable: HotTable): Table {
  if (process === "cold") return coldTable;
  const shared = { from: null, widths: hotWidths, widest: WIDEST_HOT };
  if (hotTable === "DD") return { ...shared, standard: "EN 10051, grades DD11 to DD14", rows: soft };
  const factor = wider[hotTable];
  return {
    ...shared,
    standard: `EN 10051, category ${hotTable}`,
    rows: categoryA.map((row) => widen(row, factor)),
  };
}

/** The standard does not say how to round what it adds; to the nearest 0.01 mm, half up, as its own figures read. */
function widen([upTo, ...bands]: Row, factor: number): Row {
  return [upTo, ...bands.map((band) => (band === null ? null : roundTo(band * factor, 2)))];
}
