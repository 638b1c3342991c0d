import { createHash } from "node:crypto";
import { z } from "zod";
import { readJson } from "~/models/text/json";

type Field = [name: string, value: string];

/** By name, what both have changed, and what was taken from the other's version because it was not touched here. */
export type Merged = { both: string[]; taken: string[] };

const Digests = z.record(z.string(), z.string());

/** What a form is made of, short enough to go along in it. */
export function digestFields(fields: readonly Field[]): string {
  return JSON.stringify(Object.fromEntries(namesOf(fields).map((name) => [name, digest(fields, name)])));
}

/**
 * Fields of `mine` that are as they were when the form was made become `theirs`, and so do pictures that it leaves `untouched`;
 * null where the form does not say what it was made of.
 */
export function mergeFields(
  mine: URLSearchParams,
  base: string | null,
  theirs: readonly Field[],
  untouched: readonly string[] = [],
): Merged | null {
  const json = readJson(base ?? "");
  const before = Digests.safeParse(json.ok ? json.value : null);
  if (!before.success) return null;
  const merged: Merged = { both: [], taken: [] };
  for (const name of new Set([...namesOf(theirs), ...Object.keys(before.data)])) {
    const was = before.data[name] ?? digest([], name);
    const own = untouched.includes(name) ? was : digest([...mine], name);
    const other = digest(theirs, name);
    if (own === other || other === was) continue;
    if (own !== was) merged.both.push(name);
    else {
      merged.taken.push(name);
      for (const each of [...mine.keys()]) if (nameOf(each) === name) mine.delete(each);
      for (const [each, value] of theirs) if (nameOf(each) === name) mine.append(each, value);
    }
  }
  return merged;
}

function namesOf(fields: readonly Field[]) {
  return [...new Set(fields.map(([name]) => nameOf(name)))];
}

/** The rows of a form are one field: theirs and mine, mixed, would be nobody's. */
function nameOf(field: string) {
  return field.split("[")[0] ?? field;
}

/** A browser sends the end of a line in its own way. */
function digest(fields: readonly Field[], name: string) {
  const values = fields.flatMap(([each, value]) => {
    if (nameOf(each) !== name) return [];
    const text = value.replaceAll("\r\n", "\n");
    return each === name ? [text] : [`${each}\n${text}`];
  });
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 16);
}
