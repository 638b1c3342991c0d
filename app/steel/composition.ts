import type { GradeName } from "./reading/shape";

/** Of the ladle, in % and at most. */
export type Composition = { text: string; edition: string; holdsFor: string | null };

type Table = {
  standard: string;
  edition: string;
  holdsFor?: string;
  grades: Readonly<Record<string, string>>;
};

/** IS 1079:2009 (SAIL's catalogue, http://online.flipbuilder.com/ovyz/dwmz/files/basic-html/page36.html). */
const is1079: Table = {
  standard: "IS 1079",
  edition: "IS 1079:2009",
  grades: {
    HR0: "C 0.25, Mn 1.70, P 0.050, S 0.045",
    HR1: "C 0.15, Mn 0.60, P 0.050, S 0.035",
    HR2: "C 0.10, Mn 0.45, P 0.040, S 0.035",
    HR3: "C 0.08, Mn 0.40, P 0.035, S 0.030",
    HR4: "C 0.08, Mn 0.35, P 0.030, S 0.030",
  },
};

/**
 * IS 2062:2011, each quality by itself (comparison of materials, https://www.scribd.com/document/521573018/Material-Comparision-r1;
 * the same as in Loha Ispat's table of A, B and C, http://www.lohaispaat.com/tpl/hr_processing_iframe.php).
 */
const is2062: Table = {
  standard: "IS 2062",
  edition: "IS 2062:2011",
  grades: {
    "E250 A": "C 0.23, Mn 1.50, P 0.045, S 0.045, Si 0.40",
    "E250 BR": "C 0.22, Mn 1.50, P 0.045, S 0.045, Si 0.40",
    "E250 B0": "C 0.22, Mn 1.50, P 0.045, S 0.045, Si 0.40",
    "E250 C": "C 0.20, Mn 1.50, P 0.040, S 0.040, Si 0.40",
  },
};

/** IS 10748:2004 (SAIL's catalogue, http://online.flipbuilder.com/ovyz/cvig/files/basic-html/page40.html and page110.html). */
const is10748: Table = {
  standard: "IS 10748",
  edition: "IS 10748:2004",
  grades: {
    I: "C 0.10, Mn 0.50, P 0.040, S 0.040",
    II: "C 0.12, Mn 0.60, P 0.040, S 0.040",
    III: "C 0.16, Mn 1.20, P 0.040, S 0.040",
    IV: "C 0.20, Mn 1.30, P 0.040, S 0.040",
    V: "C 0.25, Mn 1.30, P 0.040, S 0.040",
  },
};

/**
 * EN 10025-2:2004, table 2, to 16 mm
 * (https://studmed.ru/view/bs-en-10025-2-2004-hot-rolled-products-of-structural-steels-part-2-technical-delivery-conditions-for-non-alloy-structural-steels-eng_9f51897ac33.html?page=3).
 */
const en10025: Table = {
  standard: "EN 10025-2",
  edition: "EN 10025-2:2004",
  holdsFor: "to 16 mm",
  grades: {
    S235JR: "C 0.17, Mn 1.40, P 0.035, S 0.035",
    S235J0: "C 0.17, Mn 1.40, P 0.030, S 0.030",
    S235J2: "C 0.17, Mn 1.40, P 0.025, S 0.025",
    S275JR: "C 0.21, Mn 1.50, P 0.035, S 0.035",
    S275J0: "C 0.18, Mn 1.50, P 0.030, S 0.030",
    S275J2: "C 0.18, Mn 1.50, P 0.025, S 0.025",
    S355JR: "C 0.24, Mn 1.60, P 0.035, S 0.035, Si 0.55",
    S355J0: "C 0.20, Mn 1.60, P 0.030, S 0.030, Si 0.55",
    S355J2: "C 0.20, Mn 1.60, P 0.025, S 0.025, Si 0.55",
    S355K2: "C 0.20, Mn 1.60, P 0.025, S 0.025, Si 0.55",
  },
};

/** IS 513:2008 with its first amendment (https://www.scribd.com/document/424710613/low-carbon-steel-grades). */
const is513: Table = {
  standard: "IS 513",
  edition: "IS 513:2008",
  grades: {
    CR0: "C 0.25, Mn 1.70, P 0.050, S 0.045",
    CR1: "C 0.15, Mn 0.60, P 0.050, S 0.040",
    CR2: "C 0.12, Mn 0.50, P 0.040, S 0.035",
    CR3: "C 0.10, Mn 0.45, P 0.025, S 0.030",
    CR4: "C 0.08, Mn 0.40, P 0.020, S 0.030",
    CR5: "C 0.06, Mn 0.25, P 0.020, S 0.020",
  },
};

/**
 * EN 10130:2006 (Vinco, https://vinco.es/en/strip/low-carbon-steel/cold-rolled; the edition by Tata Steel, whose cast analysis
 * of DC06 is the same, https://www.tatasteeleurope.com/ts/node/5486).
 */
const en10130: Table = {
  standard: "EN 10130",
  edition: "EN 10130:2006",
  grades: {
    DC01: "C 0.12, Mn 0.60, P 0.045, S 0.045",
    DC03: "C 0.10, Mn 0.45, P 0.035, S 0.035",
    DC04: "C 0.08, Mn 0.40, P 0.030, S 0.030",
    DC05: "C 0.06, Mn 0.35, P 0.025, S 0.025",
    DC06: "C 0.02, Mn 0.25, P 0.020, S 0.020, Ti 0.3",
  },
};

/** JIS G3141:1996 (Melewar, https://melewar-mig.com/coldrolling/spec.htm). */
const jisG3141: Table = {
  standard: "JIS G3141",
  edition: "JIS G3141:1996",
  grades: {
    SPCC: "C 0.12, Mn 0.50, P 0.040, S 0.045",
    SPCD: "C 0.10, Mn 0.45, P 0.035, S 0.035",
    SPCE: "C 0.08, Mn 0.40, P 0.030, S 0.030",
  },
};

const tables = [is1079, is2062, is10748, en10025, is513, en10130, jisG3141];

/** Of exactly the named quality, as another one of the same strength may hold more carbon. Null where no source is known. */
export function findComposition({ name, standard }: GradeName): Composition | null {
  const table = tables.find((each) => each.standard === standard);
  const text = table && name !== null && Object.hasOwn(table.grades, name) ? table.grades[name] : undefined;
  return table && text ? { text, edition: table.edition, holdsFor: table.holdsFor ?? null } : null;
}

export function formatComposition({ text, edition, holdsFor }: Composition): string {
  // An element and its figure stay on one line.
  const parts = text.replaceAll(/ (?=\d)/g, "\u00a0");
  return `${parts} (${edition}${holdsFor ? `, ${holdsFor} thick` : ""})`;
}
