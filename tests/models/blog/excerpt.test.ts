import { describe, expect, it } from "vitest";
import { asSentences, firstWords, summarise } from "~/models/blog/excerpt";

it.each([
  [
    "a heading ends in a stop",
    "Why it matters\nA gauge is no measure.",
    "Why it matters. A gauge is no measure.",
  ],
  ["one that asks keeps its mark", "Which gauge?\nBoth.", "Which gauge? Both."],
  ["two headings in a row are two sentences", "Gauge\nIn mm (ISO)\nText", "Gauge. In mm (ISO). Text"],
  ["a text without headings stays", "One. Two", "One. Two"],
  ["a sentence of Hindi has its own stop", "चादर\nतार है।\nदूसरा", "चादर. तार है। दूसरा"],
  ["nothing stays nothing", "", ""],
])("asSentences: %s", (_, plain, expected) => {
  expect(asSentences(plain)).toBe(expected);
});

it.each([
  ["one two three", 2, "one two"],
  ["one two", 10, "one two"],
  ["  one \n two  ", 10, "one two"],
  ["a b c d e f g h i j k l", 10, "a b c d e f g h i j"],
  ["", 10, ""],
])("firstWords of %j, %i", (title, most, expected) => {
  expect(firstWords(title, most)).toBe(expected);
});

describe("summarise", () => {
  const sentence = "A sheet of 1.5 mm weighs 11.78 kg a square metre, and one of 2 mm 15.7 kg.";
  it.each([
    ["a short text stays, as a sentence", "Ask us", "Ask us."],
    ["nothing stays nothing", "", ""],
    ["Hindi has its own stop", "चादर मजबूत है।", "चादर मजबूत है।"],
    [
      "so do its whole sentences",
      `${"चादर मजबूत है। ".repeat(4)}${"चादर ".repeat(40)}`,
      "चादर मजबूत है। ".repeat(4).trim(),
    ],
    ["whole sentences that fit stay", `${sentence} ${"word ".repeat(40)}`, sentence],
    [
      "a point within a number ends nothing",
      `${"Steel ".repeat(23)}of 1.5 mm and more`,
      `${"Steel ".repeat(23)}of 1.5 mm and…`,
    ],
    ["else words are not torn", "Stainless, ".repeat(30), `${"Stainless, ".repeat(13)}Stainless…`],
    ["an endless word is", "x".repeat(300), `${"x".repeat(154)}…`],
  ])("%s", (_, text, expected) => {
    expect(summarise(text, 155)).toBe(expected);
    expect([...summarise(text, 155)].length).toBeLessThanOrEqual(155);
  });
});
