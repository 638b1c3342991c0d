import { describe, expect, it } from "vitest";
import { cleanBlogHtml } from "~/models/blog/html.server";

function clean(html: string): string {
  const result = cleanBlogHtml(html);
  if (!result.ok) throw new Error(result.message);
  return result.html;
}

describe("tables and links, which an article cannot hold", () => {
  it.each([
    [
      "a table becomes lines with its cells apart",
      "<table><thead><tr><th>Thickness</th><th>Width</th></tr></thead><tbody><tr><td>2</td><td>1250</td></tr></tbody></table>",
      "<p><strong>Thickness</strong> | <strong>Width</strong><br />2 | 1250</p>",
    ],
    [
      "an empty cell keeps its place, those at the end of a row go",
      "<table><tr><td>2</td><td>&nbsp;</td><td>1250</td><td></td></tr><tr><td></td></tr></table>",
      "<p>2 | – | 1250</p>",
    ],
    [
      "what a spreadsheet sends",
      '<table border=0 style="width:48pt">\r\n <col width=64>\r\n <tr height=20>\r\n  <td class=xl65 align=right>2.5</td>\r\n  <td>HR &amp; P</td>\r\n </tr></table>',
      "<p>2.5 | HR &amp; P</p>",
    ],
    [
      "paragraphs of a cell are one line of it",
      "<table><tr><td><p>Hot</p><p>rolled</p></td><td><ul><li>2</li><li>3</li></ul></td></tr></table>",
      "<p>Hot rolled | 2 3</p>",
    ],
    [
      "a table that only lays out a page is what it holds",
      "<table><tr><td><h2>Kinds</h2><p>Hot</p></td></tr></table>",
      "<h2>Kinds</h2><p>Hot</p>",
    ],
    [
      "a table in a table",
      "<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td><td>c</td></tr></table>",
      "<p>a | b | c</p>",
    ],
    [
      "a table without an end",
      "<p>a</p><table><tr><td>2<td>3<tr><td>4<td>5",
      "<p>a</p><p>2 | 3<br />4 | 5</p>",
    ],
    [
      "a link around its address",
      '<p><a href="https://www.x.example/">x.example</a></p>',
      "<p>x.example</p>",
    ],
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
  ])("%s", (_, html, expected) => {
    expect(clean(html)).toBe(expected);
    expect(clean(expected)).toBe(expected);
  });
});
