import type { Token } from "./token";
import { kgPer, lengthUnits } from "./unit";
import { countLabels, counts, separators } from "./word";

/** As many sheets or coils may stand in a line; more is rather a size: `1250 sheet`. */
export const MOST_SHEETS = 500;

/** Where `qty` or `No. of sheets` begins whose last word stands at a place; else -1. */
export function beginCountLabel(tokens: readonly Token[], at: number): number {
  const text = tokens[at]?.text ?? "";
  if (counts.has(text) && tokens[at - 1]?.text === "of") {
    const before = tokens[at - 2]?.text === "." ? at - 3 : at - 2;
    if (/^(?:no|nos|number|qty|quantity)$/.test(tokens[before]?.text ?? "")) return before;
  }
  return countLabels.has(text) ? at : -1;
}

/** `Nos: 20` and `No. of sheets 20` say how many stand behind them, nothing of the number before; `20 nos: 981 kg` does. */
export function isCountLabel(tokens: readonly Token[], at: number, before: number): boolean {
  const words = tokens.slice(at + 1);
  const end = words.findIndex(({ text }) => text !== "." && text !== "of" && !counts.has(text));
  if (end === -1) return false;
  const sign = words[end]?.text ?? "";
  const [number, next, other] = words.slice(/^[:=-]$/.test(sign) ? end + 1 : end);
  if (number?.kind !== "number" || !Number.isInteger(number.value)) return false;
  if (isFollowed(next) && !(isSeparator(next) && other?.kind !== "number")) return false;
  // Without a colon `20 nos 2` may as well be twenty of 2 mm.
  const signs = [words[end - 2]?.text === "of", before > MOST_SHEETS, next === undefined];
  return /^[:=]$/.test(sign) || signs.filter(Boolean).length > 1;
}

/** By a unit or the next number of a size. */
export function isFollowed(token: Token | undefined) {
  return token !== undefined && (lengthUnits.has(token.text) || kgPer.has(token.text) || isSeparator(token));
}

export function isSeparator(token: Token | undefined) {
  return token !== undefined && separators.has(token.text);
}
