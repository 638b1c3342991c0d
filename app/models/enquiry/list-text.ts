import type { Figures } from "~/steel/figures";
import { steelTypes } from "~/steel/kind";
import { PATTERN_NOTE } from "~/steel/measure";
import { addWeights, describeLine, type Line, writeTotal, writeWeight } from "./line";

/** Size, weight and steel of a line, wherever a list leaves the site. */
export function partsOfLine(line: Line, figures: Figures) {
  const kind = [line.type && steelTypes[line.type].label, line.grade].filter(Boolean).join(", ");
  return {
    size: `${line.form === "sheet" ? "Sheet" : "Coil"} ${describeLine(line, figures)}`,
    weight: writeWeight(line, figures),
    steel: line.productName ? `${line.productName}${kind ? ` (${kind})` : ""}` : kind,
  };
}

/** `Sheet 2 × 1250 × 2500 mm, 40 pieces: 1.963 t; HR Sheet IS 1079 HR1 (Hot Rolled Sheet, IS 1079 HR1)`. */
function writeLine(line: Line, figures: Figures) {
  const { size, weight, steel } = partsOfLine(line, figures);
  return `${size}: ${weight}${steel ? `; ${steel}` : ""}`;
}

export function writeLines(lines: readonly Line[], figures: Figures, most = lines.length): string[] {
  const total = addWeights(lines);
  return [
    ...lines.slice(0, most).map((line) => `- ${writeLine(line, figures)}`),
    ...(lines.length > most ? [`and ${lines.length - most} more`] : []),
    `Total: ${writeTotal(total, figures)}`,
    ...(total.patterned ? [PATTERN_NOTE] : []),
  ];
}

/** The whole list between its first and its last words, then with fewer and fewer of its lines. */
export function* writeMessages(title: string, lines: readonly Line[], figures: Figures, end: string[]) {
  for (let most = lines.length; most >= 0; most -= 1) {
    yield [title, "", ...writeLines(lines, figures, most), ...end].join("\n");
  }
}
