import { ID, labelOfField, type SheetField } from "./column";

/** A file as a spreadsheet would save it, in which each of these products has the same cells. */
export function writeSheet(
  ids: readonly string[],
  cells: readonly (readonly [SheetField, string])[],
): string {
  const headings = [ID, ...cells.map(([field]) => field)].map((field) => quote(labelOfField(field)));
  const same = cells.map(([, text]) => quote(text));
  return [headings, ...ids.map((id) => [id, ...same])].map((line) => line.join(",")).join("\n");
}

function quote(text: string) {
  return `"${text.replaceAll('"', '""')}"`;
}
