import { z } from "zod";

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

/** A required line of at most `max` characters, with the message for its absence. */
export function requiredLine(max: number, missing: string, label: string) {
  return z
    .string(missing)
    .transform(cleanLine)
    .refine((text) => text !== "", { error: missing, abort: true })
    .refine((text) => countCharacters(text) <= max, tooLong(label, max));
}

/** An optional line of at most `max` characters; blank is null. */
export function optionalLine(max: number, label: string) {
  return z
    .string()
    .nullish()
    .transform((text) => cleanLine(text ?? ""))
    .refine((text) => countCharacters(text) <= max, tooLong(label, max))
    .transform((text) => (text === "" ? null : text));
}

/** Required text of several lines and at most `max` characters. */
export function requiredText(max: number, missing: string, label: string) {
  return z
    .string(missing)
    .transform(cleanLines)
    .refine((text) => text !== "", { error: missing, abort: true })
    .refine((text) => countCharacters(text) <= max, tooLong(label, max));
}

/** Optional text of several lines and at most `max` characters; blank stays blank. */
export function optionalText(max: number, label: string) {
  return z
    .string()
    .optional()
    .transform((text) => cleanLines(text ?? ""))
    .refine((text) => countCharacters(text) <= max, tooLong(label, max));
}

function tooLong(label: string, max: number) {
  return `${label} must be at most ${max} characters`;
}
