import { expect, test } from "vitest";
import { report } from "../support/report";
import { stopInRounds } from "./stop-rounds";

test.each([
  ["to the process", false],
  ["to its group", true],
])("50 stops signalled %s lose no request", async (_name, again) => {
  const { answered, lost, exits, lines } = await stopInRounds(50, again);
  report(`${answered} answered, ${lost.length} lost`);
  expect(lost).toEqual([]);
  expect(new Set(exits)).toEqual(new Set([0]));
  expect(new Set(lines)).toEqual(new Set([1]));
});
