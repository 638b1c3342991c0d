import { writePlain } from "./plain";
import { understand } from "./text";

/** In mm; null where that end is open. */
export type AskedRange = { axis: "thickness" | "width"; min: number | null; max: number | null };

const MM = String.raw`(\d+(?:\.\d+)?)(?! ?(?:["']|in\b|inch|ft\b|feet|ga|g\b|swg|us\b|cm|m\b|micron))(?: ?mm)?`;
const START = String.raw`(?<![\w.,]|(?:\bx|[*-]) ?)`;
const END = String.raw`(?![\d.,]| ?[x*-])`;
const SAID = "(?: thick| wide)?";

/** The ways to say a range, with its two ends. */
const ranges = [
  String.raw`\bbetween ${MM} (?:and|to|-) ${MM}${END}`,
  `${START}${MM} ?(?:-|to) ?${MM}${END}`,
  String.raw`()\b(?:up ?to|under|below|less than|at most|not over|max(?:imum)?\.?) ${MM}${END}`,
  String.raw`()${START}${MM}${SAID} (?:(?:and|or|&) (?:below|less|under|thinner|narrower)|max)\b`,
  String.raw`\b(?:over|above|more than|at least|from|min(?:imum)?\.?) ${MM}${END}()`,
  String.raw`${START}${MM}${SAID} (?:(?:and|or|&) (?:above|more|over|up|thicker|wider)|min)\b()`,
].map((range) => new RegExp(range, "di"));

/** Beside a size they ask for nothing else. */
export const rangeWords: readonly string[] =
  "above at below between from least less max maximum min minimum more most not over than to under up upto".split(
    " ",
  );

/** The range of thicknesses or widths that a query asks for, which a reading has as one or two sizes. */
export function findRange(query: string): AskedRange | null {
  const plain = writePlain(query);
  const { said } = understand(plain);
  const kindAt = (place: number) => said.find(({ start, end }) => start <= place && place < end)?.kind;
  for (const range of ranges) {
    const ends = range.exec(plain)?.indices?.slice(1) ?? [];
    const places = ends.filter((end) => end[0] < end[1]);
    const axis = kindAt(places.at(-1)?.[0] ?? -1);
    if (axis !== "thickness" && axis !== "width") continue;
    // `2-1250`
    if (axis === "width" && places.some(([start]) => kindAt(start) === "thickness")) continue;
    const [min = null, max = null] = ends.map(([start, end]) => Number(plain.slice(start, end)) || null);
    if (min === null || max === null || min < max) return { axis, min, max };
  }
  return null;
}
