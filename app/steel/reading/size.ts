import { bareLimits, steelLimits } from "~/steel/limits";
import { NARROWEST_WIDE } from "~/steel/stock";
import type { Item } from "./item";
import type { MeasureKind } from "./shape";
import { fits, type LengthUnit, toMm } from "./unit";

/** A sheet is rarely wider; of two numbers the greater is then the length, in whichever order they stand. */
const WIDE = 1600;

/** A piece is at most so many times wider than it is long. */
const SHORTEST = 10;

/** The number that is the thickness, the width and the length, and its mm. */
export type Roles = Partial<Record<MeasureKind, { item: Item; mm: number }>>;

/** Sheets named by their feet, such as `4x8` and `8x4`; `20x5` is a flat bar. */
const feet = {
  widths: [2, 2.5, 3, 3.5, 4, 5, 6, 7, 8],
  longest: 20,
  longestFirst: 12,
  usual: ["3x8", "4x8", "4x10", "5x10", "5x20"],
};
/** Sheets named by their inches: the usual widths and lengths of US sheets. */
export const inches = { widths: [36, 48, 60, 72], lengths: [96, 120, 144, 240] };
/** Widths and lengths in m; `named` are those of European sheets, such as `1x2`. */
const metres = {
  narrowest: 0.5,
  widest: steelLimits.sheet.width.most / 1000,
  longest: bareLimits.length.most / 1000,
  named: [1, 1.25, 1.5],
};

type Order = readonly MeasureKind[];

/** How people order the numbers of a size, the most usual order first. */
const orders: readonly Order[] = [
  ["thickness", "width", "length"],
  ["thickness", "length", "width"],
  ["width", "length", "thickness"],
  ["length", "width", "thickness"],
  ["thickness", "width"],
  ["width", "thickness"],
  ["thickness", "length"],
  ["width", "length"],
  ["length", "width"],
  ["length", "thickness"],
];

/** What else the text says: a thickness apart from this list; a strip or coil, which has no length in feet; hot rolled. */
type Context = { thicknessKnown: boolean; strip: boolean; hot: boolean };

/** Of two or three numbers that stand together; null where no reading makes a size. */
export function assignRoles(list: readonly Item[], context: Context): Roles | null {
  const possible = orders.filter(
    (order) => order.length === list.length && isOpen(list, order, context) && !isSquare(list, order),
  );
  for (const guess of guesses) {
    for (const order of possible) {
      const unitOf = guess(list, order, context);
      const roles = unitOf && readRoles(list, order, unitOf);
      if (roles && makesSize(list, roles)) return settle(roles);
    }
  }
  return null;
}

function isOpen(list: readonly Item[], order: Order, { thicknessKnown }: Context) {
  return list.every(({ label, gauges }, at) => {
    const kind = order[at];
    if (gauges.length > 0) return kind === "thickness";
    if (label) return kind === label;
    return kind !== "thickness" || !thicknessKnown;
  });
}

/** Nobody can tell: `4x4` is a base plate in inches or half a sheet in feet, and `3x3` may be metres. */
function isSquare(list: readonly Item[], order: Order) {
  const { width, length } = sheetIn("ft", list, order);
  const isBare = list[order.indexOf("width")]?.unit === null && list[order.indexOf("length")]?.unit === null;
  return isBare && width === length && Number.isInteger(width) && feet.widths.includes(width);
}

/** What a number is in that says no unit. */
type UnitOf = (kind: MeasureKind, value: number) => LengthUnit;
type Guess = (list: readonly Item[], order: Order, context: Context) => UnitOf | null;

/** The units that the bare numbers may be in, the surest guess first. */
const guesses: readonly Guess[] = [
  // `4x8x6` is 6 mm thick: nobody sells a sheet of six by eight feet.
  inFeet((width, length) => feet.usual.includes(`${width}x${length}`)),
  inFeet((width, length) => feet.widths.includes(width) && Number.isInteger(length) && length > width),
  // Beside a fraction, where nothing says another unit: `1/4 x 48 x 8 ft`, but `1/4 x 1.25 x 2.5 m` and `3/8 x 914 x 8 ft`.
  (list) => {
    const isBare = list.some(({ unit, fraction }) => unit === null && fraction);
    const hasFeet = list.some(({ unit }) => unit === "ft");
    const canBeInch = ({ unit, value, fraction }: Item) =>
      unit === null ? fraction || !hasFeet || isOfInchSheet(value) : unit === "in" || unit === "ft";
    return isBare && list.every(canBeInch) ? () => "in" : null;
  },
  // No hot rolled steel is as thin in mm: `.250 x 48 x 96 in A36`.
  (list, _, { hot }) => {
    const isThin = hot && list.some(({ unit, value }) => unit === null && [0.25, 0.5, 0.75].includes(value));
    return isThin && sharedUnit(list) === "in" ? () => "in" : null;
  },
  (list, order) => {
    const { width, length } = sheetIn("in", list, order);
    return inches.widths.includes(width) && inches.lengths.includes(length) ? sheetOf("in") : null;
  },
  // The thickness behind the unit: `1.25 x 2.5 m x 2`.
  (list, order) => {
    const { width, length } = sheetIn("m", list, order);
    const named = metres.named.includes(width) && length > width && length <= metres.longest;
    return named && order.length === 3 && order[0] === "width" && list[1]?.unit === "m" ? sheetOf("m") : null;
  },
  (list, order) => {
    const { width, length } = sheetIn("m", list, order);
    const named =
      width >= metres.narrowest && width <= metres.widest && length > width && length <= metres.longest;
    return named && sharedUnit(list) === "m" ? sheetOf("m") : null;
  },
  // One unit behind the others: `48 x 96 in`, `1.25 x 2.5 m`; a bare thickness is in mm: `1.6 x 36" coil`.
  (list) => {
    const shared = sharedUnit(list);
    return shared && sheetOf(shared);
  },
  () => () => "mm",
  (list, order, { strip }) => {
    const { width, length } = sheetIn("m", list, order);
    const named = !strip && metres.named.includes(width) && length >= 2 && length <= metres.longest;
    return named ? sheetOf("m") : null;
  },
  () => (kind, value) => {
    if (kind === "width") return value >= metres.narrowest && value <= metres.widest ? "m" : "mm";
    return kind === "length" && value <= metres.longest ? "m" : "mm";
  },
  () => () => "in",
];

function sheetOf(unit: LengthUnit, thin: LengthUnit = "mm"): UnitOf {
  return (kind) => (kind === "thickness" ? thin : unit);
}

function inFeet(isSheet: (width: number, length: number) => boolean): Guess {
  return (list, order, { strip, thicknessKnown }) => {
    const { width, length } = sheetIn("ft", list, order);
    if (strip && !thicknessKnown && list.length === 2) return null;
    const canBeFlat = list.length === 2 && !thicknessKnown && order[0] === "length";
    const longest = canBeFlat ? feet.longestFirst : feet.longest;
    const thin = list.some(({ fraction }) => fraction) ? "in" : "mm";
    return isSheet(width, length) && length <= longest ? sheetOf("ft", thin) : null;
  };
}

/** Of `4x8x3` either end can be the thickness, of a sheet of four by eight feet or of three by eight; `3x8x4` is the usual one. */
export function isTwoSheets([one, two, three]: readonly Item[]) {
  const isUsual = (...sides: (Item | undefined)[]) =>
    sides.every((side) => side?.unit === null) &&
    feet.usual.includes(sides.map((side) => side?.value).join("x"));
  const isFourByEight = two?.value === 8 && three?.value === 4;
  return one?.value !== three?.value && !isFourByEight && isUsual(one, two) && isUsual(three, two);
}

function isOfInchSheet(value: number) {
  return inches.widths.includes(value) || inches.lengths.includes(value);
}

/** Width and length where both are bare or in the unit; else zeros, which name no sheet. */
function sheetIn(unit: LengthUnit, list: readonly Item[], order: Order) {
  const [width, length] = (["width", "length"] as const).map((kind) => list[order.indexOf(kind)]);
  const right = [width, length].every(
    (one) => one && !one.fraction && (one.unit === null || one.unit === unit),
  );
  return right && width && length ? { width: width.value, length: length.value } : { width: 0, length: 0 };
}

function sharedUnit(list: readonly Item[]): LengthUnit | null {
  return list.findLast(({ unit, fraction }) => unit !== null && unit !== "mm" && !fraction)?.unit ?? null;
}

function readRoles(list: readonly Item[], order: Order, unitOf: UnitOf): Roles {
  return Object.fromEntries(
    list.map((item, at) => {
      const kind = order[at] ?? "length";
      const { value, unit, gauges, fraction, decimals } = item;
      // Thousandths may as well be mm.
      const assumed = fraction && decimals === 0 ? "in" : unitOf(kind, value);
      return [kind, { item, mm: gauges[0]?.mm ?? toMm(value, unit ?? assumed, kind) }];
    }),
  );
}

function makesSize(list: readonly Item[], roles: Roles) {
  const { thickness, width, length } = roles;
  if (width && length && length.mm * SHORTEST < width.mm) return false;
  // A digit that was read as the letter: `2 x l250 x 2500`.
  if (width && length?.item.label && !width.item.label && width.mm > WIDE && length.mm < width.mm)
    return false;
  const isFirst = thickness?.item === list[0] && thickness && width;
  const isPlate = isFirst && (width.mm >= NARROWEST_WIDE || isBlock(list, roles));
  return listRoles(roles).every(({ kind, item, mm }) => {
    const isThickPlate = kind === "thickness" && isPlate && mm > bareLimits.thickness.most;
    return fits(mm, kind, item.unit || item.label || isThickPlate ? "said" : "placed");
  });
}

/** `40 x 300 x 300 mm`, a base plate. */
function isBlock(list: readonly Item[], { thickness, width, length }: Roles) {
  const isThinner = [width, length].every((other) => thickness && other && other.mm > thickness.mm);
  return list.at(-1)?.unit === "mm" && isThinner;
}

/** `2000 x 1000` is 1000 wide. */
function settle(roles: Roles): Roles {
  const { width, length } = roles;
  if (!width || !length || width.mm <= WIDE || length.mm >= width.mm) return roles;
  return width.item.label || length.item.label ? roles : { ...roles, width: length, length: width };
}

export function listRoles(roles: Roles) {
  const kinds = Object.keys(roles) as MeasureKind[];
  return kinds.flatMap((kind) => (roles[kind] ? [{ kind, ...roles[kind] }] : []));
}
