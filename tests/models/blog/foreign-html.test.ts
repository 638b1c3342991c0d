import { describe, expect, it } from "vitest";
import { cleanBlogHtml, plainText } from "~/models/blog/html.server";

function clean(html: string): string {
  const result = cleanBlogHtml(html);
  if (!result.ok) throw new Error(result.message);
  return result.html;
}

/** As an article stores it. */
const table = (head: string[], ...rows: string[][]) => {
  const line = (tag: string, cells: string[]) =>
    cells.map((cell) => `<${tag}>${cell}</${tag.slice(0, 2)}>`).join("");
  const body = rows.map((cells) => `<tr>${line("td", cells)}</tr>`).join("");
  const heads = head.length > 0 ? `<thead><tr>${line('th scope="col"', head)}</tr></thead>` : "";
  return `<table>${heads}<tbody>${body}</tbody></table>`;
};

describe("a table in an article", () => {
  it.each([
    [
      "as the editor writes it",
      "<table><tbody><tr><th><p>Gauge</p></th><th><p>US, mm</p></th></tr><tr><td><p>14</p></td><td><p>1.90</p></td></tr></tbody></table>",
      table(["Gauge", "US, mm"], ["14", "1.90"]),
    ],
    [
      "with a caption, which goes before it",
      "<table><caption>Sheets</caption><thead><tr><td>mm</td><td>kg/m²</td></tr></thead><tr><td>2</td><td>15.70</td></tr></table>",
      `<p>Sheets</p>${table(["mm", "kg/m²"], ["2", "15.70"])}`,
    ],
    [
      "with spans and heads of rows, each with its scope, and without whatever else is said of it",
      '<table class=x style="width:9px" onclick="a()"><tr><th colspan="2" scope="banana" onclick=b()>A</th></tr><tr><th id=x rowspan="9">B</th><td colspan=1 rowspan=0 bgcolor=red>c</td></tr></table>',
      '<table><thead><tr><th colspan="2" scope="col">A</th></tr></thead><tbody><tr><th scope="row">B</th><td>c</td></tr></tbody></table>',
    ],
    [
      "with spans that reach no further than its rows",
      '<table><tr><td rowspan="3">a</td><td colspan="500">b</td></tr><tr><td>c</td></tr></table>',
      '<table><tbody><tr><td rowspan="2">a</td><td colspan="20">b</td></tr><tr><td>c</td></tr></tbody></table>',
    ],
    [
      "as a spreadsheet sends it, figures on their side",
      '<table border=0 style="width:48pt">\r\n <col width=64>\r\n <tr height=20>\r\n  <td class=xl65 align=right>2.5</td>\r\n  <td>HR &amp; P</td>\r\n </tr></table>',
      table([], ['<p style="text-align:right">2.5</p>', "HR &amp; P"]),
    ],
    [
      "with an empty cell, which keeps its place",
      "<table><tr><td>2</td><td>&nbsp;</td><td>1250</td></tr><tr></tr></table>",
      table([], ["2", "", "1250"]),
    ],
    [
      "with lists and paragraphs in a cell, which are lines of it",
      "<table><tr><td><p>Hot</p><p style='text-align: center'>rolled</p></td><td><ul><li>2</li><li>3</li></ul></td></tr></table>",
      table([], ['<p>Hot</p><p style="text-align:center">rolled</p>', "<p>2</p><p>3</p>"]),
    ],
    [
      "that only lays out a page is what it holds",
      "<table><tr><td><h2>Kinds</h2><p>Hot</p></td></tr><tr><td>Cold</td></tr></table>",
      "<h2>Kinds</h2><p>Hot</p><p>Cold</p>",
    ],
    [
      "in a table that only lays out a page",
      "<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>",
      table([], ["a", "b"]),
    ],
    [
      "in a cell, whose rows are lines of it",
      "<table><tr><td><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table></td><td>e</td></tr></table>",
      table([], ["<p>a | b</p><p>c | d</p>", "e"]),
    ],
    [
      "four deep, of which the innermost is text of the third",
      `${"<table><tr><td>a</td><td>".repeat(4)}b${"</td></tr></table>c</td><td>d".repeat(3)}</td></tr></table>`,
      table([], ["a", "<p>a |</p><p>a |</p><p>a | b</p><p>c</p><p>d</p><p>c</p><p>d</p><p>c</p>", "d"]),
    ],
    [
      "without an end",
      "<p>a</p><table><tr><td>2<td>3<tr><td>4<td>5",
      `<p>a</p>${table([], ["2", "3"], ["4", "5"])}`,
    ],
    ["without words is nothing", "<p>a</p><table><tr><td></td><td><p></p></td></tr></table>", "<p>a</p>"],
    ["of cells alone is text", "<p>a</p><tr><td>b</td><th>c</th></tr>", "<p>a</p><p>b  c</p>"],
  ])("%s", (_, html, expected) => {
    expect(clean(html)).toBe(expected);
    expect(clean(expected)).toBe(expected);
  });

  it("is read as lines where only its words are asked for", () => {
    const html = `<p>Side by side:</p>${table(["Gauge", "US, mm"], ["14", "1.90"], ["16", "1.52"])}<p>So.</p>`;
    expect(plainText(html)).toBe("Side by side: Gauge US, mm\n14 1.90\n16 1.52\nSo.");
  });
});

it.each([
  ["a link around its address", '<p><a href="https://www.x.example/">x.example</a></p>', "<p>x.example</p>"],
  [
    "a mail link",
    "<p>Write to <a href='mailto:ada@x.example'>Ada</a>.</p>",
    "<p>Write to Ada (ada@x.example).</p>",
  ],
  [
    "a link around bold words",
    '<p><a href="https://x.example/a?b=1&amp;c=2"><b>see</b> here </a>now</p>',
    "<p><strong>see</strong> here (https://x.example/a?b=1&amp;c=2) now</p>",
  ],
  [
    "a link around a paragraph",
    '<a href="https://x.example/a"><p>See here</p></a>',
    "<p>See here (https://x.example/a)</p>",
  ],
  ["a link without words", '<p>a<a href="https://x.example/a"><img src=x></a></p>', "<p>a</p>"],
  ["a place on the page", '<p><a href="#top">Top</a></p>', "<p>Top</p>"],
  [
    "parts of a page",
    "<div>One</div><div>Two <b>bold</b></div>",
    "<p>One</p><p>Two <strong>bold</strong></p>",
  ],
  [
    "questions that open",
    "<details><summary>Oiled?</summary>Yes.</details><nav>Next</nav>",
    "<p>Oiled?</p><p>Yes.</p><p>Next</p>",
  ],
  [
    "figures above the line",
    "<p>12 × 10<sup>-6</sup>/K, 10<sup><span lang=EN>3</span></sup> kg/m<SUP>3</SUP>, 1<sup>st</sup></p>",
    "<p>12 × 10⁻⁶/K, 10³ kg/m³, 1st</p>",
  ],
])("links, which an article cannot hold: %s", (_, html, expected) => {
  expect(clean(html)).toBe(expected);
  expect(clean(expected)).toBe(expected);
});
