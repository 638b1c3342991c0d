import type { SteelForm } from "~/steel/kind";
import { isSeparator } from "./count-label";
import type { Span } from "./noise";
import type { SteelReading } from "./shape";
import type { Token } from "./token";
import { type Fact, longestName, readName } from "./word";

export type NameSpan = Span & { facts: readonly Fact[] };

/** The trade's names among the tokens, which they take. */
export function readNames(tokens: readonly Token[]): NameSpan[] {
  const names: NameSpan[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = findName(tokens, at);
    if (!found) continue;
    for (const token of tokens.slice(at, found.last + 1)) token.taken = true;
    names.push({ start: tokens[at]?.start ?? 0, end: tokens[found.last]?.end ?? 0, facts: found.facts });
    at = found.last;
  }
  return names;
}

/** The longest name that begins here, hyphens between its words left out. */
function findName(tokens: readonly Token[], at: number): { last: number; facts: readonly Fact[] } | null {
  if (tokens[at]?.kind !== "word") return null;
  // The trade writes `1.6 x 1250 x C` for a coil.
  if (tokens[at]?.text === "c" && isSeparator(tokens[at - 1])) {
    return { last: at, facts: [{ kind: "form", value: "coil" }] };
  }
  let best: { last: number; facts: readonly Fact[] } | null = null;
  const words: string[] = [];
  for (let last = at; last < tokens.length && words.length < longestName; last += 1) {
    const token = tokens[last];
    if (!token || (token.kind !== "word" && !/^[-&.]$/.test(token.text))) break;
    if (token.kind === "word" || token.text === "&") words.push(token.text);
    const facts = token.kind === "word" ? readName(words.join(" ")) : null;
    if (facts) best = { last, facts };
  }
  return best;
}

/** `weakToo`: also by a name that says it where no other does, such as CRC. */
export function namesForm(names: readonly NameSpan[], form: SteelForm, weakToo = false) {
  return names.some(({ facts }) =>
    facts.some((fact) => fact.kind === "form" && fact.value === form && (weakToo || !fact.weak)),
  );
}

type Named = Pick<SteelReading, "process" | "form" | "slit" | "finish">;

/** Two processes or forms at once (`sheet/coil`) ask for neither. */
export function readNamed(names: readonly NameSpan[]): Named {
  const facts = names.flatMap((name) => name.facts);
  const form = onlyOne(facts.filter((fact) => fact.kind === "form"));
  const process = onlyOne(facts.filter((fact) => fact.kind === "process"));
  const finish = facts.find((fact) => fact.kind === "finish")?.value ?? null;
  return { process, form, slit: form === "coil" && facts.some(({ kind }) => kind === "slit"), finish };
}

function onlyOne<Value>(said: readonly { value: Value; weak?: true }[]): Value | null {
  const strong = said.filter(({ weak }) => !weak);
  const [value, ...others] = new Set((strong.length > 0 ? strong : said).map((each) => each.value));
  return value === undefined || others.length > 0 ? null : value;
}
