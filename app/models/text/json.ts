/** How deep the lists and objects of JSON from outside may nest. */
export const DEEPEST = 20;

export type ReadJson = { ok: true; value: unknown } | { ok: false; reason: "malformed" | "too deep" };

export function readJson(text: string): ReadJson {
  if (isTooDeep(text)) return { ok: false, reason: "too deep" };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: "malformed" };
  }
}

/** Counts open brackets outside strings before anything is built from the text. */
function isTooDeep(text: string) {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (quoted && sign === "\\") index += 1;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === "[" || sign === "{")) depth += 1;
    else if (!quoted && (sign === "]" || sign === "}")) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
