import { GREATEST_AMOUNT } from "~/steel/calculator";
import type { Figures } from "~/steel/figures";
import { productTypes, steelTypes } from "~/steel/kind";
import { steelLimits } from "~/steel/limits";
import { roundTo } from "~/steel/measure";
import { recogniseFinish } from "~/steel/reading/finish";
import { formatGrade } from "~/steel/reading/grade-text";
import { sheetWeight } from "~/steel/weight";
import { describeLine, type ListedLine, roundLine, weighLine } from "./line";
import { type GaugeChoice, type PastedSize, readPastedList } from "./pasted";

export const MOST_LIST_BYTES = 16 * 1024;
export const LIST_TOO_LONG = `A list may have ${MOST_LIST_BYTES / 1024} KB: paste it in parts`;

/** In characters: a grade with its standard and finish has fewer. */
const LONGEST_WORDS = 40;

const TOO_MUCH = "That is more than one line of the list can hold";

/** A line of a pasted list: as it was read, or as it was typed with the reason why it was not. */
export type PreviewedLine = { typed: string } & (
  | { ok: true; line: ListedLine; askedKg: number | null; left: string[] }
  | { ok: false; reason: string; choices: GaugeChoice[] }
);

/** Blank lines are skipped. */
export function previewList(text: string): PreviewedLine[] {
  return readPastedList(text).map((pasted): PreviewedLine => {
    const { typed } = pasted;
    const refuse = (reason: string, choices: GaugeChoice[] = []) =>
      ({ typed, ok: false, reason, choices }) as const;
    if (NOTE.test(typed)) return refuse("A note");
    if (!pasted.ok) return refuse(pasted.reason, pasted.choices);
    const line = asLine(pasted.size);
    if (line === null) return refuse(missingOf(pasted.size));
    const fault = findFault(pasted.size, line);
    if (fault !== null) return refuse(fault);
    const askedKg = line.form === "sheet" && pasted.size.pieces === null ? pasted.size.weightKg : null;
    return { typed, ok: true, line, askedKg, left: pasted.left };
  });
}

/** A line that is no size, whatever stands in it. */
const NOTE = /^note ?:/i;

/** What of a line is not in the size that was read from it, to be handed on; null for nothing but its number in the list. */
export function keepText(previewed: PreviewedLine): string | null {
  if (!previewed.ok) return previewed.typed;
  return previewed.left.some((text) => !/^\d{1,2}$/.test(text)) ? `Note: ${previewed.typed}` : null;
}

/** A previewed line as it is shown: the size in words, what of it is known beside, and what was not understood. */
export type PreviewRow = { typed: string } & (
  | {
      ok: true;
      size: string;
      about: string;
      weightKg: number;
      patterned: boolean;
      askedKg: number | null;
      left: string[];
    }
  | { ok: false; reason: string; choices: GaugeChoice[] }
);

export function showPreview(previewed: PreviewedLine, figures: Figures): PreviewRow {
  if (!previewed.ok) return previewed;
  const { typed, line, askedKg, left } = previewed;
  const { length, weightKg } = weighLine(line);
  const patterned = recogniseFinish(line.words) === "chequered";
  return {
    typed,
    ok: true,
    size: describeLine({ ...line, length }, figures),
    about: sayKind(line),
    weightKg,
    patterned,
    askedKg,
    left,
  };
}

/** The row and the choice whose button was pressed. */
const CHOICE = /^choose\.(\d{1,3})\.(\d{1,2})$/;

export function isGaugeChoice(intent: string) {
  return CHOICE.test(intent);
}

/** The text with that line, and those alike, written so that its gauge means the thickness that was chosen. */
export function chooseGauge(list: string, intent: string): string {
  const [, row = "", choice = ""] = CHOICE.exec(intent) ?? [];
  const chosen = previewList(list)[Number(row)];
  const written = chosen && !chosen.ok ? chosen.choices[Number(choice)]?.typed : undefined;
  if (!chosen || written === undefined) return list;
  const lines = list.split(/\r\n|\r|\n/);
  return lines
    .map((line) => (line.trim() === chosen.typed ? line.replace(chosen.typed, () => written) : line))
    .join("\n");
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
  return line;
}

/** A weight beside the number of sheets may be rounded by so much. */
const ROUNDED = 0.05;

/** Why a size that was read can stand on no list; null where it can. */
function findFault({ form, finish, pieces, weightKg }: PastedSize, line: ListedLine): string | null {
  if (line.pieces > steelLimits[form].pieces.most || (line.weight ?? 0) > GREATEST_AMOUNT) return TOO_MUCH;
  if (form === "coil" || finish === "chequered" || pieces === null || weightKg === null) return null;
  const kg = weighLine(line).weightKg;
  const same = Math.abs(kg - weightKg) <= kg * ROUNDED;
  return same
    ? null
    : `${pieces} of this size weigh ${roundTo(kg, 2)} kg, not ${weightKg} kg: write one of them`;
}

/** Sheets asked by weight are as many as come nearest to it; a size alone is one. */
function countPieces({ pieces, weightKg, thickness, width, length }: PastedSize) {
  if (pieces !== null || weightKg === null || length === null) return pieces ?? 1;
  return Math.max(1, Math.round(weightKg / sheetWeight(thickness, width, length)));
}

function missingOf({ form, weightKg, length }: PastedSize) {
  if (form === "coil" && weightKg === null) return "The weight of the coil is missing";
  if (form === "sheet" && length === null) return "The length is missing";
  return TOO_MUCH;
}
