import { cleanLine, cleanLines, hasAtMost, tooLong } from "./typed-text";

/** Needs no library: public pages check it in the browser. */
export type FieldRule = {
  clean: (text: string) => string;
  missing: string | null;
  conditions: readonly Condition[];
};

type Condition = { holds: (text: string) => boolean; message: string };

export function lineRule(
  label: string,
  max: number,
  missing: string | null,
  ...more: Condition[]
): FieldRule {
  return { clean: cleanLine, missing, conditions: [atMost(label, max), ...more] };
}

export function linesRule(label: string, max: number, missing: string | null): FieldRule {
  return { clean: cleanLines, missing, conditions: [atMost(label, max)] };
}

export function findFault({ clean, missing, conditions }: FieldRule, typed: string): string | null {
  const text = clean(typed);
  if (text === "") return missing;
  return conditions.find(({ holds }) => !holds(text))?.message ?? null;
}

function atMost(label: string, max: number): Condition {
  return { holds: (text) => hasAtMost(text, max), message: tooLong(label, max) };
}
