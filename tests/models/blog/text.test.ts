import { describe, expect, it } from "vitest";
import { cleanBlogHtml, plainText } from "~/models/blog/html.server";
import { measureWork } from "../../support/cpu-time";

const MOST_MS = 1_000;

describe("limits", () => {
  const refused = { ok: false, message: "Text is too long" };

  it.each([
    ["over 100 KB", "a".repeat(100 * 1024 + 1)],
    ["over 100 KB in bytes, not in characters", "é".repeat(60_000)],
    ["over 5000 tags", "<p>".repeat(5001)],
    ["over 100 KB once it is written as HTML", "&".repeat(60_000)],
  ])("%s is refused", (_, html) => {
    expect(cleanBlogHtml(html)).toEqual(refused);
  });

  it.each([
    ["ten megabytes of open tags", "<b>".repeat(3_500_000)],
    ["4900 tags within one another", "<blockquote>".repeat(4900)],
    ["4900 lists within one another", "<ul><li>".repeat(2450)],
    ["a long attribute", `<p style="${"text-align:left;".repeat(6000)}">a</p>`],
    ["many entities", "&amp".repeat(20_000)],
    ["many open angles", "< ".repeat(4900)],
    ["4900 tables within one another", "<table><tr><td>a<td>".repeat(1200)],
    ["4900 links within one another", `<a href="https://x.example">a`.repeat(3000)],
    ["4900 parts within one another", "<div>a".repeat(4900)],
  ])("%s takes less than a second", (_, html) => {
    expect(measureWork(() => cleanBlogHtml(html), MOST_MS)).toBeLessThan(MOST_MS);
    const result = cleanBlogHtml(html);
    if (result.ok) expect(cleanBlogHtml(result.html)).toEqual(result);
  });
});

it.each([
  ["<p>a</p><p>b</p>", "a b"],
  ["<p>a<br />b</p>", "a b"],
  ["<ul><li><p>a</p></li><li><p>b</p></li></ul>", "a b"],
  ["<p>a<strong>b</strong>c</p>", "abc"],
  ["<h2>Head</h2>text", "Head\ntext"],
  ["<p>a</p><h3>A <em>head</em>\nof two lines</h3>\n<p>b</p><p>c</p>", "a A head of two lines\nb c"],
  ["<h2> </h2><p>a\u2029b</p><h2>Last</h2>", "a b Last"],
  ["<p>5 &lt; 6 &amp;&amp; 7 &gt; 6 &quot;x&quot;</p>", '5 < 6 && 7 > 6 "x"'],
  ["<p>&amp;lt;</p>", "&lt;"],
  ["<p>caf&eacute;&nbsp;noir &#8377;</p>", "café noir ₹"],
  ["<p> </p><p></p><hr />", ""],
  ["<pre><code>a\n  b</code></pre>", "a b"],
  ["<script>alert(1)</script>a", "a"],
  ["", ""],
])("plainText: %j", (html, expected) => {
  expect(plainText(html)).toBe(expected);
});
