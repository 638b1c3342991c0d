import { cutCharacters } from "~/models/text/typed-text";
import { steelLimits } from "~/steel/limits";
import { recogniseFinish } from "~/steel/reading/finish";
import { amountOf, type Line, makeLine, weighLine } from "./line";

export const MOST_LINES = 60;

/** In characters: a grade with its standard and finish has fewer. */
export const LONGEST_GRADE = 40;

export const TOO_MUCH = "That is more than one line of the list can hold";

type Change = { ok: true; lines: Line[]; line: Line } | { ok: false; message: string };

const FULL = `The list holds ${MOST_LINES} sizes: send it, or remove one`;

/** The same size again adds its pieces to the line that is there. */
export function addLine(lines: readonly Line[], line: Line, at = lines.length): Change {
  const same = lines.findIndex((other) => isSameSize(other, line));
  const other = lines[same];
  if (other) {
    const pieces = other.pieces + line.pieces;
    if (pieces > steelLimits[line.form].pieces.most) return { ok: false, message: TOO_MUCH };
    const sum = weighLine({ ...other, pieces }, amountOf(other));
    return { ok: true, lines: lines.with(same, sum), line: sum };
  }
  if (lines.length >= MOST_LINES) return { ok: false, message: FULL };
  return { ok: true, lines: lines.toSpliced(at, 0, line), line };
}

/** A coil by weight and one by length are two wishes. */
function isSameSize(one: Line, other: Line) {
  return amountOf(one) === amountOf(other) && sameFields.every((name) => one[name] === other[name]);
}

const sameFields = ["form", "thickness", "width", "byWeight", "inner", "productId", "type", "grade"] as const;

/** Lines of an enquiry as a list holds them: a product says its own type and grade. */
export function listAgain(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const own = line.productId ? { type: null, grade: null } : { type: line.type, grade: sayGrade(line) };
    return makeLine({ ...line, ...own, productName: null }, amountOf(line)) ?? [];
  });
}

/** The name of a product that has gone stays behind, and with it the pattern or the pickling that it alone says. */
function sayGrade({ productName, grade }: Line) {
  const finish = recogniseFinish(productName, grade);
  const words = recogniseFinish(grade) === finish ? [grade] : [finish, grade];
  return cutCharacters(words.filter(Boolean).join(", "), LONGEST_GRADE);
}
