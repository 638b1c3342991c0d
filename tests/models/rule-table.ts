import { expect, it } from "vitest";

export const OK = "ok";

/** One rule: the field, what is typed or sent for it, and what adding, editing and a program's call answer. */
export type Rule = [field: string, input: unknown, add: string, edit: string, api: string];

/** What a door answers for one field: "ok" or the first message. */
export type Door = (field: string, input: unknown) => string;

/** Runs every row through the three doors. A row whose answers differ shows a difference between them. */
export function checkRules(rules: Rule[], doors: { add: Door; edit: Door; api: Door }) {
  it.each(rules)("%s = %j: add %j, edit %j, API %j", (field, input, add, edit, api) => {
    const found = {
      add: doors.add(field, input),
      edit: doors.edit(field, input),
      api: doors.api(field, input),
    };
    expect(found).toEqual({ add, edit, api });
  });
}

/** All doors alike. */
export function alike(field: string, input: unknown, answer: string): Rule {
  return [field, input, answer, answer, answer];
}

type Checked = { ok: true } | { ok: false; reason: string; errors?: Record<string, string[]> };

/** The answer about one field of a checked form whose other fields are right. */
export function answerOf(checked: Checked, field: string): string {
  if (checked.ok) return OK;
  const errors = checked.errors ?? {};
  return errors[field]?.[0] ?? `other fields: ${JSON.stringify(errors)}`;
}
