import { expect, it } from "vitest";
import { readCorrectedLines } from "~/models/enquiry/office-correction.server";
import { LIST_TOO_LONG, MOST_LIST_BYTES } from "~/models/enquiry/pasted";

it("refuses a list that is too long, and does not save without it", async () => {
  const list = `HR sheet 2 x 1250 x 2500\n${"x".repeat(MOST_LIST_BYTES)}`;
  const read = await readCorrectedLines(new URLSearchParams({ lines: "[]", list }));
  expect(read).toEqual({ ok: false, reason: "invalid", errors: { list: [LIST_TOO_LONG] } });
});
