import { ID, labelOfField, type SheetField } from "./column";

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
