import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/start/root.mjs";
import { gaugeClaims, productClaims, steelClaims } from "./steel-claims";
import { toleranceClaims } from "./tolerance-claims";
import { coilClaims, sheetClaims } from "./weight-claims";

const claims = [
  ...sheetClaims,
  ...coilClaims,
  ...toleranceClaims,
  ...gaugeClaims,
  ...productClaims,
  ...steelClaims,
];

/** Figures that no model works out: from the standards' own text, examples of orders, and usual practice. */
const STATED = [
  "2\\.00 ± 0\\.08", // an example of an order
  "1\\.60 x 1250 x 2500 mm, 40 sheets", // an example of an order
  "± ?0\\.25 mm|± ?1 mm per metre", // typical of service centres
  "0\\.12 % carbon and 0\\.60 %|0\\.08 % and 0\\.40 %|0\\.05 to 0\\.25 % carbon", // composition
  "0\\.25 to 10 t|0\\.35(?: to |–)4\\.0|0\\.13 to 4\\.0", // usual ranges
  "3\\.1416|divided by 41\\.82",
  "(?:thickness|width): \\[[^\\]]*\\]|Cut to length 2–6\\.3 m|cut lengths from 2 to 6\\.3 m", // the sizes of a product
];

/** What a reader would check with a calculator or a table: a weight, a tolerance, a length, two decimals. */
const CHECKED =
  /\d[\d.]* kg\b|±\s*[\d.]+|\d+\.\d\d+|\d+\.\d m\b|about \d{3,} mm (?=outside)|diameter of about \d{4}/g;

const pages = readdirSync(path.join(root, "app/site"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) =>
    path.join(
      "app/site",
      path.relative(path.join(root, "app/site"), path.join(entry.parentPath, entry.name)),
    ),
  );
const samples = ["prisma/sample", "prisma/sample/blogs"];

/** A source as it is read: without markup and comments, cells of a table apart, with one sign for `×`. */
function textsIn(directories: string[]) {
  return directories.flatMap((directory) =>
    readdirSync(path.join(root, directory))
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => {
        const source = readFileSync(path.join(root, directory, name), "utf8");
        const text = source
          .replace(/\/\*[\s\S]*?\*\//g, "")
          .replace(/^\s*\/\/.*$/gm, "")
          .replace(/<\/t[hd]><\/tr>/g, "")
          .replace(/<\/t[hd]>/g, "  ")
          .replace(/<[/a-z][^<>]*>/g, "")
          .replaceAll("×", "x");
        return { name: path.join(directory, name), text };
      }),
  );
}

const texts = textsIn([...pages, ...samples]);
const patterns = claims.map(({ says, read }) => ({
  says,
  read,
  pattern: new RegExp(says.replaceAll(/\bN\b/g, "(\\d+(?:\\.\\d+)?)"), "gm"),
}));

describe("figures in copy and sample content", () => {
  it("are looked for in every text", () => {
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.some(({ text }) => text.includes("0.8 x 1250 x 2500 mm"))).toBe(true);
  });

  it.each(patterns)("are what the models work out: $says", ({ pattern, read }) => {
    const found = texts.flatMap(({ name, text }) =>
      [...text.matchAll(pattern)].map(([words, ...numbers]) => ({ name, words, figures: read(...numbers) })),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { name, words, figures } of found) {
      expect(
        figures.map(([stated]) => stated),
        `${name}: ${words}`,
      ).toEqual(figures.map(([, computed]) => computed));
    }
  });

  it.each(texts)("are all known in $name", ({ text }) => {
    const known = [
      ...patterns.map(({ pattern }) => pattern),
      ...STATED.map((words) => new RegExp(words, "g")),
    ];
    const ranges = known.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length] as const),
    );
    const unknown = [...text.matchAll(CHECKED)].filter(
      ({ index }) => !ranges.some(([from, to]) => index >= from && index < to),
    );
    expect(unknown.map(([words]) => words)).toEqual([]);
  });
});
