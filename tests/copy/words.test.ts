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
  "buy please pls plz kindly",
];

/** Not English as it is spoken, each with what would be. */
const STIFF = [
  [/: take away\b/, "remove"],
  [/Taken off/, "removed"],
  [/Put beside/, "compare with"],
  [/[”}] (?:is|are) no (?!longer)/, "is not a"],
  [/\bThis is no\b/, "this is not a"],
  [/\bnot whole\b|\barrive whole\b/, "incomplete"],
  [/\b(?:changed|saved|sent)\b[^"`]*\bmeanwhile\b/, "in the meantime"],
  [/\b(?:is|are) told of\b/, "is notified of"],
  [/\bany more["`.<]/, "no longer"],
  [/\bthe mails that\b|\b[Oo]ne mail\b/, "emails"],
] as const;

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

it.each(STIFF)("says nowhere %s, which is %s", (sign) => {
  expect(linesWith(sign)).toEqual([]);
});
