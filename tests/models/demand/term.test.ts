import { expect, test } from "vitest";
import { nameTerm } from "~/models/demand/term";
import { listWeeks, weekOf } from "~/models/text/week";

test.each([
  ["HR sheet 2mm", "Hot rolled, Sheet, 2 mm thick"],
  ["2 mm hr sheets price", "Hot rolled, Sheet, 2 mm thick"],
  ["galvanised sheet 1 mm", expect.stringMatching(/Sheet, 1 mm thick, galvanised steel/)],
  ["perforated laser", "perforated sheet and mesh, laser"],
  ["Asha Rao 98200 12345", null],
  ["call +91-9820-012345", null],
  ["asha@example.com", null],
  ["invoice 7741", "invoice"],
  ["मीनार", "मीनार"],
  ["a", null],
  ["10 pcs of E250 5 t", expect.stringMatching(/^IS 2062 E250$|^E250/)],
])("%s is counted as %s", (query, term) => {
  expect(nameTerm(query)).toEqual(term);
});

test("a week begins on its Monday", () => {
  expect(["2026-11-23", "2026-11-29", "2026-11-22"].map(weekOf)).toEqual([
    "2026-11-23",
    "2026-11-23",
    "2026-11-16",
  ]);
  expect(listWeeks("2026-01-01", 2)).toEqual(["2025-12-22", "2025-12-29"]);
});
