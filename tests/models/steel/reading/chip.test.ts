import { describe, expect, it } from "vitest";
import { listChips } from "~/models/steel/reading/chip";
import { sizeQueries, wordQueries } from "./queries";

function labelsOf(query: string) {
  return listChips(query).map(({ label }) => label);
}

describe("the chips of a query", () => {
  it.each(sizeQueries.map(([query, ...chips]) => [query, chips] as const))(
    "of sizes, %j: %j",
    (query, chips) => {
      expect(labelsOf(query)).toEqual(chips);
    },
  );

  it.each(wordQueries.map(([query, ...chips]) => [query, chips] as const))(
    "of words, %j: %j",
    (query, chips) => {
      expect(labelsOf(query)).toEqual(chips);
    },
  );
});
