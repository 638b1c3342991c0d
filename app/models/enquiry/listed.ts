import { GREATEST_AMOUNT } from "~/models/steel/calculator";
import { type ListedLine, roundLine } from "./line";

export const MOST_LINES = 60;

type Change = { ok: true; lines: ListedLine[]; line: ListedLine } | { ok: false; message: string };

const FULL = `The list holds ${MOST_LINES} sizes: please send it, or take one off`;

/** The same size again adds its pieces, weight or metres to the line that is there. */
export function addLine(lines: readonly ListedLine[], line: ListedLine, at = lines.length): Change {
  const same = lines.findIndex((other) => isSameSize(other, line));
  const other = lines[same];
  if (other) {
    const sum = roundLine(addAmounts(other, line)) ?? other;
    const amount = sum.pieces ?? sum.weight ?? sum.length ?? 0;
    if (amount > GREATEST_AMOUNT)
      return { ok: false, message: "That is more than one line of the list holds" };
    return { ok: true, lines: lines.map((each, index) => (index === same ? sum : each)), line: sum };
  }
  if (lines.length >= MOST_LINES) return { ok: false, message: FULL };
  return { ok: true, lines: lines.toSpliced(at, 0, line), line };
}

/** A line changed into the size of another becomes one with it. */
export function changeLine(lines: readonly ListedLine[], index: number, line: ListedLine): Change {
  return addLine(lines.toSpliced(index, 1), line, index);
}

/** A coil by weight and one by length are two wishes. */
function isSameSize(one: ListedLine, other: ListedLine) {
  return (
    one.form === other.form &&
    one.thickness === other.thickness &&
    one.width === other.width &&
    one.inner === other.inner &&
    one.product === other.product &&
    one.type === other.type &&
    one.words === other.words &&
    (one.form === "sheet" ? one.length === other.length : (one.weight === null) === (other.weight === null))
  );
}

function addAmounts(one: ListedLine, other: ListedLine): ListedLine {
  if (one.form === "sheet") return { ...one, pieces: (one.pieces ?? 1) + (other.pieces ?? 1) };
  if (one.weight !== null) return { ...one, weight: one.weight + (other.weight ?? 0) };
  return { ...one, length: (one.length ?? 0) + (other.length ?? 0) };
}
