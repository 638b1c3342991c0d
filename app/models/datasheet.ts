import { type GaugeReading, gaugesOf } from "./gauge";
import { type ProductType, steelTypes } from "./steel";
import { type StockSheet, stockOf } from "./stock";
import { type ThicknessBand, thicknessBand } from "./tolerance";
import { metresPerTonne, sheetWeight, weightPerMetre, weightPerSquareMetre } from "./weight";

/** One thickness of a product at its width: everything that follows from the two. mm and kg. */
export type DatasheetRow = {
  thickness: number;
  width: number;
  perSquareMetre: number;
  gauges: GaugeReading[];
  band: ThicknessBand | null;
  /** kg of one stock sheet by the columns of `sheets`; empty for coils. */
  sheets: number[];
  /** kg of a metre and metres in a tonne; null for sheets. */
  coil: { perMetre: number; metresPerTonne: number } | null;
  /** Lightest and heaviest kg/m² within the tolerance. */
  lightest: number | null;
  heaviest: number | null;
};

export type Datasheet = {
  form: "sheet" | "coil";
  /** Stock sheets that fit a listed width. */
  sheets: StockSheet[];
  /** The width (mm) that tolerances and weights a metre are given for: the widest, which has the widest tolerance. */
  width: number;
  standard: string | null;
  rows: DatasheetRow[];
  standards: readonly string[];
  uses: readonly string[];
  handling: readonly string[];
};

/** The data sheet that follows from a product's type and its lists of thickness and width (mm) alone. */
export function writeDatasheet(type: ProductType, thickness: number[], width: number[]): Datasheet {
  const { form, process } = steelTypes[type];
  const stock = stockOf[type];
  const widest = Math.max(...width);
  const sheets = fittingSheets(stock.sheets, width);
  const rows = [...new Set(thickness)]
    .sort((a, b) => a - b)
    .map((mm): DatasheetRow => {
      const band = thicknessBand(process, mm, widest);
      return {
        thickness: mm,
        width: widest,
        perSquareMetre: weightPerSquareMetre(mm),
        gauges: gaugesOf(mm),
        band,
        sheets: form === "sheet" ? sheets.map((sheet) => sheetWeight(mm, sheet.width, sheet.length)) : [],
        coil:
          form === "coil"
            ? { perMetre: weightPerMetre(mm, widest), metresPerTonne: metresPerTonne(mm, widest) }
            : null,
        lightest: band && weightPerSquareMetre(band.thinnest),
        heaviest: band && weightPerSquareMetre(band.thickest),
      };
    });
  return {
    form,
    sheets,
    width: widest,
    standard: rows.find((row) => row.band)?.band?.standard ?? null,
    rows,
    standards: stock.standards,
    uses: stock.uses,
    handling: stock.handling,
  };
}

/** Stock sheets of the product's own widths; where none is usual, each width at twice its length. */
function fittingSheets(stock: readonly StockSheet[], widths: number[]): StockSheet[] {
  const fitting = stock.filter((sheet) => widths.includes(sheet.width));
  if (fitting.length > 0) return fitting;
  return [...new Set(widths)].slice(0, 3).map((width) => ({ width, length: width * 2 }));
}
