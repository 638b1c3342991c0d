import { type GaugeSystem, readGauge } from "~/steel/gauge";
import { bareLimits, isWithin, type Limit, steelLimits } from "~/steel/limits";
import { roundTo } from "~/steel/measure";
import type { Measure, MeasureKind } from "./shape";

/** A sut is an eighth of an inch, of the trade in India. */
export type LengthUnit = "micron" | "mm" | "cm" | "m" | "sut" | "in" | "ft";

const mmPer: Readonly<Record<LengthUnit, number>> = {
  ...{ micron: 0.001, mm: 1, cm: 10, m: 1000 },
  ...{ sut: 3.175, in: 25.4, ft: 304.8 },
};

/** The 4 by 8 foot sheet is sold as 1220 × 2440 mm (stock.ts), not as the 1219 × 2438 that it comes to. */
const tradeInches: Readonly<Record<number, number>> = { 48: 1220, 96: 2440 };

/** Below so many mm a width is that of a slit strip, which is ordered to a tenth of a mm. */
const NARROW = 100;

/** In mm: thicknesses to 0.001, widths and lengths as the trade rounds them. */
export function toMm(value: number, unit: LengthUnit, kind: MeasureKind): number {
  const exact = value * mmPer[unit];
  if (kind === "thickness" || unit === "micron" || unit === "mm" || unit === "cm") return roundTo(exact, 3);
  const traded = unit === "m" ? undefined : tradeInches[unit === "ft" ? value * 12 : value];
  if (traded !== undefined) return traded;
  return roundTo(exact, exact < NARROW ? 1 : 0);
}

/** What a number in mm may be: `bare` where it says nothing of itself, `placed` within a size, `said` with its unit or name. */
type Saying = "bare" | "placed" | "said";

export function fits(mm: number, kind: MeasureKind, saying: Saying) {
  return isWithin(mm, limitOf(kind, saying));
}

/** Within a size a plate may be thicker than one inch, if its thickness stands first. */
function limitOf(kind: MeasureKind, saying: Saying): Limit {
  const all = steelLimits.sheet[kind];
  if (saying === "said") return all;
  const bare = bareLimits[kind];
  return saying === "bare" || kind === "thickness" ? bare : { ...all, least: bare.least };
}

/** One where its system is named or both tables agree, two where they differ, none where neither has it. */
export function readGaugeSizes(gauge: number, system: GaugeSystem | null, typed: string): Measure[] {
  const readings = readGauge(gauge).filter((each) => system === null || each.system === system);
  const [one, other] = readings;
  if (one && other && one.mm === other.mm) return [{ mm: one.mm, typed, gauge }];
  return readings.map((each) => ({ mm: each.mm, typed, gauge, system: each.system }));
}

export const lengthUnits: ReadonlyMap<string, LengthUnit> = new Map([
  ...each("micron microns um μm माइक्रोन", "micron"),
  ...each("mm mms mmm millimeter millimeters millimetre millimetres मिमी एमएम मिलीमीटर", "mm"),
  ...each("cm cms centimeter centimeters centimetre centimetres सेमी", "cm"),
  ...each("m mtr mtrs meter meters metre metres मीटर", "m"),
  ...each("sut soot suta सूत", "sut"),
  ...each('in inch inches inchs " इंच', "in"),
  ...each("ft fts feet foot ' फुट फीट", "ft"),
]);

/** Nothing sold is as many inches long: `1250 in coil`, `1250-in stock`. */
export const MOST_INCHES = 300;

export const gaugeUnits = new Set("g ga gg gauge gauges gage guage gague swg usg गेज".split(" "));

/** In kg; a quintal is the Indian market's 100 kg. */
export const kgPer: ReadonlyMap<string, number> = new Map([
  ...each("kg kgs kgm kilo kilos kilogram kilograms kilogramme kilogrammes किलो किग्रा કિલો", 1),
  ...each("t ton tons tonne tonnes tonnen tone tones tonn tonns tns mt mts mton mtons tn टन ટન", 1000),
  ...each("qtl qtls qntl qntls quintal quintals क्विंटल", 100),
  ...each("lb lbs pound pounds", 0.45359237),
]);

function each<const Value>(list: string, value: Value): [string, Value][] {
  return list.split(" ").map((word) => [word, value]);
}
