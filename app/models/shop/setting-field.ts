import { optionalLine, optionalText } from "~/models/text/text";
import { writePlain } from "~/steel/reading/plain";

export const MOST_MONTHS = 600;

export const linesOrNull = (most: number, label: string) =>
  optionalText(most, label).transform((text) => (text === "" ? null : text));

export const lineField = (label: string, most: number) => ({ label, rule: optionalLine(most, label) });
export const linesField = (label: string, most: number, lines = 3) => ({
  ...{ label, rule: linesOrNull(most, label), lines },
});

/** Blank lines say nothing. */
export const dropBlankLines = (text: string | null) => text?.replace(/\n+/g, "\n") ?? null;

/** A whole number; null where none is set. */
export function countField(label: string, most: number) {
  const rule = optionalLine(10, label, writePlain).refine(
    (text) => text === null || (/^\d{1,3}$/.test(text) && Number(text) <= most),
    { error: `${label} must be a whole number from 0 to ${most}` },
  );
  return { label, rule, input: { inputMode: "numeric" } } as const;
}
