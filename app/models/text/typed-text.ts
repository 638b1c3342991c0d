import { normalise, writeDigits } from "~/steel/reading/plain";

/** Tab and line breaks stay; the invisible marks that turn text round go with the control characters. */
const CONTROL =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** No rule allows a text of this many bytes, not even before its blanks are folded. */
const MOST_BYTES = 32 * 1024;

export function hasMoreBytes(text: string, most: number) {
  // No character has fewer bytes than halves, so that only a short text is encoded.
  return text.length > most || new TextEncoder().encode(text).length > most;
}

/** First: a mark may have stood between a letter and its accent. */
export function withoutControl(text: string) {
  return normalise(text.replace(CONTROL, ""));
}

/** What holds a word together or joins an emoji stays within a text, and is none alone. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}]+$/u;

function withoutUnseen(text: string) {
  return UNSEEN.test(text) ? "" : text;
}

/** More than 32 KB is left as it came: it is for its rule to reject. */
export function cleanLine(text: string) {
  if (hasMoreBytes(text, MOST_BYTES)) return text;
  return withoutUnseen(withoutControl(text).replace(/\s+/g, " ").trim());
}

export function cleanLines(text: string) {
  if (hasMoreBytes(text, MOST_BYTES)) return text;
  const lines = withoutControl(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/\n{3,}/g, "\n\n");
  return withoutUnseen(lines.trim());
}

/** At most `most` code points, never ending inside what a reader sees as one character. */
export function cutCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  // At least a code point too many, so that the last character in it, which may be cut, is not taken.
  const near = text.slice(0, 2 * most + 2);
  let end = 0;
  let counted = 0;
  for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(near)) {
    counted += [...segment].length;
    if (counted > most) break;
    end += segment.length;
  }
  // One endless character, such as a letter under hundreds of accents, is the only one that may be cut.
  return end > 0 ? near.slice(0, end) : [...near].slice(0, most).join("");
}

/** A number as it is on an English keyboard; more than 32 KB is left as it came. */
export function cleanDigits(text: string) {
  return hasMoreBytes(text, MOST_BYTES) ? text : writeDigits(text).trim();
}

/** Characters, not the UTF-16 halves of which some are stored; of a text that cannot have so few, none is counted. */
export function hasAtMost(text: string, characters: number) {
  return text.length <= 2 * characters && [...text].length <= characters;
}

export function tooLong(label: string, max: number) {
  return `${label} must be at most ${max} characters`;
}

export function capitalise(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
