import type { SteelProcess } from "./kind";

/** Steel with a pattern: EN 10051 leaves it out (foreword of IS 3502:2009; scope of EN 10363 and ASTM A786). */
export const patternStandards = "IS 3502:2009, EN 10363 or ASTM A786";

/**
 * Where the dimensions of steel of a standard stand: IS 1079:2009 refers to IS/ISO 16160, IS 513:2008 to IS/ISO 16162; IS 1852
 * has the rolling and cutting tolerances of other hot rolled steel; A1008 and A1011 refer to A568/A568M; narrow strip to
 * EN 10139 has its own (EN 10140:2006, Cold rolled narrow steel strip: tolerances on dimensions and shape).
 */
const standards: Readonly<Record<string, string>> = {
  "IS 1079": "IS/ISO 16160",
  "IS 2062": "IS 1852",
  "IS 10748": "IS 1852",
  "IS 11513": "IS 1852",
  "IS 5986": "IS 1852",
  "IS 513": "IS/ISO 16162",
  "EN 10139": "EN 10140",
  "ASTM A1008": "ASTM A568/A568M",
  "ASTM A1011": "ASTM A568/A568M",
  "JIS G3101": "JIS G3193",
  "JIS G3131": "JIS G3131 and G3193",
  "JIS G3141": "JIS G3141",
};

const european: Readonly<Record<SteelProcess, string>> = { hot: "EN 10051", cold: "EN 10131" };

/** Null where none is known. */
export function sizeStandardOf(process: SteelProcess, standard: string | null): string | null {
  return standards[standard ?? ""] ?? (standard?.startsWith("EN ") ? european[process] : null);
}

/**
 * Figures of EN 10051 and EN 10131 are shown of European steel, and as an example of Indian steel; never under a foreign
 * grade, nor of narrow strip, nor where the parts of EN 10025 whose strengths are unknown here do not tell the category.
 */
export function takesEuropeanFigures(standard: string | null) {
  return standard === null || /^(?:EN(?! 10139| 10025-[^2])|IS) /.test(standard);
}

/** Behind European figures that stand under Indian steel; empty where the order goes by them. */
export function sayExample({ standard }: { standard: string | null }, sizeStandard: string | null): string {
  const isExample = standard?.startsWith("IS ") && sizeStandard;
  return isExample ? `, as an example (the order goes by ${sizeStandard})` : "";
}
