import { expect, it } from "vitest";
import { sampleBlogs } from "../../../prisma/sample/blogs";
import { sampleProducts } from "../../../prisma/sample/products";

const NOTE = "Indicative; the certificate and the agreed standard prevail.";

function wordsOf(html: string): number {
  return html
    .replace(/<[^>]+>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;
}

it.each(sampleProducts)(
  "$name has a number that rings nobody, and its sizes in order",
  ({ number, thickness, width }) => {
    expect(number).toMatch(/^20155501\d\d$/);
    for (const sizes of [thickness, width]) expect([...new Set(sizes)].sort((a, b) => a - b)).toEqual(sizes);
  },
);

it.each(sampleBlogs)(
  "$title is long enough to be useful, short enough to be read, and says it is indicative",
  ({ html, tags }) => {
    expect(wordsOf(html)).toBeGreaterThanOrEqual(500);
    expect(wordsOf(html)).toBeLessThanOrEqual(900);
    expect(html).toContain(NOTE);
    // What the input takes, though the rule takes more.
    expect(tags.every((tag) => tag.length <= 10)).toBe(true);
  },
);
