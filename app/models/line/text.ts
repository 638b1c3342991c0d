import { type Figures, sayCount } from "~/steel/figures";
import { PATTERN_NOTE } from "~/steel/measure";
import { addWeights, describeLine, type Line, nameSteel, writeTotal, writeWeight } from "./line";

/** What a line says on paper. */
export function partsOfLine(line: Line, figures: Figures) {
  return {
    size: describeLine(line, figures),
    weight: writeWeight(line, figures),
    steel: nameSteel(line).join(", "),
  };
}

/**
 * The sizes wherever they leave the site as text, such as `1. 2 × 1250 × 2500 mm, 40 pieces: 1.963 t (Hot Rolled Sheet, IS 2062
 * E250)`, with their total; then with fewer and fewer of them, for an address that has no room for all.
 */
export function writeLines(lines: readonly Line[], figures: Figures): string[][] {
  const written = lines.map((line, index) => {
    const { size, weight, steel } = partsOfLine(line, figures);
    return `${index + 1}. ${size}: ${weight} (${steel})`;
  });
  const total = sumUp(lines, figures);
  const shortened = lines.map((_, left) => {
    const named = written.slice(0, -left - 1);
    const more = named.length > 0 ? `and ${left + 1} more` : sayCount(lines.length, "size", figures);
    return [...named, more, ...total];
  });
  return [[...written, ...total], ...shortened];
}

/** `Total: 50 pieces, 2 coils, 26,698 kg (26.698 t)`; nothing where there are no lines. */
export function sumUp(lines: readonly Line[], figures: Figures): string[] {
  if (lines.length === 0) return [];
  const count = (form: Line["form"], noun: string) => {
    const number = lines.reduce((sum, line) => (line.form === form ? sum + line.pieces : sum), 0);
    return number > 0 ? [sayCount(number, noun, figures)] : [];
  };
  const total = addWeights(lines);
  const counts = [...count("sheet", "piece"), ...count("coil", "coil")];
  return [
    `Total: ${[...counts, writeTotal(total, figures)].join(", ")}`,
    ...(total.patterned ? [PATTERN_NOTE] : []),
  ];
}
