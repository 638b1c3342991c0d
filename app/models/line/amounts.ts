import { roundTo } from "~/steel/measure";
import { amountOf, type Line } from "./line";
import { MOST_LINES } from "./listed";

export const AMOUNTS = ["thickness", "width", "pieces", "length", "weight", "lineProduct"];

/** What was typed into the fields of each line, by the line's key. */
export type TypedAmounts = Record<string, Record<string, string>>;

/** The fields behind a `line` field belong to that line. */
export function readTypedLines(fields: URLSearchParams): TypedAmounts {
  const lines: TypedAmounts = Object.create(null);
  let own: Record<string, string> | null = null;
  let count = 0;
  for (const [name, text] of fields) {
    if (name === "line" && count < MOST_LINES) {
      count += 1;
      own = {};
      lines[text] = own;
    } else if (own && AMOUNTS.includes(name)) own[name] ??= text;
  }
  return lines;
}

/** What was typed into the fields of one line, where the list has that line no longer: `2 × 1250, pieces 40, length 2500`. */
export function sayTyped({ thickness = "?", width = "?", lineProduct, ...rest }: Record<string, string>) {
  const others = Object.entries(rest).map(([name, text]) => `${name} ${text}`);
  return [`${thickness} × ${width}`, ...others].join(", ");
}

/** What the fields of a line show: its size in mm, pieces and product; of each coil the kg and the length in m. */
export function writeAmounts(line: Line): Record<string, string> {
  const { thickness, width, pieces, length, productId } = line;
  const shown = {
    ...{ thickness: String(thickness), width: String(width) },
    ...{ pieces: String(pieces), length: String(length), lineProduct: productId ?? "" },
  };
  return line.form === "sheet" ? shown : { ...shown, weight: String(weightOfEach(line)) };
}

export function isEdited(line: Line, typed: Record<string, string> | undefined): boolean {
  const shown = writeAmounts(line);
  return Object.entries(typed ?? {}).some(([name, text]) => text.trim() !== (shown[name] ?? ""));
}

/** As the calculator is asked; of a coil, weight or length, whichever is another than it was. */
export function askWithAmounts(line: Line, typed: Record<string, string>): URLSearchParams {
  const { pieces = String(line.pieces), length = "", weight = "" } = typed;
  const { thickness = String(line.thickness), width = String(line.width) } = typed;
  const isCoil = line.form === "coil";
  return new URLSearchParams({
    form: line.form,
    thickness,
    width,
    length,
    pieces,
    ...(isCoil ? { inner: String(line.inner ?? "") } : {}),
    ...(isCoil && !isByLength(line, weight, length) ? { weight } : {}),
  });
}

/** Both are shown, one of them worked out: the weight decides when both or none are new. */
function isByLength(line: Line, weight: string, length: string) {
  if (weight.trim() === "") return true;
  return Number(weight) === weightOfEach(line) && (!line.byWeight || Number(length) !== line.length);
}

/** What was asked is shown as it is: three coils of 22 t together are none of 7333.33 kg. */
function weightOfEach(line: Line) {
  return line.byWeight ? amountOf(line) : roundTo(line.weightKg / line.pieces, 2);
}
