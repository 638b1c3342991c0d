import { readPastedList, type TypedLine } from "~/models/line/pasted";
import { steelTypes } from "~/steel/kind";

/** What a line was read as, or why it was not. */
export function describeLine(typed: TypedLine) {
  if (!typed.ok) return typed.reason;
  const { line, asked } = typed;
  const { type, form, grade, thickness, width, length } = line;
  const words = [
    type && steelTypes[type].process,
    form,
    grade?.replace(", ", " "),
    [thickness, width, ...(form === "sheet" ? [length] : [])].join("x"),
    asked.pieces && `${asked.pieces} pcs`,
    asked.kg && `${asked.kg} kg`,
  ];
  return words.filter(Boolean).join(" ");
}

export function readAll(text: string) {
  return readPastedList(text).map(describeLine);
}
