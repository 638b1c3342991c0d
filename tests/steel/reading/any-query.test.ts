import { describe, expect, it } from "vitest";
import { LONGEST_QUERY } from "~/steel/limits";
import { listChips } from "~/steel/reading/chip";
import type { SteelReading } from "~/steel/reading/shape";
import { LONGEST_READ, readSteel } from "~/steel/reading/text";
import fc from "../../support/property";
import { sizeQueries, wordQueries } from "./queries";

const typed = [...sizeQueries, ...wordQueries].map(([query]) => query);

/** Words and signs of the trade in any order, where a reader is most easily led astray. */
const pieces =
  "2 0.8 1250 2500 2,5 1,250 16 4 8 48 96 1/8 mm cm m in ft \" ' x * by - / , . ( ) : = hr cr crca hrpo chq plate sheet sheets coil slit strip c g ga gauge swg us thk wide long w l t ton kg mt nos pcs qty E250 BR IS 2062 513 CR4 HR3 S355 A1008 CS type B or to @ 56/kg + ₹ 9820012345 sheat ms of constructor toString valueOf × ½ २ ｘ".split(
    " ",
  );

/** Each was once read in another way than its chips say. */
const misread = [
  "60mm strip 3mm 4 feet by 8 feet 5mm",
  "60mm strip 3mm 5mm 1500 x 6 mtr",
  "swg 4 coil",
  "slit CR4 swg",
  "swg 16 crca 16g 4x8 cr",
  ".2062w chq8",
  "62lB",
];
const RUNS = { numRuns: 200, examples: misread.map((query): [string] => [query]) };

const anyQuery = fc.oneof(
  fc.string({ unit: "binary", maxLength: 150 }),
  fc.constantFrom(...typed),
  fc
    .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(" ", "", " ")), { maxLength: 14 })
    .map((parts) => parts.flat().join("")),
  fc.tuple(fc.constantFrom(...typed), fc.constantFrom(...typed)).map((two) => two.join(" ")),
);

/** Everything a reading demands of what is found. */
function demandsOf({ rest, thickness, goods: _, ...reading }: SteelReading): string[] {
  const said = Object.entries(reading).filter(([, value]) => value !== null && value !== false);
  const sizes = said.map(([kind, value]) => {
    const mm = typeof value === "object" && value !== null && "mm" in value ? value.mm : value;
    return `${kind} ${JSON.stringify(mm)}`;
  });
  const thick = thickness.length > 0 ? [`thickness ${thickness.map(({ mm }) => mm).join(" or ")}`] : [];
  return [...sizes, ...thick, ...rest];
}

function cut(query: string) {
  return query.slice(0, LONGEST_QUERY);
}

describe("any query", () => {
  it("is answered with chips, each with a query that is not too long", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        for (const { label, without, readings = [] } of listChips(query)) {
          expect(label).not.toBe("");
          for (const other of [without, ...readings.map((each) => each.query)]) {
            expect(other.length).toBeLessThanOrEqual(LONGEST_QUERY);
          }
        }
      }),
      RUNS,
    );
  });

  it("becomes chips that say the same when they are read again", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const labels = listChips(query).map(({ label }) => label);
        const joined = labels.join(" ");
        fc.pre(joined.length <= LONGEST_QUERY);
        expect(listChips(joined).map(({ label }) => label)).toEqual(labels);
      }),
      RUNS,
    );
  });

  it("without one chip has the others", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const chips = listChips(query);
        for (const chip of chips) {
          const labels = chips.filter((each) => each !== chip).map(({ label }) => label);
          const left = listChips(chip.without).map(({ label }) => label);
          expect(labels.slice(0, left.length)).toEqual(left);
          if (query.length < 50) expect(left).toEqual(labels);
        }
      }),
      RUNS,
    );
  });

  it("is never narrower without a chip", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const demands = demandsOf(readSteel(cut(query)));
        for (const { without } of listChips(query)) {
          expect(demands).toEqual(expect.arrayContaining(demandsOf(readSteel(without))));
        }
      }),
      RUNS,
    );
  });

  it("of a gauge with two thicknesses is read as one of them behind its link", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const chips = listChips(query);
        for (const { readings = [] } of chips) {
          const { thickness } = readSteel(cut(query));
          const found = readings.map((each) => readSteel(each.query).thickness.map(({ mm }) => mm));
          if (readings.length > 0) expect(found).toEqual(thickness.map(({ mm }) => [mm]));
        }
      }),
      RUNS,
    );
  });
});

it("a text that is too long is read as far as its first characters", () => {
  const query = `2mm HR 1250${" ".repeat(LONGEST_READ)} coil`;
  expect(readSteel(query).form).toBeNull();
  expect(listChips(`HR ${" ".repeat(LONGEST_QUERY)} coil`).map(({ label }) => label)).toEqual(["Hot rolled"]);
});
