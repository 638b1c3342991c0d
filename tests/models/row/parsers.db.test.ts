import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { MANIFEST, readManifest } from "~/models/backup/manifest.server";
import { ContentField } from "~/models/blog/form";
import { checkContent } from "~/models/blog/write.server";
import { openSource } from "~/models/import/source.server";
import { readEnquiryLine } from "~/models/line/asked.server";
import { packLines, unpackLines } from "~/models/line/packed.server";
import { pictureOfFile, pictureVariants } from "~/models/picture/file-name";
import { parseProductFilter, parseProductType } from "~/models/product/filter";
import { filterFields } from "~/models/product/filter-field";
import { AddProductForm, productFieldsOfProgram } from "~/models/product/form";
import { DEEPEST, readJson } from "~/models/row/json";
import { parseListQuery, pickListState, writeListQuery } from "~/models/row/list-query";
import { parsePage } from "~/models/row/page-number";
import { cleanLine, cleanLines, cutCharacters, hasAtMost } from "~/models/row/typed-text";
import { readCalculator } from "~/steel/calculator";
import { calculatorFields } from "~/steel/calculator-fields";
import { siFigures } from "~/steel/figures";
import { productTypes } from "~/steel/kind";
import { anyQuery, anyText } from "../../support/any-text";
import fc from "../../support/property";

const RUNS = { numRuns: 400 };
const directory = mkdtempSync(path.join(tmpdir(), "manifest-"));
afterAll(() => rmSync(directory, { recursive: true }));

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

  it("as JSON it is a value that nests no deeper than allowed, or the reason why not", () => {
    const depthOf = (value: unknown): number =>
      typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json({ maxDepth: 30 }), fc.json()), (text) => {
        const read = readJson(text);
        if (read.ok) expect(depthOf(read.value)).toBeLessThanOrEqual(DEEPEST);
        else expect(["malformed", "too deep"]).toContain(read.reason);
        expect(typeof checkContent(text, "add").ok).toBe("boolean");
        expect(typeof ContentField.safeParse(read.ok ? read.value : text).success).toBe("boolean");
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

  it("as the name of a file it is one of ours, whose picture stands in the same folder, or none", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const picture = pictureOfFile(text);
        if (picture !== null) expect(picture).toMatch(/^[\da-f]{24}-\d{1,4}x\d{1,4}\.webp$/);
        if (picture === null) expect(pictureVariants(text, "avif")).toEqual([]);
        const source = openSource(text);
        if (source) expect(source.origin).toMatch(/^https?:\/\//);
      }),
      RUNS,
    );
  });
});

describe("whatever a query says", () => {
  it("a list has a search, an order and a page, and says them again the same", () => {
    fc.assert(
      fc.property(anyQuery(["q", "sort", "dir", "page"]), (search) => {
        const query = parseListQuery(search, ["name", "type"]);
        expect(query.page).toBeGreaterThanOrEqual(1);
        expect(hasAtMost(query.q, 100)).toBe(true);
        expect(parseListQuery(new URLSearchParams(writeListQuery(query)), ["name", "type"])).toEqual({
          ...query,
          dir: query.sort ? query.dir : "asc",
        });
        expect(pickListState(search)).toMatch(/^(\?|$)/);
        const page = parsePage(search);
        if (page !== null) expect(Number.isSafeInteger(page) && page >= 1).toBe(true);
      }),
      RUNS,
    );
  });

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

  it("a calculation weighs something or names the field that is wrong", () => {
    const number = fc.oneof(
      anyText,
      fc.double().map(String),
      fc.integer().map(String),
      fc.constantFrom("1", "2.5"),
    );
    const query = fc.record({
      form: fc.constantFrom("sheet", "coil", "x"),
      ...Object.fromEntries(
        [...calculatorFields.sheet, ...calculatorFields.coil].map((field) => [field, number]),
      ),
    });
    fc.assert(
      fc.property(query, (fields) => {
        const search = new URLSearchParams(fields);
        const { result, errors } = readCalculator(search, siFigures);
        if (result) {
          expect(Number.isFinite(result.totalKg) && result.totalKg >= 0).toBe(true);
          expect(errors).toEqual({});
        }
        const asked = readEnquiryLine(search, false, siFigures);
        if (asked.ok) expect(unpackLines(packLines([asked.line]))).toEqual([asked.line]);
        else expect(result === null || Math.min(result.thickness, result.width) < 0.001).toBe(true);
      }),
      RUNS,
    );
  });
});

it("whatever a manifest says, it is read whole or not at all, and names nothing outside its backup", async () => {
  const entry = fc.record({
    file: anyText,
    bytes: fc.anything(),
    sha256: fc.oneof(anyText, fc.constant("a".repeat(64))),
  });
  const manifest = fc.record({
    format: fc.constantFrom(1, 2, "1"),
    madeAt: fc.oneof(anyText, fc.constant("2026-03-12T09:30:00.000Z")),
    files: fc.array(entry, { maxLength: 4 }),
    missing: fc.array(anyText, { maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        anyText,
        fc.json(),
        manifest.map((value) => JSON.stringify(value) ?? ""),
      ),
      async (text) => {
        writeFileSync(path.join(directory, MANIFEST), text);
        const read = await readManifest(directory).catch((error: unknown) => {
          expect(error).toBeInstanceOf(Error);
          return null;
        });
        for (const { file } of read?.files ?? [])
          expect(path.resolve("/b", file)).toMatch(/^\/b\/(site\.db|uploads\/[^/]+)$/);
      },
    ),
    { numRuns: 150 },
  );
});
