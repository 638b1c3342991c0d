import { nameReading } from "~/steel/reading/chip";
import { canBe, notUnderstood } from "~/steel/reading/findings";
import { writePlain } from "~/steel/reading/plain";
import type { Measure } from "~/steel/reading/shape";
import { LONGEST_READ } from "~/steel/reading/text";
import type { Line } from "./line";
import { MOST_LINES } from "./listed";
import { type Columns, readColumns, writeRow } from "./pasted-columns";
import {
  dropPrefix,
  type Heading,
  headingOf,
  isLabelled,
  isQuantity,
  NO_SIZE,
  namesProduct,
  namesSteel,
  productOf,
  readLine,
  readNumbering,
  saysSteel,
  sizeOf,
  type Understood,
} from "./pasted-line";
import { no, type Quantity, type Reading } from "./pasted-size";

/** The line written so that its gauge means one thickness. */
type GaugeChoice = { label: string; typed: string };

/** A line that stays as it was typed, and why. */
type Unread = { typed: string; ok: false; reason: string; choices: GaugeChoice[] } & {
  /** What a heading says beside its product. */
  left?: string[];
  /** The same without the lines above it, where they have a part in it. */
  alone?: string;
};

/** With the size that was read in it; `left` is no part of the size. */
export type TypedLine = { typed: string; ok: true; line: Line; asked: Quantity; left: string[] } | Unread;

/** In bytes of UTF-8. */
export const MOST_LIST_BYTES = 16 * 1024;
export const LIST_TOO_LONG = `A list may be at most ${MOST_LIST_BYTES / 1024} KB: paste it in parts`;

/** A line that is no size, whatever stands in it. */
export const NOTE = /^note ?:/i;

export const HEADING = "A heading, used for the lines below it";

/**
 * Every line of a pasted text with its size, or with the reason why it has none; what was typed is never lost. Lines
 * without a letter or digit are skipped, and so is the heading of a copied table all of whose rows are read. A line that
 * names a product without a size (`CRCA sheets:`) speaks for the lines below it; a line of several whole sizes becomes one for
 * each; a quantity alone, or what a form says behind its label, belongs to the size above it. Never more than MOST_LINES lines and MOST_LIST_BYTES are read: what is
 * over comes back with that reason. `count` is of coils that weigh so much each, where it was typed beside the text.
 */
export function readPastedList(text: string, count: number | null = null): TypedLine[] {
  const { within, over } = cutBytes(text);
  const state: State = { count, lines: [], tables: [], product: null, heading: null, number: 0 };
  for (const line of within.split(/\r\n|\r|\n/)) if (/[\p{L}\p{N}]/u.test(line)) addLine(state, line);
  const rest = over.trim();
  if (rest !== "") refuse(state, rest, "Only 16 KB is read at a time");
  const idle = state.tables.filter(({ rows }) => rows.length > 0 && rows.every(({ ok }) => ok));
  return state.lines.filter((line) => !idle.some(({ heading }) => heading === line));
}

type State = {
  count: number | null;
  lines: TypedLine[];
  /** What was copied from spreadsheets, with the line that says what its cells are. */
  tables: { columns: Columns; heading: Unread; rows: TypedLine[] }[];
  /** Of the last row that named one. */
  product: Heading | null;
  /** What the lines above say of those below: a product may stand above its thickness. Below other goods `goods` refuses. */
  heading: { says: Heading; of: Unread[]; goods: string | null } | null;
  /** That of the last numbered line. */
  number: number;
};

function refuse({ lines }: State, typed: string, reason: string, more: Partial<Unread> = {}): Unread {
  const unread: Unread = { typed, ok: false, reason, choices: [], ...more };
  lines.push(unread);
  return unread;
}

/** `given` still has the tabs before its first cell. */
function addLine(state: State, given: string) {
  const { lines, tables } = state;
  const typed = given.trim();
  if (lines.length >= MOST_LINES + tables.length) {
    refuse(state, typed, `Only ${MOST_LINES} lines are read at a time`);
  } else if (typed.length > LONGEST_READ) {
    refuse(state, typed, `A line of more than ${LONGEST_READ} characters: write one size per line`);
  } else if (NOTE.test(typed)) {
    refuse(state, typed, "A note");
  } else {
    const plain = writePlain(given);
    const columns = readColumns(plain);
    if (columns) tables.push({ columns, heading: refuse(state, typed, NO_SIZE), rows: [] });
    else if (!addRow(state, given, plain)) addText(state, typed, plain);
  }
}

/** A row of the table whose heading stands above; answers whether it is one. */
function addRow(state: State, given: string, plain: string): boolean {
  const table = state.tables.at(-1);
  const row = table && writeRow(plain, table.columns);
  if (!row) return false;
  const typed = given.trim();
  const line = readLine(row.text);
  if (!row.ditto) state.product = productOf(line);
  const size = underHeading(state, line, row.ditto ? state.product : null);
  const reading = size.ok && row.open && !isCounted(size) ? no(notUnderstood(row.open)) : size;
  table.heading.reason = HEADING;
  if (reading.ok) {
    const read: TypedLine = { typed, ...reading, left: [...row.left, ...reading.left] };
    state.lines.push(read);
    table.rows.push(read);
    return true;
  }
  const at = table.columns.findIndex(({ of }) => of === "thickness");
  const cells = given.split("\t");
  const choices = chooseGauge(reading.gauges, ({ gauge, system }) =>
    cells[at]?.trim() === String(gauge)
      ? cells.map((cell, each) => (each === at ? `${gauge} ${system}` : cell)).join("\t")
      : null,
  );
  const words = [row.text, row.open].filter(Boolean).join(" ");
  const alone = sayAlone(state, line, words) ?? words;
  table.rows.push(refuse(state, typed, reading.reason, { choices, alone }));
  return true;
}

function addText(state: State, typed: string, given: string) {
  const { lines, heading } = state;
  const plain = dropPrefix(given);
  const line = readLine(plain, state.count);
  const size = underHeading(state, line, null);
  const { number, mayCount } = readNumbering(given);
  // One that does not go on from the line above may count the pieces.
  const isCount = mayCount && number !== 1 && number !== state.number + 1;
  const reading =
    size.ok && isCount && !isCounted(size) ? no(canBe("pieces or the number of a line", `${number}`)) : size;
  state.number = number || state.number;
  const last = lines.at(-1);
  const adds = !reading.ok && (isQuantity(line) || isLabelled(line));
  const joined = last && adds ? addPart(state, last, typed) : null;
  const parts = reading.ok ? null : readParts(plain, heading?.says ?? null);
  if (joined) lines[lines.length - 1] = joined;
  else if (parts && lines.length + parts.length <= MOST_LINES) lines.push(...parts);
  else if (reading.ok) lines.push({ typed, ...reading });
  else {
    const written = writePlain(typed);
    const choices = chooseGauge(reading.gauges, ({ gauge, system, typed: words }) =>
      written.includes(words) ? written.replace(words, `${gauge} gauge ${system}`) : null,
    );
    const unread = refuse(state, typed, reading.reason, { choices, alone: sayAlone(state, line, plain) });
    const says = headingOf(line);
    if (heading?.goods && MILD.test(plain)) state.heading = null;
    if (!says) return;
    unread.left = line.left;
    const { goods } = line;
    state.heading = goods ? { says, of: [unread], goods } : joinHeadings(heading, says, unread);
  }
}

/** `2 mm` below `HR Sheet` is that of the sheets, and so is the `3 mm` further down. */
function joinHeadings(above: State["heading"], says: Heading, unread: Unread): State["heading"] {
  if (!above || namesProduct(says)) return { says, of: [unread], goods: null };
  const { says: product, of, goods } = above;
  return { says: { ...product, thickness: says.thickness }, of: [...of, unread], goods };
}

/** A size that names no steel is of that above it: below `GI sheets:` it is none of plain steel. */
function sayAlone({ heading }: State, line: Understood, text: string) {
  if (!heading || headingOf(line) || !saysSteel(line) || namesSteel(line.own)) return undefined;
  return [...new Set([heading.of.at(0)?.typed, heading.of.at(-1)?.typed, text])].join(" ");
}

/** None where the gauge does not stand in the line itself. */
function chooseGauge(gauges: readonly Measure[], write: (gauge: Measure) => string | null) {
  return gauges.flatMap((gauge): GaugeChoice[] => {
    const typed = write(gauge)?.trim();
    return typed ? [{ label: nameReading(gauge), typed }] : [];
  });
}

function underHeading({ heading }: State, line: Understood, product: Heading | null): Reading {
  const alone = sizeOf(line, product);
  if (!heading || product) return alone;
  // Below other goods, what does not say that it is steel is of these.
  if (heading.goods) return namesSteel(line.own) || !alone.ok ? alone : no(heading.goods);
  const reading = sizeOf(line, heading.says);
  // Else the heading said nothing that the line had not.
  const used = reading.ok && JSON.stringify(reading) !== JSON.stringify(alone);
  for (const unread of used ? heading.of : []) {
    unread.reason = HEADING;
    unread.choices = [];
  }
  return reading;
}

/** `20 nos` below a size without a quantity belongs to it, and so does `Length: 2500` below what has no length. */
function addPart(state: State, last: TypedLine, typed: string): TypedLine | null {
  if (last.ok && isCounted(last)) return null;
  const above = state.lines.at(-2);
  if (last.ok && above && isQuantity(readLine(dropPrefix(writePlain(above.typed))))) return null;
  const both = `${last.typed} ${typed}`;
  if (both.length > LONGEST_READ) return null;
  const reading = underHeading(state, readLine(dropPrefix(writePlain(both))), null);
  return reading.ok ? { typed: both, ...reading } : null;
}

/** Ends what was said of other goods above. */
const MILD = /^\W*(?:ms|mild steel)\W*$/i;

/** What parts two sizes in one line. A comma has a blank behind it: `2,5` is a number. */
const PARTING = /(?:[;&+]|,(?= )|\band\b) ?/i;
const MOST_PARTS = 8;

/** Several whole sizes in one line, the first naming the product of all; null where a part is none, or says no quantity beside one that does. */
function readParts(plain: string, heading: Heading | null): TypedLine[] | null {
  const parts = plain.split(PARTING).map((part) => part.trim());
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  const read = parts.map((typed) => ({ typed, line: readLine(typed) }));
  const says = read[0] ? productOf(read[0].line) : null;
  const lines = read.flatMap(({ typed, line }, at) => {
    const reading = sizeOf(line, at === 0 ? heading : says);
    return reading.ok ? [{ typed, ...reading }] : [];
  });
  const isWhole = lines.length === parts.length && [0, parts.length].includes(lines.filter(isCounted).length);
  return isWhole ? lines : null;
}

/** Whether it says how many there are, or what they weigh. */
export function isCounted({ asked }: { asked: Quantity }) {
  return asked.pieces !== null || asked.kg !== null;
}

function cutBytes(text: string): { within: string; over: string } {
  const most = text.slice(0, MOST_LIST_BYTES);
  const bytes = new TextEncoder().encode(most);
  if (text.length === most.length && bytes.length <= MOST_LIST_BYTES) return { within: text, over: "" };
  const whole = new TextDecoder().decode(bytes.slice(0, MOST_LIST_BYTES));
  const end = Math.max(whole.lastIndexOf("\n"), 0);
  return { within: text.slice(0, end), over: text.slice(end) };
}
