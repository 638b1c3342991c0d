import { bareLimits } from "~/steel/limits";
import {
  addMeasure,
  addPieces,
  addWeight,
  canBe,
  type Findings,
  joinThickness,
  leaveUnread,
  linkOf,
  thicknessOf,
} from "./findings";
import type { Item } from "./item";
import type { Measure } from "./shape";
import { assignRoles, isTwoSheets, listRoles, type Roles } from "./size";
import { separators } from "./word";

/** Items that stand together with an x between them, in their order; an item alone is a chain of one. */
export function findChains(findings: Findings, items: readonly Item[]): Item[][] {
  const chains: Item[][] = [];
  for (const item of items) {
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    const isLinked = last && separators.has(linkOf(findings, last, item) ?? "");
    if (chain && isLinked && !isClosed(findings, chain, item)) chain.push(item);
    else chains.push([item]);
  }
  return chains;
}

/** `(1250 x 2500) x 20` ends with its bracket. */
function isClosed({ tokens }: Findings, [first, ...more]: readonly Item[], next: Item) {
  const opens = first !== undefined && tokens[first.from - 1]?.text === "(";
  const last = more.at(-1);
  return opens && last !== undefined && tokens.slice(last.to + 1, next.from).some(({ text }) => text === ")");
}

/** Reads a chain of two and more; answers the items that are still open, each on its own. */
export function readChain(findings: Findings, whole: readonly Item[], known: Measure[]): Item[] {
  const times = findTimes(whole);
  if (times) {
    const { weight, count } = times;
    addWeight(findings, { ...weight, kg: weight.kg * count.value });
    addPieces(findings, count);
  }
  const chain = whole.filter((item) => item !== times?.weight && item !== times?.count);
  const sizes = chain.filter(({ of }) => of !== "weight" && of !== "pieces" && of !== "packs");
  const open = chain.filter((item) => !sizes.includes(item));
  if (sizes.length < 2) return chain;
  const found = assignChain(findings, sizes, known);
  if (!found) {
    leaveUnread(
      findings,
      `“${typedOf(findings, sizes)}” cannot be read as thickness × width × length`,
      ...sizes,
    );
    return open;
  }
  for (const { kind, item, mm } of listRoles(found.roles)) addMeasure(findings, item, kind, mm, false);
  if (found.count) addPieces(findings, found.count);
  return open;
}

/** `8 MT x 2`, and `2 x 8 MT` alone, are two of that weight. */
function findTimes(chain: readonly Item[]) {
  const at = chain.findIndex(({ of }) => of === "weight");
  if (at === -1) return null;
  const [weight, behind] = chain.slice(at);
  const [before] = at === 1 && chain.length === 2 ? chain : [];
  const isBefore = before && (before.of === "pieces" || before.value < bareLimits.width.least);
  const count = behind && at === chain.length - 2 ? behind : isBefore ? before : undefined;
  return weight && count && (count.of === "pieces" || isCount(count)) ? { weight, count } : null;
}

/** All of them as a size, else without the last or the first, which then counts pieces: `2x1250x2500x20`. */
function assignChain(findings: Findings, sizes: readonly Item[], known: Measure[]) {
  const tries = [
    { list: sizes, count: null },
    { list: sizes.slice(0, -1), count: sizes.at(-1) ?? null },
    { list: sizes.slice(1), count: sizes[0] ?? null },
  ];
  for (const { list, count } of tries) {
    const roles = count && !isCount(count) ? null : assign(findings, list, known);
    if (roles) return { roles, count };
  }
  return null;
}

/** A thickness that is known without them is none of them, or said again. */
function assign(findings: Findings, list: readonly Item[], known: Measure[]): Roles | null {
  const find = (thicknessKnown: boolean) =>
    readThousands(list)
      .map((way) => assignRoles(way, { strip: findings.strip, hot: findings.hot, thicknessKnown }))
      .find((roles) => roles !== null) ?? null;
  const apart = find(known.length > 0);
  if (apart && isTwoSheets(list)) {
    const either = `${list[0]?.typed} or ${list[2]?.typed} mm thick`;
    findings.loose.push(`“${typedOf(findings, list)}” can be ${either}: write mm behind the thickness`);
  }
  const units = apart && openUnits(apart, known);
  if (units) findings.loose.push(canBe(units, typedOf(findings, list)));
  if (apart || known.length === 0) return apart;
  const again = find(false);
  const thick = again?.thickness;
  if (!thick || !joinThickness(known, thicknessOf(thick.item, thick.mm))) return null;
  if (thick.item.start === list.at(-1)?.start && isCount(thick.item)) {
    findings.loose.push(canBe("mm or pieces", thick.item.typed));
  }
  return again;
}

function typedOf({ plain }: Findings, list: readonly Item[]) {
  return plain.slice(list[0]?.start, list.at(-1)?.end);
}

/** In inches sheets and mill plates that are cut pieces in mm. */
const piecesOrInches = ["36x72", "84x240", "96x240", "96x480"];

/** From 8 mm on a plate of two by six metres is as usual as one of feet: `10 x 2 x 6`. */
function openUnits({ thickness, width, length }: Roles, [known]: Measure[]) {
  if (width?.item.unit !== null || length?.item.unit !== null) return null;
  const [wide, long] = [width.item.value, length.item.value];
  if (piecesOrInches.includes(`${wide}x${long}`) && length.mm === long) return "mm or inches";
  const isPlate = (thickness ?? known ?? { mm: 0 }).mm >= 8 && [2, 2.5].includes(wide) && long >= 6;
  return isPlate && length.mm < long * 1000 ? "feet or metres" : null;
}

/** Two numbers such as `1.250 x 2.500` may be thousands, as Europe writes them, the first of three then perhaps not. */
function readThousands(list: readonly Item[]): (readonly Item[])[] {
  const grouped = list.filter(({ unit, value, decimals }) => {
    return (unit === null || unit === "mm") && decimals === 3 && value >= 1 && value < 100;
  });
  if (grouped.length < 2) return [list];
  const scale = (which: Item[]) =>
    list.map((one): Item => (which.includes(one) ? { ...one, value: one.value * 1000, unit: "mm" } : one));
  return [scale(grouped), scale(grouped.slice(1)), list];
}

/** As many pieces may be said by a bare number; a greater one is rather a price. */
const MOST_BARE_PIECES = 1000;

export function isCount({ of, value, label, fraction }: Item) {
  const counts = (of === "bare" || of === "sheets") && label === null && !fraction;
  return counts && Number.isInteger(value) && value > 0 && value <= MOST_BARE_PIECES;
}
