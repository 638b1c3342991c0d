import { cleanLine, cleanLines, countCharacters, tooLong } from "./typed-text";

/** Needs no library: public pages check it in the browser. */
export type FieldRule = {
  clean: (text: string) => string;
  /** Null where it may be left empty. */
  missing: string | null;
  /** The first that does not hold is said. */
  conditions: readonly Condition[];
};

type Condition = { holds: (text: string) => boolean; message: string };

/** `max` in characters; `missing` is null where it may be left empty. */
export function lineRule(
  label: string,
  max: number,
  missing: string | null,
  ...more: Condition[]
): FieldRule {
  return { clean: cleanLine, missing, conditions: [atMost(label, max), ...more] };
}

/** `max` in characters. */
export function linesRule(label: string, max: number, missing: string | null): FieldRule {
  return { clean: cleanLines, missing, conditions: [atMost(label, max)] };
}

/** Null when the rule holds. */
export function findFault({ clean, missing, conditions }: FieldRule, typed: string): string | null {
  const text = clean(typed);
  if (text === "") return missing;
  return conditions.find(({ holds }) => !holds(text))?.message ?? null;
}

function atMost(label: string, max: number): Condition {
  return { holds: (text) => countCharacters(text) <= max, message: tooLong(label, max) };
}
