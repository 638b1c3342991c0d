import { beforeEach, expect, it } from "vitest";
import { db } from "~/db.server";
import { restoreEnquiries } from "~/models/enquiry/delete.server";
import { type Line, makeLine } from "~/models/enquiry/line";
import {
  findCorrectable,
  readCorrectedLines,
  rewriteEnquiry,
} from "~/models/enquiry/office-correction.server";
import { recordEnquiry } from "~/models/enquiry/write.server";
import { clearDatabase } from "../../support/database";

beforeEach(clearDatabase);

const person = { name: "Ravi", phone: "98200 12345", email: null };
const sheet = makeLine({ form: "sheet", thickness: 2, width: 1250, pieces: 20, grade: "IS 2062" }, 2500);
const coil = makeLine({ form: "coil", thickness: 1.6, width: 1250, pieces: 1, byWeight: true }, 10_000);

async function record() {
  const lines = [sheet, coil].filter((line): line is Line => line !== null);
  const input = { ...person, message: "", product: null };
  const reference = await recordEnquiry(input, lines, null);
  const { id } = await db.enquiry.findUniqueOrThrow({ where: { reference } });
  const row = await findCorrectable(id);
  if (!row) throw new Error("gone");
  return { id, row };
}

it("a line that nobody touches stays as it is, and a coil that was asked by weight is weighed by it", async () => {
  const { row } = await record();
  const fields = new URLSearchParams([
    ["lines", JSON.stringify(row.lines)],
    ...[
      ["line", "0"],
      ["pieces", "20"],
      ["length", "2500"],
      ["lineProduct", ""],
    ].map(([name = "", text = ""]): [string, string] => [name, text]),
    ...[
      ["line", "1"],
      ["pieces", "3"],
      ["weight", "10000"],
      ["length", String(row.lines[1]?.length)],
    ].map(([name = "", text = ""]): [string, string] => [name, text]),
  ]);
  const read = await readCorrectedLines(fields);
  expect(read.ok && read.value[0]).toEqual(row.lines[0]);
  expect(read.ok && read.value[1]).toMatchObject({ pieces: 3, weightKg: 30_000 });
});

it("is taken back while nothing else has changed, and not afterwards", async () => {
  const { id, row } = await record();
  const input = { ...person, name: "Ravi Kumar", phone: "+91 98200 54321", lines: row.lines.slice(0, 1) };
  const { saved, undoId } = await rewriteEnquiry(id, input, { version: row.version });
  expect(saved).toEqual({ ok: true, value: id });
  expect(await db.enquiry.findUnique({ where: { id } })).toMatchObject({
    name: "Ravi Kumar",
    phoneKey: "9820054321",
  });
  expect(await db.enquiryLine.count()).toBe(1);
  expect((await rewriteEnquiry(id, input, { version: row.version })).saved).toEqual({
    ok: false,
    reason: "stale",
  });
  expect(await restoreEnquiries(undoId ?? "")).toEqual({ ok: true, value: id });
  expect(await findCorrectable(id)).toEqual(row);

  const again = await rewriteEnquiry(id, input, { version: row.version });
  await db.enquiry.update({ where: { id }, data: { version: { increment: 1 }, note: "called" } });
  expect((await restoreEnquiries(again.undoId ?? "")).ok).toBe(false);
  expect(await db.enquiry.findUnique({ where: { id } })).toMatchObject({
    name: "Ravi Kumar",
    note: "called",
  });
});
