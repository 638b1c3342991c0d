import { steelLimits } from "~/steel/limits";
import type { ListedLine } from "./line";

export const MOST_LINES = 60;

type Change = { ok: true; lines: ListedLine[]; line: ListedLine } | { ok: false; message: string };

const FULL = `The list holds ${MOST_LINES} sizes: send it, or remove one`;

/** The same size again adds its pieces to the line that is there. */
export function addLine(lines: readonly ListedLine[], line: ListedLine, at = lines.length): Change {
  const same = lines.findIndex((other) => isSameSize(other, line));
  const other = lines[same];
  if (other) {
    const sum = { ...other, pieces: other.pieces + line.pieces };
    if (sum.pieces > steelLimits[line.form].pieces.most) {
      return { ok: false, message: "That is more than one line of the list can hold" };
    }
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
  const { pieces: _, ...size } = one;
  return Object.entries(size).every(([name, value]) => Object.is(Reflect.get(other, name), value));
}
