import { formatMm } from "~/models/steel/measure";
import type { Chip } from "./shape";
import { readSteel } from "./text";

/** What a query says, each thing with the query that says all the others. */
export function listChips(query: string): Chip[] {
  const { thickness, width, length } = readSteel(query);
  const sizes = [
    { kind: "thickness", measure: thickness[0] ?? null, word: "thick" },
    { kind: "width", measure: width, word: "wide" },
    { kind: "length", measure: length, word: "long" },
  ] as const;
  return sizes.flatMap(({ kind, measure, word }) =>
    measure
      ? [
          {
            kind,
            label: `${formatMm(measure.mm)} ${word}`,
            without: query.replace(measure.typed, "").trim(),
          },
        ]
      : [],
  );
}
