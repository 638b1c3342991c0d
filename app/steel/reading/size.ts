import { bareLimits, isWithin, type Limit, steelLimits } from "~/steel/limits";
import { NARROWEST_WIDE } from "~/steel/stock";
import type { Measure, MeasureKind } from "./shape";
import { type LengthUnit, toMm } from "./unit";

/** A sheet is rarely wider; of two numbers the greater is then the length, in whichever order they stand. */
const WIDE = 1600;

/** A piece is at most so many times wider than it is long. */
const SHORTEST = 10;

/** What a number in mm may be: `bare` where it says nothing of itself, `placed` within a size, `said` with its unit or name. */
type Saying = "bare" | "placed" | "said";

/** `said`: its unit or its name was given. */
export function fits(mm: number, kind: MeasureKind, said: boolean) {
  return isWithin(mm, limitOf(kind, said ? "said" : "bare"));
}

/** Within a size a plate may be thicker than one inch, if its thickness stands first. */
function limitOf(kind: MeasureKind, saying: Saying): Limit {
  const all = steelLimits.sheet[kind];
  if (saying === "said") return all;
  const bare = bareLimits[kind];
  return saying === "bare" || kind === "thickness" ? bare : { ...all, least: bare.least };
}

/** One number of a size, as it stands: `unit` is null for a bare one, `label` says what it is of where the text does. */
export type Dimension = {
  value: number;
  unit: LengthUnit | null;
  /** The thicknesses a gauge means. */
  gauge: readonly Measure[] | null;
  label: MeasureKind | null;
  fraction: boolean;
  /** How many digits stand behind its point. */
  decimals: number;
};

/** The place in the list of each dimension, and its mm. */
export type Roles = Partial<Record<MeasureKind, { at: number; mm: number }>>;

/** Sheets named by their feet, such as `4x8` and `8x4`; `20x5` is a flat bar. */
const feet = {
  widths: [2, 2.5, 3, 3.5, 4, 5, 6],
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

/** What else the text says: a thickness apart from this list; a strip or coil, which has no length in feet. */
type Context = { thicknessKnown: boolean; strip: boolean };

/** Of two or three numbers that stand together; null where no reading makes a size. */
export function assignRoles(list: readonly Dimension[], context: Context): Roles | null {
  const possible = orders.filter(
    (order) => order.length === list.length && isOpen(list, order, context) && !isSquare(list, order),
  );
  for (const guess of guesses) {
    for (const order of possible) {
      const units = guess(list, order, context);
      const roles = units && readRoles(list, order, units);
      if (roles && makesSize(list, roles)) return settle(list, roles);
    }
  }
  return null;
}

function isOpen(list: readonly Dimension[], order: Order, { thicknessKnown }: Context) {
  return list.every(({ label, gauge }, at) => {
    const kind = order[at];
    if (gauge || label) return kind === (gauge ? "thickness" : label);
    return kind !== "thickness" || !thicknessKnown;
  });
}

/** Nobody can tell: `4x4` is a base plate in inches or half a sheet in feet, and `3x3` may be metres. */
function isSquare(list: readonly Dimension[], order: Order) {
  const { width, length } = sheetIn("ft", list, order);
  const isBare = list[order.indexOf("width")]?.unit === null && list[order.indexOf("length")]?.unit === null;
  return isBare && width === length && Number.isInteger(width) && feet.widths.includes(width);
}

type Guess = (list: readonly Dimension[], order: Order, context: Context) => (LengthUnit | null)[] | null;

/** The units that the bare numbers may be in, the surest guess first. */
const guesses: readonly Guess[] = [
  // `4x8x6` is 6 mm thick: nobody sells a sheet of six by eight feet.
  inFeet((width, length) => feet.usual.includes(`${width}x${length}`)),
  inFeet((width, length) => feet.widths.includes(width) && Number.isInteger(length) && length > width),
  // Beside a fraction, where nothing says another unit: `1/4 x 48 x 8 ft`, but `1/4 x 1.25 x 2.5 m` and `3/8 x 914 x 8 ft`.
  (list) => {
    const isBare = list.some(({ unit, fraction }) => unit === null && fraction);
    const hasFeet = list.some(({ unit }) => unit === "ft");
    const canBeInch = ({ unit, value, fraction }: Dimension) =>
      unit === null ? fraction || !hasFeet || isOfInchSheet(value) : unit === "in" || unit === "ft";
    return isBare && list.every(canBeInch) ? list.map(() => "in") : null;
  },
  (list, order) => {
    const { width, length } = sheetIn("in", list, order);
    return inches.widths.includes(width) && inches.lengths.includes(length)
      ? order.map((kind) => (kind === "thickness" ? "mm" : "in"))
      : null;
  },
  // The thickness behind the unit: `1.25 x 2.5 m x 2`.
  (list, order) => {
    const { width, length } = sheetIn("m", list, order);
    const named = metres.named.includes(width) && length > width && length <= metres.longest;
    return named && order[0] === "width" && list[1]?.unit === "m" ? ["m", "m", "mm"] : null;
  },
  (list, order) => {
    const { width, length } = sheetIn("m", list, order);
    const named =
      width >= metres.narrowest && width <= metres.widest && length > width && length <= metres.longest;
    return named && sharedUnit(list) === "m"
      ? order.map((kind) => (kind === "thickness" ? "mm" : "m"))
      : null;
  },
  // One unit behind all of them: `48 x 96 in`, `1.25 x 2.5 m`; the thickness may still be in mm.
  (list) => (sharedUnit(list) === "in" ? list.map(() => "in") : null),
  (list, order) => {
    const shared = sharedUnit(list);
    return shared && order.map((kind) => (kind === "thickness" ? "mm" : shared));
  },
  (list) => list.map(() => "mm"),
  (list, order, { strip }) => {
    const { width, length } = sheetIn("m", list, order);
    const named = !strip && metres.named.includes(width) && length >= 2 && length <= metres.longest;
    return named ? order.map((kind) => (kind === "thickness" ? "mm" : "m")) : null;
  },
  (list, order) =>
    order.map((kind, at) => {
      const { value } = list[at] ?? { value: 0 };
      if (kind === "width") return value >= metres.narrowest && value <= metres.widest ? "m" : "mm";
      return kind === "length" && value <= metres.longest ? "m" : "mm";
    }),
  (list) => list.map(() => "in"),
];

function inFeet(isSheet: (width: number, length: number) => boolean): Guess {
  return (list, order, { strip, thicknessKnown }) => {
    const { width, length } = sheetIn("ft", list, order);
    if (strip && !thicknessKnown && list.length === 2) return null;
    const longest = order.indexOf("length") < order.indexOf("width") ? feet.longestFirst : feet.longest;
    const thin = list.some(({ fraction }) => fraction) ? "in" : "mm";
    const named = isSheet(width, length) && length <= longest;
    return named ? order.map((kind) => (kind === "thickness" ? thin : "ft")) : null;
  };
}

function isOfInchSheet(value: number) {
  return inches.widths.includes(value) || inches.lengths.includes(value);
}

/** Width and length where both are bare or in the unit; else zeros, which name no sheet. */
function sheetIn(unit: LengthUnit, list: readonly Dimension[], order: Order) {
  const [width, length] = (["width", "length"] as const).map((kind) => list[order.indexOf(kind)]);
  const right = [width, length].every(
    (one) => one && !one.fraction && (one.unit === null || one.unit === unit),
  );
  return right && width && length ? { width: width.value, length: length.value } : { width: 0, length: 0 };
}

function sharedUnit(list: readonly Dimension[]): LengthUnit | null {
  return list.findLast(({ unit, fraction }) => unit !== null && unit !== "mm" && !fraction)?.unit ?? null;
}

function readRoles(list: readonly Dimension[], order: Order, units: (LengthUnit | null)[]): Roles {
  return Object.fromEntries(
    order.map((kind, at) => {
      const { value = 0, unit, gauge, fraction, decimals } = list[at] ?? {};
      // Thousandths may as well be mm.
      const assumed = fraction && decimals === 0 ? "in" : (units[at] ?? "mm");
      return [kind, { at, mm: gauge?.[0]?.mm ?? toMm(value, unit ?? assumed, kind) }];
    }),
  );
}

function makesSize(list: readonly Dimension[], roles: Roles) {
  const entries = Object.entries(roles) as [MeasureKind, { at: number; mm: number }][];
  const { thickness, width, length } = roles;
  if (width && length && length.mm * SHORTEST < width.mm) return false;
  const isFirst = thickness?.at === 0 && width !== undefined;
  const isPlate = isFirst && (width.mm >= NARROWEST_WIDE || isBlock(list, thickness.mm, [width, length]));
  return entries.every(([kind, { at, mm }]) => {
    const one = list[at];
    const said =
      one?.unit || one?.label || (kind === "thickness" && isPlate && mm > bareLimits.thickness.most);
    return one !== undefined && isWithin(mm, limitOf(kind, said ? "said" : "placed"));
  });
}

/** `40 x 300 x 300 mm`, a base plate. */
function isBlock(
  list: readonly Dimension[],
  thickness: number,
  others: readonly (Roles["width"] | undefined)[],
) {
  return list.at(-1)?.unit === "mm" && others.every((other) => other !== undefined && other.mm > thickness);
}

/** `2000 x 1000` is 1000 wide. */
function settle(list: readonly Dimension[], roles: Roles): Roles {
  const { width, length } = roles;
  if (!width || !length || width.mm <= WIDE || length.mm >= width.mm) return roles;
  const labelled = list[width.at]?.label || list[length.at]?.label;
  return labelled ? roles : { ...roles, width: length, length: width };
}
