import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../scripts/start/root.mjs";

/**
 * Puts the results of `npm run bench -- --json FILE` into docs/performance.md, between its marks, and draws them:
 * docs/performance.svg. Argument: FILE.
 */
const BEGIN = "<!-- figures -->";
const END = "<!-- end of figures -->";
const page = path.join(root, "docs", "performance.md");

const results = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const text = existsSync(page) ? readFileSync(page, "utf8") : `# Performance\n\n${BEGIN}\n${END}\n`;
const before = text.slice(0, text.indexOf(BEGIN) + BEGIN.length);
const after = text.slice(text.indexOf(END));
writeFileSync(page, `${before}\n${writeTable()}${after}`);
writeFileSync(path.join(root, "docs", "performance.svg"), draw());

function writeTable() {
  const rows = results.rows.map(
    ({ what, figure, goal, detail }) => `| ${what} | ${figure} | ${goal} | ${detail} |`,
  );
  return [
    `${results.date}, ${results.machine}, load ${results.load} at the beginning${results.pinned ? ", servers on one core, clients on another" : ""}.`,
    "",
    "![Growth, and the site beside its yardsticks](performance.svg)",
    "",
    "| what | figure | goal | |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

/** Left: pages from memory as a share of the bare server. Right: pages made anew at each size of the catalogue. */
function draw() {
  const shares = results.rows
    .filter(({ what }) => what.includes("bare server") || what.includes("stock Remix"))
    .map(({ what, figure }) => ({ name: what.replace(/: requests.*/, ""), value: Number(figure) }));
  const pages = Object.entries(results.growth?.pages ?? {});
  const height = 60 + Math.max(shares.length, pages.length) * 22;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 ${height}" font-family="system-ui, sans-serif" font-size="12">`,
    "<title>The site beside its yardsticks, and pages as the catalogue grows</title>",
    `<rect width="960" height="${height}" fill="#fff"/>`,
    ...bars(
      20,
      "Requests a second as a share of the yardstick's",
      shares,
      Math.max(1, ...shares.map(({ value }) => value)),
    ),
    ...growth(pages),
    "</svg>\n",
  ].join("\n");
}

function bars(x, title, rows, most) {
  return [
    label(x, 24, title, "bold"),
    ...rows.flatMap(({ name, value }, index) => [
      label(x, 55 + index * 22, name),
      `<rect x="${x + 130}" y="${44 + index * 22}" width="${Math.round((value / most) * 220)}" height="14" fill="#3b6ea5"/>`,
      label(x + 136 + Math.round((value / most) * 220), 55 + index * 22, String(value)),
    ]),
  ];
}

function growth(pages) {
  const { sizes = [] } = results.growth ?? {};
  const most = Math.max(1, ...pages.flatMap(([, { medians }]) => medians));
  const shades = ["#9dbad5", "#6b94bd", "#24527f"];
  return [
    label(500, 24, `ms of a page made anew: ${sizes.join(", ")} products`, "bold"),
    ...pages.flatMap(([name, { medians }], index) => [
      label(500, 55 + index * 22, name),
      ...medians.map(
        (ms, at) =>
          `<rect x="690" y="${43 + index * 22 + at * 5}" width="${Math.max(1, Math.round((ms / most) * 200))}" height="4" fill="${shades[at % shades.length]}"/>`,
      ),
      label(900, 55 + index * 22, `${medians.at(-1)?.toFixed(1)} ms`),
    ]),
  ];
}

function label(x, y, words, weight = "normal") {
  const safe = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text x="${x}" y="${y}" font-weight="${weight}" fill="#222">${safe}</text>`;
}
