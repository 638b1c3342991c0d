import { expect, it } from "vitest";
import { cutCharacters } from "~/models/text/typed-text";

const FAMILY = "👨‍👩‍👧‍👦";
const FLAG = "🇮🇳";

it.each([
  ["a short text stays", "short", 150, "short"],
  ["nothing stays nothing", "", 150, ""],
  ["a text of exactly the limit stays", "x".repeat(150), 150, "x".repeat(150)],
  ["a longer one is cut at the limit", "x".repeat(151), 150, "x".repeat(150)],
  ["a pair of halves counts as one character", "😀".repeat(200), 150, "😀".repeat(150)],
  [
    "a family at the limit of what is looked at is not torn",
    `${"😀".repeat(9)}${FAMILY}x`,
    10,
    "😀".repeat(9),
  ],
  ["a flag is not torn", `abc${FLAG}`, 4, "abc"],
  ["a flag that fits stays", `abc${FLAG}d`, 5, `abc${FLAG}`],
  ["a family is not torn", `ab${FAMILY}`, 6, "ab"],
  ["an accent stays with its letter", "cafe\u0301 noir", 4, "caf"],
  ["a Devanagari syllable is not torn", "कि", 1, "क"],
  ["one endless character is cut all the same", `a${"\u0301".repeat(300)}`, 150, `a${"\u0301".repeat(149)}`],
])("a text that is cut: %s", (_, text, most, expected) => {
  expect(cutCharacters(text, most)).toBe(expected);
});
