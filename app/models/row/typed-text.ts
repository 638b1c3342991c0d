/** Control characters except tab and line breaks, and the invisible marks that turn text round. */
const CONTROL =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** One line of typed text: normalised (NFC), without control characters, spaces folded, trimmed. */
export function cleanLine(text: string) {
  return text.normalize("NFC").replace(CONTROL, "").replace(/\s+/g, " ").trim();
}

/** Several lines of typed text: as a line, but line breaks stay (as \n). */
export function cleanLines(text: string) {
  return text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(CONTROL, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Length as a reader counts it: characters, not the halves of which some are stored. */
export function countCharacters(text: string) {
  return [...text].length;
}

/** The message for a text of more than `max` characters. */
export function tooLong(label: string, max: number) {
  return `${label} must be at most ${max} characters`;
}
