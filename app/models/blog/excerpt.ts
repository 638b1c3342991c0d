import { cutCharacters } from "~/models/text/typed-text";

/** In characters: a first sentence that is shorter says too little by itself. */
const LEAST_SUMMARY = 50;

/** Whole sentences, or else whole words and `…`. */
export function summarise(plain: string, most: number): string {
  const text = plain.trim();
  const begin = cutCharacters(text, most - 1);
  if (begin === text) return /[.!?…।]$/.test(text) || text === "" ? text : `${text}.`;
  const ends = Array.from(
    text.slice(0, begin.length + 1).matchAll(/[.!?…।](?=\s)/g),
    ({ index }) => index + 1,
  );
  const end = ends.at(-1) ?? 0;
  if (end >= LEAST_SUMMARY) return text.slice(0, end);
  const words = begin.slice(0, Math.max(begin.lastIndexOf(" "), 0)) || begin;
  return `${words.replace(/[,:;–-]$/, "").trimEnd()}…`;
}

export function asSentences(plain: string): string {
  return plain.replace(/([^\s.,:;!?…।])\n/gu, "$1. ").replaceAll("\n", " ");
}

export function firstWords(title: string, most: number): string {
  return title.trim().split(/\s+/).slice(0, most).join(" ");
}
