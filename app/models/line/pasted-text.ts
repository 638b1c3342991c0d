import { HEADING, readPastedList, type TypedLine } from "./pasted";
import { NO_SIZE } from "./pasted-line";

/** What of a line is not in the size that was read from it, to be handed on; null where nothing is. */
export function keepText(line: TypedLine): string | null {
  if (!line.ok) return line.typed;
  return listRemarks(line.left).length > 0 ? `Note: ${line.typed}` : null;
}

/** A heading that was used and says no more. */
export function isUsedUp(line: TypedLine): boolean {
  return !line.ok && line.reason === HEADING && listRemarks(line.left ?? []).length === 0;
}

/** A greeting or a name: neither a figure nor a word of a product. */
export function namesNothing(line: TypedLine): boolean {
  return !line.ok && line.reason === NO_SIZE && !line.left && !/\p{N}/u.test(line.typed);
}

export function listRemarks(left: readonly string[]): string[] {
  return left.filter((text) => !/^\d{1,2}$/.test(text));
}

const CHOICE = /^choose\.(\d{1,3})\.(\d{1,2})$/;

export function isGaugeChoice(intent: string) {
  return CHOICE.test(intent);
}

/** The text with that line, and those alike, written so that its gauge means the thickness that was chosen. */
export function chooseGauge(list: string, intent: string): string {
  const [pressed, row, choice] = CHOICE.exec(intent) ?? [];
  if (!pressed) return list;
  const chosen = readPastedList(list)[Number(row)];
  const written = chosen && !chosen.ok ? chosen.choices[Number(choice)]?.typed : undefined;
  if (!chosen || written === undefined) return list;
  const lines = list.split(/\r\n|\r|\n/);
  return lines
    .map((line) => (line.trim() === chosen.typed ? line.replace(chosen.typed, () => written) : line))
    .join("\n");
}
