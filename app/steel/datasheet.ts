import type { Figures } from "~/steel/figures";
import { type Character, type CharacterText, characterise } from "./character";
import { formatComposition } from "./composition";
import { fitToProduct } from "./fitting";
import { gaugesOf } from "./gauge";
import { hasValues } from "./grade";
import { steelTypes } from "./kind";
import { ascending, formatFixed, formatSizes, roundSize } from "./measure";
import { sayExample } from "./size-standard";
import { sheetsOf } from "./stock";
import { type ThicknessBand, thicknessBand } from "./tolerance";
import { metresPerTonne, sheetWeight, weightPerMetre, weightPerSquareMetre } from "./weight";

/** Figures are text with as many decimals in all rows of a column; the first cell names its row. */
export type DatasheetTable = { caption: string; columns: string[]; rows: string[][] };

export type Datasheet = {
  facts: { label: string; value: string }[];
  weights: DatasheetTable;
  /** Its rows are those of `weights`. */
  tolerances: DatasheetTable;
  lists: { title: string; items: string[] }[];
  leftOut: string | null;
};

export type DatasheetProduct = CharacterText & { thickness: readonly number[] };

/** Columns of weights that one A4 page has room for. */
const MOST_COLUMNS = 4;

/** More widths are named by the first and the last. */
const MOST_NAMED = 4;

const NONE = "–";

/** Sizes (mm) that are no positive number are left out. */
export function writeDatasheet(product: DatasheetProduct, figures: Figures): Datasheet {
  const character = characterise(product);
  const { finish, standards, uses, handling } = fitToProduct(character);
  const positive = (sizes: readonly number[]) =>
    ascending(sizes.map(roundSize)).filter((mm) => Number.isFinite(mm) && mm > 0);
  const widths = positive(product.width);
  const thicknesses = widths.length === 0 ? [] : positive(product.thickness);
  const columns = weightColumns(character, widths);
  const shown = columns.slice(0, MOST_COLUMNS);
  const names = formatSizes(thicknesses);
  return {
    facts: listFacts(character, finish, widths),
    weights: {
      caption: nameWeights(character),
      columns: ["Thickness, mm", "Gauge", "kg/m²", ...shown.map(({ label }) => label)],
      rows: thicknesses.map((mm, row) => [
        names[row] ?? "",
        gaugesOf(mm)
          .map(({ gauge, system }) => `${gauge} ${system}`)
          .join(", ") || NONE,
        formatFixed(weightPerSquareMetre(mm), figures),
        ...shown.map(({ weigh, places }) => formatFixed(weigh(mm), figures, places)),
      ]),
    },
    tolerances: writeTolerances(character, thicknesses, names, widths, figures),
    lists: [
      { title: "Standards", items: standards },
      { title: "Uses", items: uses },
      { title: "Handling", items: handling },
    ],
    leftOut:
      columns.length > shown.length
        ? `Weights at other sizes (${columns.length - shown.length}) follow from kg/m²: times the width in m, of a sheet times its length in m.`
        : null,
  };
}

function nameWeights({ type, finish }: Character) {
  const name = steelTypes[type].form === "sheet" ? "Weight of a sheet" : "Weight of a coil's strip";
  return finish === "chequered" ? `${name} without its pattern, which adds to it` : name;
}

function listFacts(
  { strengths, composition }: Character,
  finish: string,
  widths: number[],
): Datasheet["facts"] {
  const all: [label: string, value: string | undefined, unit?: string, holdsFor?: string | null][] = [
    ["For", strengths?.use],
    ["Yield", strengths?.yieldStrength, " MPa", strengths?.yieldFor],
    ["Tensile", strengths?.tensile, " MPa"],
    ["Elongation", strengths?.elongation, " %", strengths?.elongationFor],
    ["Values from", strengths && hasValues(strengths) ? strengths.edition : undefined],
    ["Composition, % max", composition ? formatComposition(composition) : undefined],
    ["Finish", finish],
    ["Widths", widths.join(", "), " mm"],
  ];
  return all.flatMap(([label, value, unit = "", holdsFor]) =>
    value && value !== NONE
      ? [{ label, value: value + unit + (holdsFor ? ` (${holdsFor} thick)` : "") }]
      : [],
  );
}

type WeightColumn = { label: string; places: number; weigh: (mm: number) => number };

function weightColumns({ type }: Character, widths: number[]): WeightColumn[] {
  if (steelTypes[type].form === "sheet") {
    const sheets = widths.flatMap((width) => sheetsOf(type, width));
    return sheets.map(({ width, length }) => ({
      label: `kg, ${width} × ${length}`,
      places: 2,
      weigh: (mm) => sheetWeight(mm, width, length),
    }));
  }
  const perMetre = widths.map((width) => ({
    label: `kg/m at ${width}`,
    places: 2,
    weigh: (mm: number) => weightPerMetre(mm, width),
  }));
  const widest = widths.at(-1) ?? 0;
  const perTonne = {
    label: `m/t at ${widest}`,
    places: 1,
    weigh: (mm: number) => metresPerTonne(mm, widest),
  };
  return perMetre.toSpliced(MOST_COLUMNS - 1, 0, perTonne);
}

/** A pair of columns for each group of widths that have the same tolerance in every thickness. */
function writeTolerances(
  character: Character,
  thicknesses: number[],
  names: string[],
  widths: number[],
  figures: Figures,
): DatasheetTable {
  const { type, tolerances: kind } = character;
  const { process } = steelTypes[type];
  const bandOf = (mm: number, width: number) => (kind ? thicknessBand(process, mm, width, kind) : null);
  const groups = groupWidths(thicknesses, widths, bandOf);
  const bands = thicknesses.flatMap((mm) => groups.map(({ width }) => bandOf(mm, width)));
  const standard = bands.find((band) => band !== null)?.standard ?? null;
  return {
    caption: captionTolerances(character, standard),
    columns: standard ? ["Thickness, mm", ...groups.flatMap(({ name }) => [`± mm at ${name}`, "kg/m²"])] : [],
    rows: standard
      ? thicknesses.map((mm, row) => [
          names[row] ?? "",
          ...groups.flatMap(({ width }) => writeBand(mm, bandOf(mm, width), figures)),
        ])
      : [],
  };
}

function captionTolerances({ grade, tolerances, sizeStandard }: Character, standard: string | null) {
  if (standard === null) {
    const outside = "outside the tables of EN 10051 and EN 10131, to be agreed in the order";
    if (tolerances) return `Thickness tolerance: ${outside}`;
    const named = sizeStandard ? `by ${sizeStandard}, as agreed in the order` : "to be agreed in the order";
    return `Thickness tolerance: ${named}`;
  }
  return `Thickness within ${standard}${sayExample(grade, sizeStandard)}, and the weight that it allows`;
}

function writeBand(mm: number, band: ThicknessBand | null, figures: Figures): string[] {
  if (!band) return ["agree", NONE];
  const { plusMinus } = band;
  const [lightest, heaviest] = [mm - plusMinus, mm + plusMinus].map((thickness) =>
    formatFixed(weightPerSquareMetre(thickness), figures),
  );
  return [formatFixed(plusMinus, figures), `${lightest}–${heaviest}`];
}

/** Neighbours in the list, so that each group is one run of it. */
function groupWidths(
  thicknesses: number[],
  widths: number[],
  bandOf: (mm: number, width: number) => ThicknessBand | null,
) {
  const groups: { width: number; widths: number[]; sign: string }[] = [];
  for (const width of widths) {
    const sign = thicknesses.map((mm) => bandOf(mm, width)?.plusMinus ?? NONE).join(" ");
    const last = groups.at(-1);
    if (last?.sign === sign) last.widths.push(width);
    else groups.push({ width, widths: [width], sign });
  }
  return groups.map(({ width, widths }) => ({ width, name: nameWidths(widths) }));
}

function nameWidths(widths: number[]) {
  return widths.length > MOST_NAMED ? `${widths[0]} to ${widths.at(-1)}` : widths.join(", ");
}
