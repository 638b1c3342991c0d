import { describe, expect, it } from "vitest";
import { z } from "zod";
import { makeCookie } from "~/http/cookie.server";
import { countEnquiryLines, readEnquiryList, writeEnquiryList } from "~/http/enquiry-cookie.server";
import type { ListedLine } from "~/models/enquiry/line";
import { MOST_LINES } from "~/models/enquiry/listed";
import { packLines, unpackLines } from "~/models/enquiry/packed.server";
import { productTypes } from "~/steel/kind";
import { steelLimits } from "~/steel/limits";
import fc from "../support/property";

/** What a browser may refuse: a cookie with its name and attributes; `__Host-` and Secure come with https. */
const MOST_BYTES = 4_096;
const SECURE_ADDS = "__Host-; Secure".length;

const size = fc.integer({ min: 1, max: 1e9 }).map((tenThousandths) => tenThousandths / 10_000);
const shared = {
  product: fc.option(fc.stringMatching(/^[0-9a-f]{24}$/)),
  type: fc.option(fc.constantFrom(...productTypes)),
  words: fc.oneof(fc.constant(""), fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" })),
};
const anyLine: fc.Arbitrary<ListedLine> = fc.oneof(
  fc.record({
    form: fc.constant("sheet" as const),
    thickness: size,
    width: size,
    length: size,
    pieces: fc.integer({ min: 1, max: 100_000 }),
    weight: fc.constant(null),
    inner: fc.constant(null),
    ...shared,
  }),
  fc
    .record({
      form: fc.constant("coil" as const),
      thickness: size,
      width: size,
      length: size,
      weight: fc.option(size),
      pieces: fc.integer({ min: 1, max: 10_000 }),
      inner: fc.option(size),
      ...shared,
    })
    .map((line) => (line.weight === null ? line : { ...line, length: null })),
);

/** Nearly as large as the calculator takes, with as many digits as are kept, each for a product of its own. */
const heaviest = Array.from({ length: MOST_LINES }, (_, index): ListedLine => {
  const { thickness, width, weight, inner, pieces } = steelLimits.coil;
  const below = ({ most }: { most: number }) => most - index - 0.1234;
  return {
    form: "coil",
    thickness: below(thickness),
    width: below(width),
    length: null,
    pieces: pieces.most - index,
    weight: below(weight),
    inner: below(inner),
    product: (index + 1).toString(16).padStart(24, "f"),
    type: null,
    words: "",
  };
});

const asRequest = (header: string | null) =>
  new Request("http://localhost/", { headers: { Cookie: header?.split(";")[0] ?? "" } });

describe("an enquiry list in its cookie", () => {
  it("comes back as it was put there", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine, { minLength: 1, maxLength: 12 }), async (lines) => {
        expect(unpackLines(packLines(lines))).toEqual(lines);
        const header = await writeEnquiryList(lines);
        expect(await readEnquiryList(asRequest(header))).toEqual(lines);
        expect(await countEnquiryLines(header?.split(";")[0] ?? "")).toBe(lines.length);
      }),
      { numRuns: 200 },
    );
  });

  it("has room for 60 lines of the largest figures, each for another product", async () => {
    const header = await writeEnquiryList(heaviest);
    expect(Buffer.byteLength(header ?? "") + SECURE_ADDS).toBeLessThanOrEqual(MOST_BYTES);
    expect(await readEnquiryList(asRequest(header))).toEqual(heaviest);
  });

  it("says so when lines are too many or their words too long, instead of leaving some out", async () => {
    const wordy = heaviest.map((line, index) => ({ ...line, product: null, words: `${index} `.repeat(12) }));
    expect(await writeEnquiryList(wordy)).toBeNull();
    expect(await writeEnquiryList([...heaviest, ...heaviest.slice(0, 1)])).toBeNull();
  });

  it("is read once more as it was kept before: the words of its product and the weight of a coil stay", async () => {
    const former = makeCookie("enquiry", z.unknown(), { seconds: 60 });
    const header = await former.write([
      ["sheet", 2, 1250, 2500, 40, null, 1962.5, "HR Sheet IS 1079 HR1"],
      ["coil", 1.6, 1250, 764.3, null, 508, 12000, null],
    ]);
    const lines = await readEnquiryList(asRequest(header));
    expect(lines).toMatchObject([
      { form: "sheet", thickness: 2, length: 2500, pieces: 40, words: "HR Sheet IS 1079 HR1" },
      { form: "coil", thickness: 1.6, weight: 12000, length: null, inner: 508, words: "" },
    ]);
    const again = await readEnquiryList(asRequest(await writeEnquiryList(lines)));
    expect(again).toEqual(lines);
  });

  it("is empty when it was cut, packed otherwise or is no list", () => {
    const whole = packLines(heaviest.slice(0, 2));
    for (let length = 0; length < whole.length; length += 1) {
      const part = unpackLines(whole.slice(0, length));
      expect(part === null || part.length < 2).toBe(true);
    }
    for (const text of ["", "AA", "AgAA", "____", "%%%"]) expect(unpackLines(text) ?? []).toEqual([]);
  });
});
