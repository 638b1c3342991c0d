import { GREATEST_AMOUNT } from "~/models/steel/calculator";
import { productTypes, steelTypes } from "~/models/steel/kind";
import { recogniseFinish } from "~/models/steel/reading/finish";
import { formatGrade } from "~/models/steel/reading/grade-text";
import { sheetWeight } from "~/models/steel/weight";
import { describeLine, type ListedLine, roundLine, weighLine } from "./line";
import { type PastedSize, readPastedList } from "./pasted";

export const MOST_LIST_BYTES = 16 * 1024;
export const LIST_TOO_LONG = `A list may have ${MOST_LIST_BYTES / 1024} KB: please paste it in parts`;

/** In characters: a grade with its standard and finish has fewer. */
const LONGEST_WORDS = 40;

/** A line of a pasted list: as it was read, or as it was typed with the reason why it was not. */
export type PreviewedLine = { typed: string } & (
  | { ok: true; line: ListedLine }
  | { ok: false; reason: string }
);

/** Blank lines are skipped. */
export function previewList(text: string): PreviewedLine[] {
  return readPastedList(text).map((pasted): PreviewedLine => {
    const { typed } = pasted;
    if (!pasted.ok) return { typed, ok: false, reason: pasted.reason };
    const line = asLine(pasted.size);
    if (line === null) return { typed, ok: false, reason: missingOf(pasted.size) };
    return { typed, ok: true, line };
  });
}

/** A previewed line as it is shown: the size in words, and what of it is known beside. */
export type PreviewRow = { typed: string } & (
  | { ok: true; size: string; about: string; weightKg: number; patterned: boolean }
  | { ok: false; reason: string }
);

export function showPreview(previewed: PreviewedLine): PreviewRow {
  if (!previewed.ok) return previewed;
  const { typed, line } = previewed;
  const { length, weightKg } = weighLine(line);
  const patterned = recogniseFinish(line.words) === "chequered";
  return {
    typed,
    ok: true,
    size: describeLine({ ...line, length }),
    about: sayKind(line),
    weightKg,
    patterned,
  };
}

/** `Cold Rolled Sheet, IS 513 CR1`, as much of it as was read. */
function sayKind({ type, form, words }: ListedLine) {
  const kind = type ? steelTypes[type].label : form === "coil" ? "Coil" : "Sheet";
  return words ? `${kind}, ${words}` : kind;
}

function asLine(size: PastedSize): ListedLine | null {
  const { form, process, thickness, width, weightKg } = size;
  const isCoil = form === "coil";
  if (isCoil ? weightKg === null : size.length === null) return null;
  const type = productTypes.find(
    (each) => steelTypes[each].process === process && steelTypes[each].form === form,
  );
  const words = [size.finish, size.grade && formatGrade(size.grade)].filter(Boolean).join(", ");
  const line = roundLine({
    form,
    thickness,
    width,
    length: isCoil ? null : size.length,
    pieces: isCoil ? (size.pieces ?? 1) : countPieces(size),
    // What a line says of its coils is the weight of all of them.
    weight: isCoil ? (weightKg ?? 0) / (size.pieces ?? 1) : null,
    inner: null,
    product: null,
    type: type ?? null,
    words: words.slice(0, LONGEST_WORDS),
  });
  const largest =
    line && Math.max(line.thickness, line.width, line.length ?? 0, line.pieces, line.weight ?? 0);
  return largest && largest <= GREATEST_AMOUNT ? line : null;
}

/** Sheets asked by weight are as many as come nearest to it; a size alone is one. */
function countPieces({ pieces, weightKg, thickness, width, length }: PastedSize) {
  if (pieces !== null || weightKg === null || length === null) return pieces ?? 1;
  return Math.max(1, Math.round(weightKg / sheetWeight(thickness, width, length)));
}

function missingOf({ form, weightKg, length }: PastedSize) {
  if (form === "coil" && weightKg === null) return "The weight of the coil is missing";
  if (form === "sheet" && length === null) return "The length is missing";
  return "That is more than one line of the list holds";
}
