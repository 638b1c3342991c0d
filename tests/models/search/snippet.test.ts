import { expect, it } from "vitest";
import { cutSnippet, markWords } from "~/models/search/snippet";
import fc from "../../support/property";

const hits = (parts: { text: string; hit: boolean }[]) =>
  parts.filter(({ hit }) => hit).map(({ text }) => text);

it("marks words that begin as asked, whatever their case and accents", () => {
  expect(markWords("Sheets of Größe <b>", ["sheet", "gro"])).toEqual([
    { text: "Sheets", hit: true },
    { text: " of ", hit: false },
    { text: "Größe", hit: true },
    { text: " <b>", hit: false },
  ]);
  expect(hits(markWords("asheet", ["sheet"]))).toEqual([]);
});

it("cuts whole words around the first hit", () => {
  const text = `${"before ".repeat(40)}rust ${"after ".repeat(40)}`.trim();
  const parts = cutSnippet(text, ["rust"], 100);
  const shown = parts.map((part) => part.text).join("");
  expect(shown).toMatch(/^… before .* rust after .* after …$/);
  expect(shown.length).toBeLessThan(110);
  expect(cutSnippet("short", [], 100)).toEqual([{ text: "short", hit: false }]);
});

it("loses nothing of any text and never grows it", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 300 }),
      fc.array(fc.string({ minLength: 1 }), { maxLength: 4 }),
      (text, words) => {
        const joined = (parts: { text: string }[]) => parts.map((part) => part.text).join("");
        expect(joined(markWords(text, words))).toBe(text);
        expect(joined(cutSnippet(text, words, 50)).length).toBeLessThanOrEqual(text.length + 4);
      },
    ),
  );
});
