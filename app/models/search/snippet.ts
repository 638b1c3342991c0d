import { foldText, WORD } from "./query";

/** A text in its order, in parts of which some were searched for. */
export type Marked = { text: string; hit: boolean }[];

/** In characters, before the first hit. */
const BEFORE = 60;

export function markWords(text: string, words: readonly string[]): Marked {
  const parts: Marked = [];
  let from = 0;
  const add = (to: number, hit: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), hit });
    from = Math.max(from, to);
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!begins(word, words)) continue;
    add(index, false);
    add(index + word.length, true);
  }
  add(text.length, false);
  return parts;
}

/** At most about `length` characters of a text around the first hit, whole words, with `…` where something is left out. */
export function cutSnippet(text: string, words: readonly string[], length: number): Marked {
  const first = [...text.matchAll(WORD)].find(([word]) => begins(word, words))?.index ?? 0;
  const start = first <= BEFORE ? 0 : text.indexOf(" ", first - BEFORE) + 1;
  const end = text.length <= start + length ? text.length : text.lastIndexOf(" ", start + length);
  const cut = text.slice(start, end > start ? end : start + length);
  const shown = `${start > 0 ? "… " : ""}${cut}${start + cut.length < text.length ? " …" : ""}`;
  return markWords(shown, words);
}

function begins(word: string, words: readonly string[]) {
  const folded = foldText(word);
  return words.some((each) => folded.startsWith(each));
}
