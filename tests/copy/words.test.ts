import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../../scripts/start/root.mjs";

/** The specification's own messages, a buyer's request, the first option of a list, and what buyers write. */
const COURTEOUS = [
  "Please must be 10 digits",
  "Please enter full name",
  'Please enter email"',
  "Please enter password",
  "Please fill all tags",
  "Delete failed. Please try again.",
  "Upload failed. Please try again.",
  "Update failed. Please try again: ",
  "Edit failed. Please try again: ",
  'label: "Please choose"',
  "price and delivery, please.",
  "Please quote this anew: ",
  "buy please pls plz pl kindly",
];

/** Not English as it is spoken, each with what would be. */
const STIFF = [
  [/: take away\b/, "remove"],
  [/Taken off/, "removed"],
  [/Put beside/, "compare with"],
  [/[”}] (?:is|are) no (?!longer)/, "is not a"],
  [/\bThis is no\b/, "this is not a"],
  [/\bnot whole\b|\barrive whole\b|\b(?:wrapping|is) whole\b/, "incomplete or intact"],
  [/\b(?:changed|saved|sent)\b[^"`]*\bmeanwhile\b/, "in the meantime"],
  [/\b(?:is|are) told of\b/, "is notified of"],
  [/\bany more["`.<]/, "no longer"],
  [/\bthe mails that\b|\b[Oo]ne mail\b|\bnobody is mailed\b|"Mail"|\bby mail\b/, "emails"],
  [/\btell you of\b|\bbe told of\b|\bshows? itself\b/, "notify you of"],
  [/\b[Bb]rought in\b|\b[Bb]ringing in\b/, "imported"],
  [/\b(?:deleted|again|back) by itself\b/, "automatically"],
  [/\bcome to an end\b/, "finish"],
  [/\bsize a line\b/, "per line"],
  [/\bcome back to you\b/, "get back to you"],
  [/\b[Oo]ne a line\b/, "per line"],
  [/\bbehind the comma\b/, "after the comma"],
  [/\blaw of trade\b/, "commercial law"],
  [/\bhave no place here\b/, "cannot be printed"],
  [/\bis none of\b/, "is not one of"],
] as const;

/** `1 piece` and `2 pieces` by hand; `sayCount` of app/steel/figures.ts says both, and groups the figure. */
const PLURAL = /=== 1\s*\?\s*(?:"" : "e?s"|"(\w+)" : "\1e?s"|["`](?:1|[Oo]ne) )/;

/** What writes numbers and moments for people, and why others may. */
const FORMATTERS = {
  "steel/figures.ts": "numbers",
  "steel/measure.ts": "numbers",
  "models/shop/day.server.ts": "days and moments",
  "admin/editor/drafts.tsx": "a moment that only the browser knows",
  "rules/locale.ts": "looks whether a locale and a time zone exist",
  "models/backup/schedule.server.ts": "nights as keys",
  "models/money/currency.server.ts": "how a locale writes a currency",
  "models/enquiry/spam.server.ts": "what is stored is in one language",
  "site/written/mild-stainless-copy.ts": "a constant of the copy",
};

const files = readdirSync(path.join(root, "app"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("generated"))
  .map((name) => {
    const source = readFileSync(path.join(root, "app", name), "utf8");
    return { name, lines: source.replace(/\/\*[\s\S]*?\*\//g, "").split("\n") };
  });

/** Lines with words for people: a text, or markup's own. */
function linesWith(sign: RegExp) {
  return files.flatMap(({ name, lines }) =>
    lines
      .filter((line) => !/^\s*\/\//.test(line) && /["`>]|^\s+[A-Z]/.test(line) && sign.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
}

it("asks with please only where the specification does", () => {
  const asking = linesWith(/\bplease\b/i);
  expect(asking.length).toBeGreaterThan(8);
  expect(asking.filter((line) => !COURTEOUS.some((words) => line.includes(words)))).toEqual([]);
});

it("counts nouns in one place", () => {
  const counting = files.filter(({ lines }) => PLURAL.test(lines.join("\n")));
  expect(counting.map(({ name }) => name)).toEqual([]);
});

it("writes numbers and moments in one place each", () => {
  const sign = /\btoLocale\w*String\(|\btoFixed\(|\bIntl\.(?:Number|DateTime|RelativeTime)Format\b/;
  const writing = files.filter(({ lines }) => sign.test(lines.join("\n")));
  expect(writing.map(({ name }) => name).sort()).toEqual(Object.keys(FORMATTERS).sort());
});

it.each(STIFF)("says nowhere %s, which is %s", (sign) => {
  expect(linesWith(sign)).toEqual([]);
});
