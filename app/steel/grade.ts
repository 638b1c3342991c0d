import { type ProductType, type SteelProcess, steelTypes } from "./kind";
import type { GradeName } from "./reading/shape";

const NONE = "–";

type Limits = { min?: number; max?: number };

/** Strengths in MPa, elongation in %; `yieldFor` and `elongationFor` say of which thickness, where the source does. */
export type Grade = {
  name: string;
  standard: string;
  /** The standard, where there are values with the edition that they are of. */
  edition: string;
  yieldFor: string | null;
  elongationFor: string | null;
  use: string;
  yieldMpa: Limits;
  tensileMpa: Limits;
  elongationPercent: Limits;
  yieldStrength: string;
  tensile: string;
  elongation: string;
};

/** `edition` as it is written behind the standard. */
type Holding = { edition?: string; yieldFor?: string; elongationFor?: string };
type GradeLine = [name: string, use: string, yieldMpa: Limits, tensileMpa: Limits, elongationMin?: number];

/**
 * IS 1079:2009; elongation on 80 mm, up to 3 mm thick (mill catalogue,
 * http://online.flipbuilder.com/ovyz/cvig/files/basic-html/page41.html); the current edition is of 2017. For forming, never for
 * primary structure.
 */
const is1079 = gradesIn("IS 1079", { edition: ":2009", elongationFor: "to 3 mm" }, [
  ["HR1", "Commercial forming", {}, { max: 440 }, 23],
  ["HR2", "Drawing", {}, { max: 420 }, 25],
  ["HR3", "Deep drawing", {}, { max: 400 }, 28],
  ["HR4", "Extra deep drawing", {}, { max: 380 }, 31],
]);

/** IS 2062:2011, yield to 20 mm (InfraLens summary, https://infralens.in/code/IS-2062-2011). */
const is2062 = gradesIn("IS 2062", { edition: ":2011", yieldFor: "to 20 mm" }, [
  ["E250", "Structures", { min: 250 }, { min: 410 }, 23],
  ["E350", "Structures, high strength", { min: 350 }, { min: 490 }, 22],
  ["E410", "Structures, high strength", { min: 410 }, { min: 540 }, 20],
  ["E450", "Structures, high strength", { min: 450 }, { min: 570 }, 20],
]);

/** IS 10748, hot rolled strip for welded tube (Avon Steel, https://avonsteel.com/hot_rolled_coils.php). */
const is10748 = gradesIn("IS 10748", {}, [
  ["I", "Welded tube", { min: 170 }, { min: 290 }, 30],
  ["II", "Welded tube", { min: 210 }, { min: 330 }, 28],
  ["III", "Welded tube", { min: 240 }, { min: 410 }, 25],
  ["IV", "Welded tube", { min: 275 }, { min: 430 }, 20],
  ["V", "Welded tube", { min: 310 }, { min: 490 }, 15],
]);

/**
 * EN 10111:2008, yield for 2 to 11 mm, elongation for 2 to 3 mm
 * (Tata Steel, https://www.tatasteeleurope.com/en/products/engineering/hot-rolled/forming).
 */
const en10111 = gradesIn(
  "EN 10111",
  { edition: ":2008", yieldFor: "2 to 11 mm", elongationFor: "2 to 3 mm" },
  [
    ["DD11", "Forming, best within a month", { min: 170, max: 340 }, { max: 440 }, 24],
    ["DD12", "Drawing", { min: 170, max: 320 }, { max: 420 }, 26],
    ["DD13", "Deep drawing", { min: 170, max: 310 }, { max: 400 }, 29],
    ["DD14", "Extra deep drawing", { min: 170, max: 290 }, { max: 380 }, 32],
  ],
);

/** EN 10025-2, yield to 16 mm, tensile for 3 to 100 mm (Readle, https://readle.co.uk/references/steel-grades-eurocodes.php). */
const en10025 = gradesIn("EN 10025-2", { yieldFor: "to 16 mm" }, [
  ["S235JR", "Structures", { min: 235 }, { min: 360, max: 510 }],
  ["S275JR", "Structures", { min: 275 }, { min: 410, max: 560 }],
  ["S355J2", "Structures, high strength", { min: 355 }, { min: 470, max: 630 }],
]);

/**
 * JIS G3101, yield to 16 mm (SSI mill's answers,
 * https://www.ssi-steel.com/en/about/product-process/service-center/frequently-asked-question-faq/).
 */
const jisG3101 = gradesIn("JIS G3101", { yieldFor: "to 16 mm" }, [
  ["SS400", "Structures", { min: 245 }, { min: 400, max: 510 }],
]);

/**
 * IS 513. Strengths are the limits of D, DD and EDD, which are CR2, CR3 and CR4 since the edition of 2008 (Balaji,
 * http://balajimarketingagencies.com/i-s-specification/is-1079-513); the current edition is in parts and prevails.
 */
const is513 = gradesIn("IS 513", { edition: " before 2008" }, [
  ["CR0", "Full hard, feedstock for galvanising", {}, {}],
  ["CR1", "Commercial", {}, {}],
  ["CR2", "Drawing", { max: 280 }, { min: 270, max: 410 }, 28],
  ["CR3", "Deep drawing", { max: 250 }, { min: 270, max: 370 }, 32],
  ["CR4", "Extra deep drawing", { max: 220 }, { min: 270, max: 350 }, 36],
  ["CR5", "Stabilised, interstitial-free", {}, {}],
]);

/**
 * EN 10130, skin-passed; thinner steel may be harder and stretch less (Tata Steel,
 * https://www.tatasteeleurope.com/en/products-and-services/automotive/cold-rolled/forming; of DC06 with the notes on
 * thickness https://www.tatasteeleurope.com/ts/node/5486).
 */
const en10130 = gradesIn(
  "EN 10130",
  { edition: ":2006", yieldFor: "over 0.7 mm", elongationFor: "over 0.7 mm" },
  [
    ["DC01", "Commercial forming", { max: 280 }, { min: 270, max: 410 }, 28],
    ["DC03", "Deep drawing", { max: 240 }, { min: 270, max: 370 }, 34],
    ["DC04", "Extra deep drawing", { max: 210 }, { min: 270, max: 350 }, 38],
    ["DC06", "Interstitial-free", { max: 170 }, { min: 270, max: 330 }, 41],
  ],
);

/**
 * JIS G3141; SPCC is tested only where the order says so, as SPCCT (Melewar,
 * https://melewar-mig.com/coldrolling/spec.htm).
 */
const jisG3141 = gradesIn("JIS G3141", { edition: ":1996", elongationFor: "0.6 to 1 mm" }, [
  ["SPCC", "Commercial, tested only on request", {}, {}],
  ["SPCD", "Drawing", {}, { min: 270 }, 38],
  ["SPCE", "Deep drawing", {}, { min: 270 }, 40],
]);

/** ASTM A1008/A1008M; no limits of strength are known here. */
const a1008 = gradesIn("ASTM A1008", {}, [["CS", "Commercial, types A, B and C", {}, {}]]);

const grades: Readonly<Record<SteelProcess, readonly Grade[]>> = {
  hot: [...is1079, ...is2062, ...is10748, ...en10111, ...en10025, ...jisG3101],
  cold: [...is513, ...en10130, ...jisG3141, ...a1008],
};

/** The strengths of a recognised grade: `E250 BR` has those of E250, S355JR those of S355J2. Null where no table has it. */
export function findGrade({ name, standard }: GradeName, process?: SteelProcess): Grade | null {
  const sought = baseOf(name ?? "");
  const among = process ? grades[process] : [...grades.hot, ...grades.cold];
  return among.find((grade) => grade.standard === standard && baseOf(grade.name) === sought) ?? null;
}

/** Without what says only at which temperature it was tested, or how it was made. */
function baseOf(name: string) {
  return name.replace(/^(S\d{3})(?:J[0R2]|K2)$/, "$1").split(" ")[0] ?? "";
}

export function gradesOf(type: ProductType): readonly Grade[] {
  return grades[steelTypes[type].process];
}

/**
 * Composition in %, density in g/cm³, minima in MPa and %. Strengths of cold rolled 304 and 430 from a supplier (Pisanpun,
 * https://www.pisanpun.com/cold-rolled-stainless-steel/); densities are the usual round figures.
 */
export const stainlessGrades = {
  "304": {
    chromium: "18–20",
    nickel: "8–10.5",
    density: 7.93,
    yieldMpa: 205,
    tensileMpa: 520,
    elongationPercent: 40,
  },
  "316": { chromium: "16–18", nickel: "10–14", molybdenum: "2–3", density: 8 },
  "430": { chromium: "16–18", density: 7.7, yieldMpa: 205, tensileMpa: 450, elongationPercent: 22 },
} as const;

/** Least chromium of any stainless steel, in %. */
export const LEAST_CHROMIUM = 10.5;

function formatLimits({ min, max }: Limits) {
  if (min !== undefined && max !== undefined) return `${min}–${max}`;
  if (min !== undefined) return `min ${min}`;
  return max === undefined ? NONE : `max ${max}`;
}

export function hasValues({ yieldStrength, tensile, elongation }: Grade) {
  return [yieldStrength, tensile, elongation].some((text) => text !== NONE);
}

function gradesIn(standard: string, holding: Holding, lines: readonly GradeLine[]): Grade[] {
  return lines.map(([name, use, yieldMpa, tensileMpa, elongationMin]) => {
    const elongationPercent = elongationMin === undefined ? {} : { min: elongationMin };
    const isKnown = [yieldMpa, tensileMpa, elongationPercent].some((limits) => formatLimits(limits) !== NONE);
    return {
      name,
      standard,
      edition: standard + ((isKnown && holding.edition) || ""),
      yieldFor: (yieldMpa.min ?? yieldMpa.max) ? (holding.yieldFor ?? null) : null,
      elongationFor: elongationMin === undefined ? null : (holding.elongationFor ?? null),
      use,
      yieldMpa,
      tensileMpa,
      elongationPercent,
      yieldStrength: formatLimits(yieldMpa),
      tensile: formatLimits(tensileMpa),
      elongation: formatLimits(elongationPercent),
    };
  });
}
