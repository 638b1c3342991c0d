/** Plus or minus in mm by the greatest thickness of the row (inclusive); columns by width. Null: not in the table. */
type Row = { upTo: number; bands: readonly (number | null)[] };
type Table = { standard: string; over: number; widths: readonly number[]; rows: readonly Row[] };

/**
 * EN 10051 category A, lower-strength grades; columns up to 1200, 1500, 1800 and over (mill table, scribd 380280615).
 * The first row begins at 1.5 mm: thinner is not usual in hot rolled.
 */
const hotRolled: Table = {
  standard: "EN 10051, category A",
  over: 1.4,
  widths: [1200, 1500, 1800],
  rows: [
    { upTo: 2, bands: [0.17, 0.19, 0.21, null] },
    { upTo: 2.5, bands: [0.18, 0.21, 0.23, 0.25] },
    { upTo: 3, bands: [0.2, 0.22, 0.24, 0.26] },
    { upTo: 4, bands: [0.22, 0.24, 0.26, 0.27] },
    { upTo: 5, bands: [0.24, 0.26, 0.28, 0.29] },
    { upTo: 6, bands: [0.26, 0.28, 0.29, 0.31] },
    { upTo: 8, bands: [0.29, 0.3, 0.31, 0.35] },
    { upTo: 10, bands: [0.32, 0.33, 0.34, 0.4] },
    { upTo: 12.5, bands: [0.35, 0.36, 0.37, 0.43] },
    { upTo: 15, bands: [0.37, 0.38, 0.4, 0.46] },
    { upTo: 25, bands: [0.4, 0.42, 0.45, 0.5] },
  ],
};

/** EN 10131, yield strength below 260 MPa, normal tolerance; columns up to 1200, 1500 and over (Tata Steel). */
const coldRolled: Table = {
  standard: "EN 10131, normal tolerance",
  over: 0.349,
  widths: [1200, 1500],
  rows: [
    { upTo: 0.4, bands: [0.03, 0.04, 0.05] },
    { upTo: 0.6, bands: [0.03, 0.04, 0.05] },
    { upTo: 0.8, bands: [0.04, 0.05, 0.06] },
    { upTo: 1, bands: [0.05, 0.06, 0.07] },
    { upTo: 1.2, bands: [0.06, 0.07, 0.08] },
    { upTo: 1.6, bands: [0.08, 0.09, 0.1] },
    { upTo: 2, bands: [0.1, 0.11, 0.12] },
    { upTo: 2.5, bands: [0.12, 0.13, 0.14] },
    { upTo: 3, bands: [0.15, 0.15, 0.16] },
  ],
};

const tables = { hot: hotRolled, cold: coldRolled } as const;

export type ThicknessBand = { standard: string; plusMinus: number; thinnest: number; thickest: number };

/** The thickness tolerance of a size (mm); null where the table has none. A boundary belongs to the thinner row. */
export function thicknessBand(
  process: "hot" | "cold",
  thickness: number,
  width: number,
): ThicknessBand | null {
  const table = tables[process];
  if (thickness <= table.over) return null;
  const row = table.rows.find(({ upTo }) => thickness <= upTo);
  const column = table.widths.findIndex((most) => width <= most);
  const plusMinus = row?.bands[column === -1 ? table.widths.length : column];
  if (!plusMinus) return null;
  const round = (mm: number) => Math.round(mm * 1000) / 1000;
  return {
    standard: table.standard,
    plusMinus,
    thinnest: round(thickness - plusMinus),
    thickest: round(thickness + plusMinus),
  };
}

/** The table of a process as rows of text, for its category page. */
export function toleranceTable(process: "hot" | "cold") {
  const { standard, widths, rows } = tables[process];
  const columns = [...widths.map((most) => `width to ${most}`), `over ${widths.at(-1)}`];
  let from = process === "hot" ? 1.5 : 0.35;
  const lines = rows.map(({ upTo, bands }) => {
    const line = {
      thickness: `${from} – ${upTo}`,
      bands: bands.map((band) => (band === null ? "–" : `± ${band}`)),
    };
    from = upTo;
    return line;
  });
  return { standard, columns, lines };
}
