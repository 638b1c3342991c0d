import type { ProductType } from "./steel";

/** A sheet kept in stock, width × length in mm. */
export type StockSheet = { width: number; length: number };

export type Stock = {
  /** Usual sheet sizes (India and Europe; mehtasteels.com, EN practice); empty for coils. */
  sheets: readonly StockSheet[];
  /** Usual thickness in the tables of a category page, mm. */
  thicknesses: readonly number[];
  /** Usual coils: inner diameter in mm and weights in t; null for sheets. */
  coil: { inner: number; weights: readonly number[] } | null;
  standards: readonly string[];
  uses: readonly string[];
  handling: readonly string[];
};

const sheets: readonly StockSheet[] = [
  { width: 1250, length: 2500 },
  { width: 1500, length: 3000 },
  { width: 1500, length: 6000 },
];

const coldSheets: readonly StockSheet[] = [
  { width: 1000, length: 2000 },
  { width: 1220, length: 2440 },
  { width: 1250, length: 2500 },
];

const hotStandards = [
  "IS 2062 and IS 1079",
  "EN 10025-2 and EN 10111",
  "ASTM A1011",
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

const hotHandling = [
  "Remove the scale before painting or galvanising.",
  "Lift flat bundles on battens; keep coils chocked.",
];
const coldHandling = [
  "Keep indoors and wrapped until the steel has warmed to room temperature: water condenses between cold laps.",
  "Keep humidity under 60 % and use the oldest first.",
];

/** What is usual for each kind of product; ranges and practice of sections 5.3 and 5.6 of the steel facts. */
export const stockOf: Readonly<Record<ProductType, Stock>> = {
  hotrolledsheet: {
    sheets,
    thicknesses: [1.6, 2, 2.5, 3, 4, 5, 6, 8, 10, 12],
    coil: null,
    standards: hotStandards,
    uses: hotUses,
    handling: hotHandling,
  },
  hotrolledcoil: {
    sheets: [],
    thicknesses: [1.6, 2, 2.5, 3, 4, 5, 6, 8, 10],
    coil: { inner: 762, weights: [8, 12, 17] },
    standards: hotStandards,
    uses: hotUses,
    handling: [...hotHandling, "Store coils on skids in one layer."],
  },
  coldrolledsheet: {
    sheets: coldSheets,
    thicknesses: [0.5, 0.6, 0.8, 1, 1.2, 1.5, 1.6, 2],
    coil: null,
    standards: coldStandards,
    uses: coldUses,
    handling: coldHandling,
  },
  coldrolledcoil: {
    sheets: [],
    thicknesses: [0.35, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 2],
    coil: { inner: 508, weights: [4, 8, 12] },
    standards: coldStandards,
    uses: coldUses,
    handling: [...coldHandling, "Store coils on skids in one layer."],
  },
};
