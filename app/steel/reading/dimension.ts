import { bareLimits } from "~/steel/limits";
import {
  addPieces,
  addSize,
  addThickness,
  addWeight,
  type Findings,
  joinThickness,
  leaveUnread,
  linkOf,
  mmOrPieces,
  typedOf,
} from "./findings";
import type { Item } from "./item";
import type { Measure, MeasureKind } from "./shape";
import { assignRoles, type Dimension, type Roles } from "./size";
import { readGaugeSizes } from "./unit";
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
  const chain = whole.filter((item) => !readTimes(findings, whole, item));
  const sizes = chain.filter(
    ({ of }) => of === "bare" || of === "length" || of === "gauge" || of === "sheets",
  );
  const open = chain.filter((item) => !sizes.includes(item));
  if (sizes.length < 2) return [...chain];
  const found = assignChain(findings, sizes, known);
  if (!found) {
    const typed = typedOf(findings, ...sizes);
    leaveUnread(findings, `“${typed}” cannot be read as thickness × width × length`, ...sizes);
    return open;
  }
  const { list, roles, count } = found;
  for (const [kind, role] of Object.entries(roles) as [MeasureKind, { at: number; mm: number }][]) {
    const item = list[role.at];
    if (!item) continue;
    if (kind !== "thickness") addSize(findings, item, kind, role.mm);
    else addThickness(findings, item, thicknessOf(findings, item, role.mm), false);
  }
  if (count) addPieces(findings, count);
  return open;
}

/** `8 MT x 2`, and `2 x 8 MT` alone, are two of that weight; answers whether the item is part of it. */
function readTimes(findings: Findings, chain: readonly Item[], item: Item): boolean {
  const at = chain.findIndex(({ of }) => of === "weight");
  const [weight, behind] = chain.slice(at);
  const [before] = at === 1 && chain.length === 2 ? chain : [];
  const isBefore = before && (before.of === "pieces" || before.value < bareLimits.width.least);
  const count = behind && at === chain.length - 2 ? behind : isBefore ? before : undefined;
  if (at === -1 || !weight || !count || !(count.of === "pieces" || isCount(count))) return false;
  if (item === weight) addWeight(findings, { ...weight, kg: weight.kg * count.value });
  else if (item === count) addPieces(findings, count);
  return item === weight || item === count;
}

type Chain = { list: readonly Item[]; roles: Roles; count: Item | null };

/** All of them as a size, else without the last or the first, which then counts pieces: `2x1250x2500x20`. */
function assignChain(findings: Findings, sizes: readonly Item[], known: Measure[]): Chain | null {
  const [first = null] = sizes;
  const last = sizes.at(-1) ?? null;
  const tries: { list: readonly Item[]; count: Item | null }[] = [
    { list: sizes, count: null },
    { list: sizes.slice(0, -1), count: last },
    { list: sizes.slice(1), count: first },
  ];
  for (const { list, count } of tries) {
    if (count && !isCount(count)) continue;
    const roles = assign(findings, list, known);
    if (roles) return { list, roles, count };
  }
  return null;
}

function assign(findings: Findings, list: readonly Item[], known: Measure[]): Roles | null {
  const dimensions = list.map((item) => asDimension(findings, item));
  const context = { strip: findings.strip, thicknessKnown: known.length > 0 };
  const ways = readThousands(dimensions);
  const apart = firstOf(ways, (way) => assignRoles(way, context));
  if (apart || known.length === 0) return apart;
  const again = firstOf(ways, (way) => assignRoles(way, { ...context, thicknessKnown: false }));
  const item = again?.thickness && list[again.thickness.at];
  const same =
    item && again.thickness && joinThickness(known, thicknessOf(findings, item, again.thickness.mm));
  if (same && item === list.at(-1) && isCount(item)) findings.loose.push(mmOrPieces(typedOf(findings, item)));
  return same ? again : null;
}

function firstOf<Way, Found>(ways: readonly Way[], find: (way: Way) => Found | null): Found | null {
  for (const way of ways) {
    const found = find(way);
    if (found) return found;
  }
  return null;
}

/** Two numbers such as `1.250 x 2.500` may be thousands, as Europe writes them, the first of three then perhaps not. */
function readThousands(list: Dimension[]): Dimension[][] {
  const grouped = list.filter(({ unit, value, decimals }) => {
    return (unit === null || unit === "mm") && decimals === 3 && value >= 1 && value < 100;
  });
  if (grouped.length < 2) return [list];
  const scale = (which: Dimension[]) =>
    list.map(
      (one): Dimension => (which.includes(one) ? { ...one, value: one.value * 1000, unit: "mm" } : one),
    );
  return [scale(grouped), scale(grouped.slice(1)), list];
}

function asDimension(findings: Findings, item: Item): Dimension {
  const { value, unit, label, fraction } = item;
  const gauge = item.of === "gauge" ? gaugeOf(findings, item) : null;
  const number =
    findings.tokens.slice(item.from, item.to + 1).find(({ kind }) => kind === "number")?.text ?? "";
  const decimals = /\.(\d+)$/.exec(number)?.[1]?.length ?? 0;
  return { value, unit, label, fraction, decimals, gauge: gauge?.length ? gauge : null };
}

export function gaugeOf(findings: Findings, item: Item): Measure[] {
  return readGaugeSizes(item.value, item.system, typedOf(findings, item));
}

export function thicknessOf(findings: Findings, item: Item, mm: number): Measure[] {
  const gauge = item.of === "gauge" ? gaugeOf(findings, item) : [];
  return gauge.length > 0 ? gauge : [{ mm, typed: typedOf(findings, item) }];
}

/** As many pieces may be said by a bare number; a greater one is rather a price. */
const MOST_BARE_PIECES = 1000;

export function isCount({ of, value, label, fraction }: Item) {
  const counts = (of === "bare" || of === "sheets") && label === null && !fraction;
  return counts && Number.isInteger(value) && value > 0 && value <= MOST_BARE_PIECES;
}

export function addQuantity(findings: Findings, item: Item) {
  if (item.of === "weight") return addWeight(findings, item);
  if (item.of === "pieces" && item.value > 0) return addPieces(findings, item);
  const typed = typedOf(findings, item);
  return leaveUnread(
    findings,
    `“${typed}” is neither a number of pieces nor a weight: write pieces, kg or t`,
    item,
  );
}
