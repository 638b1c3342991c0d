import { expect, it } from "vitest";
import { readCorrectedLines } from "~/models/enquiry/office-correction.server";
import { writeCarried } from "~/models/line/shape";

it("a correction refuses words that no size holds, instead of losing them", async () => {
  const list = "1) CR 1mm 1250x2500 10 nos\nHR 2mm 1250x2500 5 nos with mill certificate to Pune";
  const said =
    "“HR 2mm 1250x2500 5 nos with mill certificate to Pune”: not part of the size, for the note: “mill certificate”, “Pune”";
  const read = await readCorrectedLines(new URLSearchParams({ lines: writeCarried([]), list }));
  expect(read).toMatchObject({ ok: false, errors: { list: [said] } });
});
