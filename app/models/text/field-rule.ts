import { cleanLine, cleanLines, hasAtMost, tooLong } from "./typed-text";

/** Needs no library: public pages check it in the browser. */
export type FieldRule = {
  label: string;
  /** In characters. */
  most: number;
  clean: (text: string) => string;
  missing: string | null;
  conditions: readonly Condition[];
};

type Condition = { holds: (text: string) => boolean; message: string };

export function lineRule(
  label: string,
  most: number,
  missing: string | null,
  ...conditions: Condition[]
): FieldRule {
  return { label, most, clean: cleanLine, missing, conditions };
}

export function linesRule(label: string, most: number, missing: string | null): FieldRule {
  return { ...lineRule(label, most, missing), clean: cleanLines };
}

export function findFault(rule: FieldRule, typed: string): string | null {
  const text = rule.clean(typed);
  if (text === "") return rule.missing;
  if (!hasAtMost(text, rule.most)) return tooLong(rule.label, rule.most);
  return rule.conditions.find(({ holds }) => !holds(text))?.message ?? null;
}
