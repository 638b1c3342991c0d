import { type Line, makeLine, nameSteel } from "~/models/line/line";
import { isCounted, readPastedList } from "~/models/line/pasted";
import { dropPrefix } from "~/models/line/pasted-line";
import { findFault } from "~/models/line/pasted-size";
import { listRemarks } from "~/models/line/pasted-text";
import { exampleRate, type MoneyTerms, parseMoney } from "~/models/money/money";
import { rowsOf } from "~/models/row/typed-rows";
import { cleanLine, hasAtMost, tooLong } from "~/models/text/typed-text";
import { readAmount } from "~/steel/amount";
import type { Figures } from "~/steel/figures";
import { steelTypes } from "~/steel/kind";
import { recogniseFinish } from "~/steel/reading/finish";
import { nameSize, spellSize } from "~/steel/size-text";
import type { QuotedLine } from "./document";
import { type Proposal, unpackProposal } from "./proposed";
import { amountOfLine, type Rate, type RateUnit, rateUnits } from "./totals";

/**
 * A row of the form, as typed. `offered` stands in place of `text` where another size or grade is offered; `proposed` says where
 * the rate is from.
 */
export const lineRows = rowsOf(
  "lines",
  ["text", "pieces", "offered", "rate", "unit", "proposed", "delivery", "note"],
  ["unit", "proposed"],
);
export type TypedLine = typeof lineRows.empty;
export type LineField = keyof TypedLine;

type Read = {
  quoted: QuotedLine | null;
  errors: Partial<Record<LineField, string>>;
  /** Null unless the rate is the one that was proposed; `isFormer` where it was for a size that has changed since. */
  proposal: (Proposal & { isFormer: boolean }) | null;
  /** What stands beside the size, and not in the remark: it is not in the quotation. */
  left: readonly string[];
};

const LONGEST_TEXT = 200;

/** Of a row as typed: the size as it was read and what it costs, or what is wrong with its fields. */
export function readQuotedLine(typed: TypedLine, money: MoneyTerms): Read {
  const errors: Read["errors"] = {};
  const sized: LineField = typed.offered ? "offered" : "text";
  const read = readSize(typed, money.figures);
  if ("fault" in read) errors[read.field === "pieces" ? "pieces" : sized] = read.fault;
  const rate = readRate(typed, money);
  if (rate === undefined) errors.rate = `Enter a rate such as ${exampleRate(money.currency, money.figures)}`;
  if (typed.unit !== "" && !rateUnits.some((unit) => unit === typed.unit))
    errors.unit = "Choose one of the list";
  for (const field of ["text", "delivery", "note"] as const)
    if (!hasAtMost(typed[field], LONGEST_TEXT)) errors[field] = tooLong("This", LONGEST_TEXT);
  if ("fault" in read) return { quoted: null, errors, proposal: null, left: [] };
  const { line } = read;
  const left = listRemarks(read.left).filter((text) => !typed.note.includes(text));
  return {
    quoted: {
      line,
      asked: typed.offered ? cleanLine(typed.text) || null : null,
      rate: rate ?? null,
      amount: rate ? amountOfLine(line, rate) : null,
      delivery: cleanLine(typed.delivery) || null,
      note: cleanLine(typed.note) || null,
    },
    errors,
    proposal: rate ? readProposal(typed.proposed, rate, line) : null,
    left,
  };
}

function readProposal(proposed: string, rate: Rate, line: Line): Read["proposal"] {
  const found = unpackProposal(proposed);
  const isProposed = found?.rate.sum === rate.sum && found.rate.unit === rate.unit;
  return isProposed ? { ...found, isFormer: isOtherSteel(found.size, rate.unit, line) } : null;
}

/** A rate by weight is of the steel and its thickness, one by the piece or metre of the whole size. */
function isOtherSteel(size: string, unit: RateUnit, line: Line) {
  const [read] = readLines(size);
  if (!read?.ok) return false;
  const say = (one: Line) => {
    const { thickness, width, length } = one;
    const whole = unit === "kg" || unit === "t" ? [] : [width, length];
    return [...nameSteel(one), thickness, ...whole].join();
  };
  return say(read.line) !== say(line);
}

const MOST_READ = 500;
const latest = new Map<string, ReturnType<typeof readPastedList>>();

/** All lines are read at each press of a key, and one of them has changed. Alone, the number of a line counts nothing. */
function readLines(text: string, coils: number | null = null) {
  const key = `${coils ?? ""} ${text}`;
  const read = latest.get(key) ?? readPastedList(dropPrefix(text), coils);
  if (latest.size >= MOST_READ) latest.clear();
  latest.set(key, read);
  return read;
}

type Fault = { fault: string; field: "size" | "pieces" };

function readSize(
  { text, offered, pieces: typedPieces }: TypedLine,
  figures: Figures,
): { line: Line; left: string[] } | Fault {
  const coils = readAmount("coil", "pieces", typedPieces, figures);
  const [read, ...more] = readLines(offered || text, coils.ok ? coils.value : null);
  if (!read) return { fault: "Enter a size, such as HR sheet 2 x 1250 x 2500", field: "size" };
  if (more.length > 0)
    return { fault: "These are several sizes: give each a line of its own", field: "size" };
  if (!read.ok) return { fault: read.reason, field: "size" };
  const { line: alone, asked, left } = read;
  // So many were asked for of another size; of what cannot be read nobody knows how many.
  const isAsked = offered && !isCounted(read) && readLines(text).some((line) => !line.ok || isCounted(line));
  if (typedPieces === "" && isAsked) return { fault: "Enter how many of it are offered", field: "pieces" };
  if (typedPieces === "") return { line: alone, left };
  const pieces = readAmount(alone.form, "pieces", typedPieces, figures);
  if (!pieces.ok) return { fault: pieces.fault, field: "pieces" };
  // The weight of a coil's line is that of all coils, however many they are, but for one that is said of each.
  const each = alone.byWeight ? (asked.kg ?? alone.weightKg) / pieces.value : alone.length;
  const line = makeLine({ ...alone, pieces: pieces.value }, each);
  if (!line) return { fault: "This size cannot be weighed", field: "size" };
  const fault = findFault(line, { ...asked, pieces: pieces.value });
  return fault ? { fault, field: "pieces" } : { line, left };
}

/** `3 × 15 × 2500` may as well be inches. */
function isReadAs({ form, thickness, width, length }: Line, text: string) {
  const [read] = readLines(text);
  if (!read?.ok || read.line.form !== form) return false;
  const isSame = read.line.thickness === thickness && read.line.width === width;
  return isSame && (form === "coil" || read.line.length === length);
}

/** What a text says beside that very size; nothing where it says another, or another type or grade. */
export function remarksOf(line: Line, text: string): string[] {
  const [read] = readLines(text);
  if (!read?.ok || !isReadAs(line, text)) return [];
  const { type, grade } = read.line;
  const isOther = (said: string | null, own: string | null) => said !== null && own !== null && said !== own;
  return isOther(type, line.type) || isOther(grade, line.grade) ? [] : listRemarks(read.left);
}

/** Null where none was typed, undefined where it cannot be read. */
function readRate({ rate, unit }: TypedLine, { currency, figures }: MoneyTerms): Rate | null | undefined {
  if (rate === "") return null;
  const sum = parseMoney(rate, currency, figures);
  return sum === null ? undefined : { sum, unit: readUnit(unit) };
}

function readUnit(text: string): RateUnit {
  return rateUnits.find((unit) => unit === text) ?? "kg";
}

/** Whether a product's name, read with its size, says no more than the line's kind and grade. */
function saysNoMore(named: string, { type, grade }: Line) {
  const [read] = readLines(named);
  if (!read?.ok || read.left.length > 0 || read.line.type !== type) return false;
  return read.line.grade === null || read.line.grade === grade;
}

/** As the reader of sizes takes it again; how many is a field of its own. `left` is what was typed beside the size. */
export function typeLine(
  line: Line,
  left: readonly string[] = [],
): Pick<TypedLine, "text" | "pieces" | "note"> {
  const { form, type, grade, productName, inner } = line;
  const kind = type ? steelTypes[type].label : form === "coil" ? "Coil" : "Sheet";
  const finish = recogniseFinish(grade) ? null : recogniseFinish(productName);
  const weight = form === "coil" ? `${Math.round(line.weightKg * 100) / 100} kg` : null;
  const bore = inner && `Inner diameter ${inner} mm`;
  const write = (size: string) => [kind, grade, finish, size, weight].filter(Boolean).join(", ");
  const short = write(nameSize(line));
  const isSaid = saysNoMore([productName, spellSize(line), weight].filter(Boolean).join(", "), line);
  return {
    text: isReadAs(line, short) ? short : write(spellSize(line)),
    pieces: String(line.pieces),
    note: [isSaid ? null : productName, bore, ...left].filter(Boolean).join("; "),
  };
}
