import fc from "fast-check";

/** What the parsers look for, so that random text is now and then nearly right. */
export const PIECES = [
  ...`
    , ; = " ' W/ * - bytes= bytes=0- 0-1 .. / // % %zz %00 %E2%82%AC session= enquiry= flash= known=
    e30= IiI= . : :: ::ffff:1.2.3.4 1.2.3.4 [ ] { } [1,2] {"a": null true 1 0 -1 1.5 1e9 NaN 0x10 .5
    2,2.5 <p> </p> <b > < &amp; &#x <script> <!-- --> <![CDATA[ style="text-align:center" --steel
    --steel-- boundary= é ﬁ İ ß sheet coil asc desc newest hotrolledsheet __proto__ constructor
    toString uploads/ site.db 0123456789abcdef01234567-10x10.webp
  `
    .trim()
    .split(/\s+/),
  "\\",
  "\r\n",
  "\r\n\r\n",
  'Content-Disposition: form-data; name="a"',
  "; filename=",
  "\u0301",
  "\u0327",
  "\ud83d",
  "\udc69",
  "\u202e",
  "\u0000",
  "\u00a0",
  " ",
  "\t",
  "\n",
  "a".repeat(64),
  "9".repeat(30),
];

/** Also halves of characters. */
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((codes) => String.fromCharCode(...codes));

export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.string({ unit: "binary", maxLength: 80 }),
  units,
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })), { maxLength: 25 })
    .map((all) => all.join("")),
);

/** As it can stand in a header. */
export const anyHeader = anyText.map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, "").trim());

/** A query that may hold the names that a parser asks for. */
export function anyQuery(names: readonly string[]): fc.Arbitrary<URLSearchParams> {
  const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), anyText), anyText);
  return fc.array(pair, { maxLength: 8 }).map((pairs) => new URLSearchParams(pairs));
}
