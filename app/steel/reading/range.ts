import { writePlain } from "./plain";
import { understand } from "./text";

/** In mm; null where that end is open. `typed` is what says it. */
export type AskedRange = {
  axis: "thickness" | "width";
  min: number | null;
  max: number | null;
  typed: string;
};

const MM = String.raw`(\d+(?:\.\d+)?)(?! ?(?:["']|in\b|inch|ft\b|feet|ga|g\b|swg|us\b|cm|m\b|micron))(?: ?mm)?`;
const START = String.raw`(?<![\w.,]|(?:\bx|[*-]) ?)`;
const END = String.raw`(?![\d.,]| ?[x*-])`;
const SAID = "(?: thick| wide)?";

/** The ways to say a range, with its two ends. */
const ranges = [
  String.raw`\bmin(?:imum)?\.? ${MM},? (?:and |to )?max(?:imum)?\.? ${MM}${END}`,
  String.raw`\bbetween ${MM} (?:and|to|-) ${MM}${END}`,
  `${START}${MM} ?(?:-|to) ?${MM}${END}`,
  String.raw`()(?:\b(?:up ?to|under|below|less than|thinner than|narrower than|at most|not over|max(?:imum)?\.?) |[<≤]=? ?)${MM}${END}`,
  String.raw`()${START}${MM}${SAID} (?:(?:and|or|&) (?:below|less|under|thinner|narrower)|max)\b`,
  String.raw`(?:\b(?:over|above|more than|thicker than|wider than|at least|from|min(?:imum)?\.?) |[>≥]=? ?)${MM}${END}()`,
  String.raw`${START}${MM}${SAID}(?: (?:(?:and|or|&) (?:above|more|over|up|thicker|wider)|min|plus)\b| ?\+(?! ?\w))()`,
].map((range) => new RegExp(range, "di"));

/** Beside a size they ask for nothing else. */
export const rangeWords: readonly string[] =
  "above at below between from least less max maximum min minimum more most narrower not over plus than thicker thinner to under up upto wider".split(
    " ",
  );

/** The range of thicknesses or widths that a query asks for, which a reading has as one or two sizes. */
export function findRange(query: string): AskedRange | null {
  const plain = writePlain(query);
  const { said } = understand(plain);
  for (const range of ranges) {
    const [whole, ...ends] = range.exec(plain)?.indices ?? [];
    if (!whole) continue;
    const places = ends.filter((end) => end[0] < end[1]);
    const beside = findAxis(plain, whole);
    const kinds = places.map(([place]) => said.find(({ start, end }) => start <= place && place < end)?.kind);
    // Of `min 3 max 5` the reading has the first only; `min 1000 max 1250` it takes for a sheet.
    const isFirst = range === ranges[0] && (kinds[1] ?? "length") === "length";
    const axis = beside?.axis ?? kinds.at(isFirst ? 0 : -1);
    if (axis !== "thickness" && axis !== "width") continue;
    // `2-1250`
    if (axis === "width" && kinds.includes("thickness")) continue;
    const [min = null, max = null] = ends.map(([start, end]) => Number(plain.slice(start, end)) || null);
    const typed = `${plain.slice(...whole)} ${beside?.word ?? ""}`;
    if (min === null || max === null || min < max) return { axis, min, max, typed };
  }
  return null;
}

/** What the word beside a range says, whatever its numbers were taken for; `3 mm thickness 1000-1250` says it of another number. */
function findAxis(plain: string, [start, end]: [number, number]) {
  const [word] =
    /(?<![\dm] ?)\b(?:width|thickness|thk) ?$/i.exec(plain.slice(0, start)) ??
    /^ ?(?:wide|thick)\b/i.exec(plain.slice(end)) ??
    [];
  return word ? { word, axis: /wid/i.test(word) ? ("width" as const) : ("thickness" as const) } : null;
}
