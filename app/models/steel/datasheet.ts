import { gaugesOf, type NearestGauge } from "./gauge";
import { type ProductType, type SteelForm, steelTypes, uncroppedEnds } from "./kind";
import { type StockSheet, stockOf } from "./stock";
import { type ThicknessBand, thicknessBand, weightWithin } from "./tolerance";
import { metresPerTonne, sheetWeight, weightPerMetre, weightPerSquareMetre } from "./weight";

/** In mm and kg. */
export type DatasheetRow = {
  thickness: number;
  width: number;
  perSquareMetre: number;
  gauges: NearestGauge[];
  /** At the widest width, which has the widest tolerance; null outside the standard's table. */
  band: ThicknessBand | null;
  sheets: number[];
  coil: { perMetre: number; metresPerTonne: number } | null;
  lightest: number | null;
  heaviest: number | null;
  bands: BandOfWidths[];
  /** Metres to leave off each end of a hot rolled coil that was not cropped; null for the other kinds. */
  uncroppedEnds: number | null;
};

/** Widths in mm, kg/m² at the two ends of their tolerance; null where the standard has none. */
type BandOfWidths = {
  widths: number[];
  band: ThicknessBand | null;
  lightest: number | null;
  heaviest: number | null;
};

export type Datasheet = {
  form: SteelForm;
  sheets: StockSheet[];
  width: number;
  standard: string | null;
  rows: DatasheetRow[];
  standards: readonly string[];
  finish: readonly string[];
  uses: readonly string[];
  handling: readonly string[];
};

/** Columns of sheet weights that one A4 page has room for. */
const MOST_SHEETS = 5;

/** By EN 10051 category A (hot) or EN 10131 normal (cold). Sizes (mm) that are no positive number are left out. */
export function writeDatasheet(
  type: ProductType,
  thickness: readonly number[],
  width: readonly number[],
): Datasheet {
  const { form } = steelTypes[type];
  const { sheets: stocked, standards, finish, uses, handling } = stockOf[type];
  const widths = ascending(width);
  const sheets = form === "sheet" ? fittingSheets(stocked, widths) : [];
  const rows =
    widths.length === 0 ? [] : ascending(thickness).map((mm) => writeRow(type, mm, widths, sheets));
  const standard = rows.find((row) => row.band)?.band?.standard ?? null;
  return { form, sheets, width: widths.at(-1) ?? 0, standard, rows, standards, finish, uses, handling };
}

function writeRow(type: ProductType, mm: number, widths: number[], sheets: StockSheet[]): DatasheetRow {
  const { form, process } = steelTypes[type];
  const width = widths.at(-1) ?? 0;
  const band = thicknessBand(process, mm, width);
  return {
    thickness: mm,
    width,
    perSquareMetre: weightPerSquareMetre(mm),
    gauges: gaugesOf(mm),
    sheets: sheets.map((sheet) => sheetWeight(mm, sheet.width, sheet.length)),
    coil:
      form === "coil"
        ? { perMetre: weightPerMetre(mm, width), metresPerTonne: metresPerTonne(mm, width) }
        : null,
    ...withBand(mm, band),
    bands: groupByBand(process, mm, widths),
    uncroppedEnds: form === "coil" && process === "hot" ? uncroppedEnds(mm) : null,
  };
}

function withBand(mm: number, band: ThicknessBand | null) {
  if (!band) return { band, lightest: null, heaviest: null };
  return { band, ...weightWithin(band, weightPerSquareMetre(mm)) };
}

/** Neighbouring widths fall in the same column, so that each group is one run of the sorted list. */
function groupByBand(process: "hot" | "cold", mm: number, widths: number[]): BandOfWidths[] {
  const groups: BandOfWidths[] = [];
  for (const width of widths) {
    const band = thicknessBand(process, mm, width);
    const last = groups.at(-1);
    if (last && last.band?.widthTo === band?.widthTo && last.band?.plusMinus === band?.plusMinus) {
      last.widths.push(width);
    } else {
      groups.push({ widths: [width], ...withBand(mm, band) });
    }
  }
  return groups;
}

function fittingSheets(stocked: readonly StockSheet[], widths: number[]): StockSheet[] {
  return widths
    .flatMap((width) => {
      const fitting = stocked.filter((sheet) => sheet.width === width);
      return fitting.length > 0 ? fitting : [{ width, length: width * 2 }];
    })
    .slice(0, MOST_SHEETS);
}

function ascending(sizes: readonly number[]) {
  return [...new Set(sizes)].filter((mm) => Number.isFinite(mm) && mm > 0).sort((a, b) => a - b);
}
