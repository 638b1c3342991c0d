import { cleanLine, cleanLines, countCharacters, tooLong } from "./typed-text";

/** What is asked of one field, said without a library: public pages check it in the browser and load none. */
export type FieldRule = {
  /** Brings what was typed into the form that is judged and kept. */
  clean: (text: string) => string;
  /** The message for a field that was left empty; null where it may be. */
  missing: string | null;
  /** The first that does not hold is said. */
  conditions: readonly Condition[];
};

type Condition = { holds: (text: string) => boolean; message: string };

/** A line of at most `max` characters; `missing` is the message when it must be there. */
export function lineRule(
  label: string,
  max: number,
  missing: string | null,
  ...more: Condition[]
): FieldRule {
  return { clean: cleanLine, missing, conditions: [atMost(label, max), ...more] };
}

/** Several lines of at most `max` characters. */
export function linesRule(label: string, max: number, missing: string | null): FieldRule {
  return { clean: cleanLines, missing, conditions: [atMost(label, max)] };
}

/** The message for what was typed into a field; null when the rule holds. */
export function findFault({ clean, missing, conditions }: FieldRule, typed: string): string | null {
  const text = clean(typed);
  if (text === "") return missing;
  return conditions.find(({ holds }) => !holds(text))?.message ?? null;
}

function atMost(label: string, max: number): Condition {
  return { holds: (text) => countCharacters(text) <= max, message: tooLong(label, max) };
}
