import type { SteelForm, SteelProcess } from "~/models/steel/kind";
import type { Finish, GradeName } from "~/models/steel/reading/shape";
import { readSteel } from "~/models/steel/reading/text";

/** Sizes in mm, weight in kg. A sheet has its length; a coil its weight. */
export type PastedSize = {
  form: SteelForm;
  process: SteelProcess | null;
  finish: Finish | null;
  grade: GradeName | null;
  thickness: number;
  width: number;
  length: number | null;
  pieces: number | null;
  weightKg: number | null;
};

export type PastedLine = { typed: string } & ({ ok: true; size: PastedSize } | { ok: false; reason: string });

/** As many lines as an enquiry holds. */
export const MOST_PASTED_LINES = 60;

/** Blank lines are skipped; every other line is answered, in its order, with its size or with what is missing. */
export function readPastedList(text: string): PastedLine[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.map((typed, index): PastedLine => {
    if (index >= MOST_PASTED_LINES) {
      return { typed, ok: false, reason: `Only ${MOST_PASTED_LINES} lines are read at a time` };
    }
    const { process, form, finish, grade, thickness, width, length, pieces, weightKg } = readSteel(typed);
    const [measure] = thickness;
    if (!measure) return { typed, ok: false, reason: "The thickness is missing" };
    if (!width) return { typed, ok: false, reason: "The width is missing" };
    if (!length && form !== "coil") return { typed, ok: false, reason: "The length is missing" };
    return {
      typed,
      ok: true,
      size: {
        form: form ?? "sheet",
        process,
        finish,
        grade,
        thickness: measure.mm,
        width: width.mm,
        length: length?.mm ?? null,
        pieces,
        weightKg,
      },
    };
  });
}
