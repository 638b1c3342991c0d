import { describe, expect, it } from "vitest";
import { GREATEST_AMOUNT, LEAST_AMOUNT, type Weighing, weighCoil, weighSheet } from "~/steel/calculator";
import fc from "../support/property";

const nothing = { thickness: null, width: null, length: null, pieces: null };
const noCoil = { thickness: null, width: null, weight: null, length: null, inner: null };

function resultOf<Field extends string>(outcome: Weighing<Field>) {
  if (!outcome.ok) throw new Error("Expected a result");
  return outcome.result;
}

describe("weighSheet", () => {
  it("weighs one sheet and all pieces", () => {
    const result = resultOf(weighSheet({ thickness: 2, width: 1250, length: 2500, pieces: 40 }));
    expect(result.unitKg).toBeCloseTo(49.0625, 9);
    expect(result.totalKg).toBeCloseTo(1962.5, 9);
    expect(result).toMatchObject({ form: "sheet", pieces: 40, inner: null, outer: null });
  });

  it("takes one piece when none are given", () => {
    expect(resultOf(weighSheet({ thickness: 2, width: 1250, length: 2500, pieces: null }))).toMatchObject({
      pieces: 1,
    });
  });

  it.each([
    [nothing, ["thickness", "width", "length"]],
    [{ ...nothing, thickness: 2, length: 2500 }, ["width"]],
  ])("%j misses %j", (amounts, missing) => {
    expect(weighSheet(amounts)).toEqual({ ok: false, missing });
  });
});

describe("weighCoil", () => {
  it.each([
    [1.6, 1250, 12_000, 508, 764.3, 1347],
    [2, 1250, 20_000, 762, 1019.1, 1782],
    [0.8, 1250, 8_000, 508, 1019.1, 1138],
  ])(
    "%d × %d mm of %d kg on %d mm is %d m and %d mm outside",
    (thickness, width, weight, inner, length, outer) => {
      const result = resultOf(weighCoil({ thickness, width, weight, length: null, inner }));
      expect(result.length).toBeCloseTo(length, 1);
      expect(Math.round(result.outer ?? 0)).toBe(outer);
    },
  );

  it("lets the weight decide when the length is given too", () => {
    const result = resultOf(weighCoil({ thickness: 2, width: 1250, weight: 20_000, length: 5, inner: null }));
    expect(result.length).toBeCloseTo(1019.1, 1);
    expect(result).toMatchObject({ totalKg: 20_000, outer: null });
  });

  it.each([
    [noCoil, ["thickness", "width", "weight"]],
    [{ ...noCoil, thickness: 2, width: 1250 }, ["weight"]],
  ])("%j misses %j", (amounts, missing) => {
    expect(weighCoil(amounts)).toEqual({ ok: false, missing });
  });

  const amount = fc.double({ min: 0.01, max: GREATEST_AMOUNT, noNaN: true });

  it("gives the weight back from the length that it gave", () => {
    fc.assert(
      fc.property(amount, amount, amount, (thickness, width, weight) => {
        const { length } = resultOf(weighCoil({ thickness, width, weight, length: null, inner: null }));
        fc.pre(length >= LEAST_AMOUNT && length <= GREATEST_AMOUNT);
        const { totalKg } = resultOf(weighCoil({ thickness, width, weight: null, length, inner: null }));
        expect(totalKg / weight).toBeCloseTo(1, 9);
      }),
    );
  });

  it("never answers with a figure that is none", () => {
    const any = fc.option(amount, { nil: null });
    fc.assert(
      fc.property(any, any, any, any, any, (thickness, width, weight, length, inner) => {
        for (const outcome of [
          weighCoil({ thickness, width, weight, length, inner }),
          weighSheet({ thickness, width, length, pieces: inner }),
        ]) {
          if (!outcome.ok) expect(outcome.missing.length).toBeGreaterThan(0);
          else
            for (const figure of Object.values(outcome.result)) {
              if (typeof figure === "number") expect(Number.isFinite(figure)).toBe(true);
            }
        }
      }),
    );
  });
});
