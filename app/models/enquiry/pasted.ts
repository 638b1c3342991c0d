import { writePlain } from "~/models/steel/reading/plain";
import { LONGEST_READ } from "~/models/steel/reading/text";
import { type Columns, readColumns, writeRow } from "./pasted-columns";
import { type Heading, headingOf, type LineReading, productOf, readLine, sizeOf } from "./pasted-line";

export type { PastedSize } from "./pasted-line";

/** `typed` is the line as it was pasted, without the blanks around it. */
export type PastedLine = { typed: string } & LineReading;

/** As many lines as an enquiry holds. */
export const MOST_PASTED_LINES = 60;

/** In bytes of UTF-8. */
export const MOST_PASTED_BYTES = 16 * 1024;

const HEADING = "A heading, used for the lines below it";

/**
 * Every line of a pasted text with its size, or with the reason why it has none; what was typed is never lost. Lines
 * without a letter or digit are skipped, and so is the heading of a copied table, whose columns say what the cells below
 * it are. A line that names a product without a size (`CRCA sheets:`) speaks for the lines below it; a line of several
 * whole sizes becomes one for each. Never more than MOST_PASTED_LINES lines and MOST_PASTED_BYTES are read: what is over
 * comes back with that reason.
 */
export function readPastedList(text: string): PastedLine[] {
  const { within, over } = cutBytes(text);
  const state: State = { lines: [], columns: null, heading: null };
  const typed = within.split(/\r\n|\r|\n/).map((line) => line.trim());
  for (const line of typed) if (/[\p{L}\p{N}]/u.test(line)) addLine(state, line);
  const rest = over.trim();
  if (rest !== "") state.lines.push({ typed: rest, ok: false, reason: "Only 16 KB are read at a time" });
  return state.lines;
}

type State = {
  lines: PastedLine[];
  columns: Columns | null;
  heading: { says: Heading; at: number } | null;
};

function addLine(state: State, typed: string) {
  const { lines } = state;
  if (lines.length >= MOST_PASTED_LINES) {
    lines.push({ typed, ok: false, reason: `Only ${MOST_PASTED_LINES} lines are read at a time` });
    return;
  }
  if (typed.length > LONGEST_READ) {
    lines.push({
      typed,
      ok: false,
      reason: `A line of more than ${LONGEST_READ} characters: write one size a line`,
    });
    return;
  }
  const plain = dropPrefix(writePlain(typed));
  const columns = readColumns(plain);
  if (columns) {
    state.columns = columns;
    return;
  }
  const row = state.columns && writeRow(plain, state.columns);
  const line = readLine(row ?? plain);
  const alone = sizeOf(line, null);
  const reading = state.heading ? sizeOf(line, state.heading.says) : alone;
  if (state.heading && reading.ok && !isSame(alone, reading)) markHeading(lines, state.heading.at);
  const says = reading.ok || row !== null ? null : headingOf(line);
  if (says) state.heading = { says, at: lines.length };
  const parts = reading.ok ? null : readParts(plain, state.heading?.says ?? null);
  if (parts && lines.length + parts.length <= MOST_PASTED_LINES) lines.push(...parts);
  else lines.push({ typed, ...reading });
}

/** What parts two sizes in one line. A comma has a blank behind it: `2,5` is a number. */
const PARTING = /(?:[;&+]|,(?= )|\band\b) ?/i;
const MOST_PARTS = 8;

/** Several whole sizes in one line, the first naming the product of all; null where a part is none. */
function readParts(plain: string, heading: Heading | null): PastedLine[] | null {
  const parts = plain.split(PARTING).map((part) => part.trim());
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  const read = parts.map((typed) => ({ typed, line: readLine(typed) }));
  const says = read[0] ? productOf(read[0].line) : null;
  const lines = read.map(({ typed, line }, at) => ({ typed, ...sizeOf(line, at === 0 ? heading : says) }));
  return lines.every(({ ok }) => ok) ? lines : null;
}

function markHeading(lines: PastedLine[], at: number) {
  const line = lines[at];
  if (line) lines[at] = { typed: line.typed, ok: false, reason: HEADING };
}

function isSame(one: LineReading, other: LineReading) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A message's time and sender as WhatsApp exports them, and the marks of quoted mail. */
const SENDER =
  /^(?:> ?){1,5}|^\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?\]?(?: -)? ?(?:[^:]{1,40}: )?/i;

/** The number of a line in its list: `1)`, `(2)`, `3.`, `4-` or `5:` before a word, `a)`. */
const NUMBERING =
  /^[-*.#> ]{0,3}(?:[([]?(?:\d{1,2}|[a-z])[)\]]|\d{1,2}\.(?!\d)|\d{1,2} ?[-:](?= ?\p{L}))[.: -]{0,3}/iu;

function dropPrefix(plain: string) {
  return plain.trim().replace(SENDER, "").replace(NUMBERING, "");
}

/** The lines that begin within the bytes, and the others. */
function cutBytes(text: string): { within: string; over: string } {
  const most = text.slice(0, MOST_PASTED_BYTES);
  const bytes = new TextEncoder().encode(most);
  if (text.length === most.length && bytes.length <= MOST_PASTED_BYTES) return { within: text, over: "" };
  const whole = new TextDecoder().decode(bytes.slice(0, MOST_PASTED_BYTES));
  const end = Math.max(whole.lastIndexOf("\n"), 0);
  return { within: text.slice(0, end), over: text.slice(end) };
}
