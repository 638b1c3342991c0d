import type { ProductType } from "./kind";

/** In mm: the most usual width of a coil. */
export const USUAL_WIDTH = 1250;

/** In mm; a coil below is slit from a wide one. */
export const NARROWEST_WIDE = 600;

/** In mm. */
export type StockSheet = { width: number; length: number };

type CoilStock = {
  /** In mm: the most usual bore. */
  inner: number;
  /** In t: ends and middle of the usual range. */
  weights: readonly number[];
};

export type Stock = {
  sheets: readonly StockSheet[];
  /** In mm, for the tables of a category page. */
  thicknesses: readonly number[];
  /** Usual mill widths, mm. */
  widths: readonly number[];
  coil: CoilStock | null;
  standards: readonly string[];
  uses: readonly string[];
  handling: readonly string[];
};

/** Sheets stocked in India and Europe (Mehta Steels, http://mehtasteels.com/hr_coils_sheets.html, and European practice). */
const hotSheets: readonly StockSheet[] = [
  { width: 1000, length: 2000 },
  { width: 1250, length: 2500 },
  { width: 1500, length: 3000 },
  { width: 1500, length: 6000 },
];

/** As above; 1220 × 2440 is the four by eight foot sheet in whole millimetres. */
const coldSheets: readonly StockSheet[] = [
  { width: 1000, length: 2000 },
  { width: 1220, length: 2440 },
  { width: 1250, length: 2500 },
  { width: 1500, length: 3000 },
];

/** Dimension standards: IS 1079:2009 refers to IS/ISO 16160, IS 513:2008 to IS/ISO 16162. */
const hotStandards = [
  "IS 2062 and IS 1079",
  "EN 10025-2 and EN 10111",
  "ASTM A1011",
  "JIS G3101 and G3131",
  "Sizes: IS/ISO 16160 or EN 10051",
];
const coldStandards = ["IS 513", "EN 10130", "ASTM A1008", "JIS G3141", "Sizes: IS/ISO 16162 or EN 10131"];

const hotUses = [
  "Structures and base plates",
  "Chassis and machinery",
  "Tanks and tubes",
  "Racking uprights",
];
const coldUses = ["Panels and enclosures", "Appliances and furniture", "Drums and ducts", "Automotive skins"];

const hotHandling = ["Remove the scale before painting or galvanising."];
/** Handling of cold rolled steel: the German insurers' transport service, https://www.tis-gdv.de/tis/ware/stahl/coils/abb08-htm/. */
const coldHandling = [
  "Keep indoors and wrapped until the steel has warmed to room temperature: water condenses between cold laps.",
  "Keep humidity under 60 % and use the oldest first.",
];
const bundleHandling = "Lift bundles on battens and keep them flat.";
/** As above, https://www.tis-gdv.de/tis_e/ware/stahl/coils/abb04-htm/. */
const coilHandling = "Store coils on skids in one layer.";

/**
 * Hot rolled coil: Mehta Steels (as above), scope of EN 10051. Cold rolled: a mill's CRCA specification
 * (https://it.scribd.com/doc/49689520/CRCA-SPEC), EN 10130 and European practice.
 */
export const stockOf: Readonly<Record<ProductType, Stock>> = {
  hotrolledsheet: {
    sheets: hotSheets,
    thicknesses: [1.6, 2, 2.5, 3, 4, 5, 6, 8, 10],
    widths: [1000, 1250, 1500],
    coil: null,
    standards: hotStandards,
    uses: [...hotUses, "Chequered floors"],
    handling: [...hotHandling, bundleHandling],
  },
  hotrolledcoil: {
    sheets: [],
    thicknesses: [1.6, 2, 2.5, 3, 4, 5, 6, 8, 10],
    widths: [930, 1030, 1130, 1250, 1310, 1400, 1550],
    coil: { inner: 762, weights: [8, 12, 17] },
    standards: [...hotStandards, "IS 10748 for welded tube"],
    uses: hotUses,
    handling: [...hotHandling, coilHandling],
  },
  coldrolledsheet: {
    sheets: coldSheets,
    thicknesses: [0.5, 0.6, 0.8, 1, 1.2, 1.5, 1.6, 2],
    widths: [1000, 1220, 1250],
    coil: null,
    standards: coldStandards,
    uses: coldUses,
    handling: [...coldHandling, bundleHandling],
  },
  coldrolledcoil: {
    sheets: [],
    thicknesses: [0.35, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 2],
    widths: [600, 914, 1000, 1220, 1250],
    coil: { inner: 508, weights: [4, 8, 12] },
    standards: [...coldStandards, "EN 10139 for narrow strip"],
    uses: coldUses,
    handling: [...coldHandling, coilHandling],
  },
};

/** Those that are stocked so wide, the shortest first; of another width one twice as long, as the stocked ones are. */
export function sheetsOf(type: ProductType, width: number): readonly StockSheet[] {
  const stocked = stockOf[type].sheets.filter((sheet) => sheet.width === width);
  return stocked.length > 0 ? stocked : [{ width, length: width * 2 }];
}
