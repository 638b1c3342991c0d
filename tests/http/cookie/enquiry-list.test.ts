import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { makeCookie } from "~/http/cookie/cookie.server";
import {
  carriesEnquiryList,
  countEnquiryLines,
  readEnquiryList,
  writeEnquiryList,
} from "~/http/cookie/enquiry-list.server";
import { type Line, weighLine } from "~/models/line/line";
import { MOST_LINES } from "~/models/line/listed";
import { packLines, unpackLines } from "~/models/line/packed.server";
import { productTypes } from "~/steel/kind";
import { steelLimits } from "~/steel/limits";
import { roundTo } from "~/steel/measure";
import fc from "../../support/property";

/** What a browser may refuse: a cookie with its name and attributes; `__Host-` and Secure come with https. */
const MOST_BYTES = 4_096;
const SECURE_ADDS = "__Host-; Secure".length;

const size = fc.integer({ min: 1, max: 1e9 }).map((tenThousandths) => tenThousandths / 10_000);
const anyLine: fc.Arbitrary<Line> = fc
  .record({
    form: fc.constantFrom("sheet" as const, "coil" as const),
    thickness: size,
    width: size,
    amount: size,
    pieces: fc.integer({ min: 1, max: 100_000 }),
    byWeight: fc.boolean(),
    inner: fc.option(size),
    productId: fc.option(fc.stringMatching(/^[0-9a-f]{24}$/)),
    type: fc.option(fc.constantFrom(...productTypes)),
    grade: fc.option(fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" })),
  })
  .map(({ amount, ...asked }) => {
    const ofProduct = asked.productId ? { type: null, grade: null } : {};
    return weighLine({ ...asked, ...ofProduct, byWeight: asked.byWeight && asked.form === "coil" }, amount);
  });

const hash = (index: number) => createHash("sha256").update(String(index)).digest("hex");

/** As many coils for as many products, no two figures alike: figures follow one another by chance, as a buyer's do not. */
const heaviest = Array.from({ length: MOST_LINES }, (_, index) => {
  const draw = (most: number, places: number) =>
    roundTo(most * ((index * Math.SQRT2 * (places + 1)) % 1) + 6, places);
  return weighLine(
    {
      form: "coil",
      thickness: draw(steelLimits.coil.thickness.most - 6, 2),
      width: draw(steelLimits.coil.width.most - 6, 1),
      pieces: draw(900, 0),
      byWeight: true,
      inner: [508, 610, 762][index % 3] ?? null,
      productId: hash(index).slice(0, 24),
    },
    draw(steelLimits.coil.weight.most - 6, 0),
  );
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
      { numRuns: 60 },
    );
  });

  it("has room for 60 lines, each of other figures and for another product", async () => {
    const header = await writeEnquiryList(heaviest);
    expect(Buffer.byteLength(header ?? "") + SECURE_ADDS).toBeLessThanOrEqual(MOST_BYTES);
    expect(await readEnquiryList(asRequest(header))).toEqual(heaviest);
  });

  it("says so when lines are too many or their words too long, instead of leaving some out", async () => {
    const wordy = heaviest.map((line, index) => ({
      ...line,
      productId: null,
      grade: createHash("sha256").update(String(index)).digest("base64").slice(0, 40),
    }));
    expect(await writeEnquiryList(wordy)).toBeNull();
    expect(await writeEnquiryList([...heaviest, ...heaviest.slice(0, 1)])).toBeNull();
  });

  it("is none where a page for everybody would be made with it", async () => {
    const [pair = ""] = (await writeEnquiryList(heaviest.slice(0, 2)))?.split(";") ?? [];
    const spellings = [" ", "\t", " \t "].map((blank) => pair.replace("=", `${blank}=`));
    for (const spelling of [...spellings, `a=1; ${spellings[0]}`]) {
      const request = new Request("http://localhost/", { headers: { Cookie: spelling } });
      expect(carriesEnquiryList(spelling)).toBe(false);
      expect(await readEnquiryList(request)).toEqual([]);
    }
    for (const spelling of [pair, `a=1;${pair}`, `a=1;\t ${pair} ;b=2`]) {
      const request = new Request("http://localhost/", { headers: { Cookie: spelling } });
      expect(carriesEnquiryList(spelling)).toBe(true);
      expect(await readEnquiryList(request)).toHaveLength(2);
    }
  });

  it("is empty, without an error, when it was kept in a former way", async () => {
    const former = makeCookie("enquiry", z.unknown(), { seconds: 60 });
    const kept = [[["sheet", 2, 1250, 2500, 40, null, 1962.5, null]], "AwABAgMEBQYHCAkKCwwA", { a: 1 }, 7];
    for (const list of kept) expect(await readEnquiryList(asRequest(await former.write(list)))).toEqual([]);
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
