import { describe, expect, it } from "vitest";
import { parseProductFilter, parseProductType } from "~/models/product/filter";
import { filterFields } from "~/models/product/filter-field";
import { AddProductForm, productFieldsOfProgram } from "~/models/product/form";
import { cleanLine, cleanLines, cutCharacters, hasAtMost } from "~/models/text/typed-text";
import { productTypes } from "~/steel/kind";
import { anyQuery, anyText } from "../../support/any-text";
import fc from "../../support/property";

const RUNS = { numRuns: 400 };

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\ud800-\udfff]/;
const isClean = (text: string) => !CONTROL.test(text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, ""));

describe("whatever a text says", () => {
  it("cleaned, it is whole, without control characters, and cleaning again changes nothing", () => {
    fc.assert(
      fc.property(anyText, fc.nat(50), (text, most) => {
        for (const clean of [cleanLine, cleanLines]) {
          expect(isClean(clean(text))).toBe(true);
          expect(clean(clean(text))).toBe(clean(text));
        }
        expect(hasAtMost(cutCharacters(text, most), most)).toBe(true);
      }),
      RUNS,
    );
  });

  it("as a list of sizes it is numbers in their bounds, or the specification's message", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), (text) => {
        const sent = productFieldsOfProgram({ name: "a", thickness: text, width: "1" });
        const read = AddProductForm.shape.thickness.safeParse(sent.thickness);
        if (!read.success) return;
        expect(read.data.length).toBeLessThanOrEqual(50);
        for (const size of read.data) expect(size > 0 && size <= 100_000).toBe(true);
      }),
      RUNS,
    );
  });
});

describe("whatever a query says", () => {
  it("a filter is what its fields say, or names the field that is wrong", () => {
    const names = ["tmin", "tmax", "wmin", "wmax", "grade", "finish", "sort", "type", "thickness", "width"];
    fc.assert(
      fc.property(anyQuery(names), (search) => {
        const { wish, errors, given } = parseProductFilter(search);
        const [thick, wide] = [wish.thickness[0], wish.width[0]];
        const read = {
          ...{ tmin: thick?.min, tmax: thick?.max, wmin: wide?.min, wmax: wide?.max },
          ...{ grade: wish.grades[0], finish: wish.finish, sort: "newest" },
        };
        for (const field of ["tmin", "tmax", "wmin", "wmax"] as const) {
          expect(read[field] ?? 1).toBeGreaterThan(0);
        }
        for (const field of filterFields) {
          expect(hasAtMost(given[field], 40)).toBe(true);
          expect([
            given[field] === "",
            errors[field] !== undefined,
            (read[field] ?? null) !== null,
          ]).toContain(true);
          if (errors[field] !== undefined) expect([field, given[field]]).not.toContain("");
        }
        expect([null, "unknown", ...productTypes]).toContain(parseProductType(search));
      }),
      RUNS,
    );
  });
});
