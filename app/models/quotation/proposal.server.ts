import { setImmediate } from "node:timers/promises";
import { db } from "~/db.server";
import type { Line } from "~/models/line/line";
import { currency } from "~/models/money/currency.server";
import { chooseRate, isSameGrade, type TableRate } from "~/models/rate/rate";
import { readRateTable } from "~/models/rate/table.server";
import { writeCalendarDay } from "~/models/shop/day.server";
import { type ProductType, productTypes, steelTypes } from "~/steel/kind";
import { processOfGrade, recogniseGrade } from "~/steel/reading/grade-name";
import { type QuotationDocument, readDocument } from "./document";
import type { Proposal } from "./proposed";
import type { StoredStatus } from "./state";

const MOST_DOCUMENTS = 300;
/** Read between two turns of the event loop. */
const AT_A_TIME = 10;

/** A rate for each line: of the table, else as it was last quoted to anybody, else of the table's invented ones. */
export async function proposeRates(lines: readonly Line[]): Promise<(Proposal | null)[]> {
  const { rates } = await readRateTable();
  const own = rates.filter(({ sample }) => !sample);
  const found = lines.map((line) => findInTable(own, line));
  for await (const document of found.includes(null) ? newestDocuments() : []) {
    for (const [at, line] of lines.entries()) found[at] ??= findInDocument(document, line);
    if (!found.includes(null)) break;
  }
  for (const [at, line] of lines.entries()) found[at] ??= findInTable(rates, line);
  return found.map((one) => one && { ...one, day: writeCalendarDay(one.day) });
}

type Found = Omit<Proposal, "day"> & { day: string };

function findInTable(rates: readonly TableRate[], line: Line): Found | null {
  const type = typeOf(line);
  const found = type && chooseRate(rates, { type, grade: line.grade, thickness: line.thickness });
  if (!found) return null;
  const { sum, unit, day, sample } = found;
  return { rate: { sum, unit }, day, source: sample ? "sample" : "table" };
}

async function* newestDocuments(): AsyncGenerator<QuotationDocument, void> {
  for (let skip = 0; skip < MOST_DOCUMENTS; skip += AT_A_TIME) {
    const rows = await db.quotationRevision.findMany({
      where: { quotation: { sample: false, status: { not: "withdrawn" satisfies StoredStatus } } },
      orderBy: { sentAt: "desc" },
      select: { document: true },
      ...{ skip, take: AT_A_TIME },
    });
    for (const { document } of rows) yield readDocument(document);
    if (rows.length < AT_A_TIME) return;
    await setImmediate();
  }
}

function findInDocument(document: QuotationDocument, wanted: Line): Found | null {
  const { lines, day } = document;
  if (document.currency.code !== currency.code) return null;
  const found = lines.find(({ line, rate }) => {
    const isAlike = line.thickness === wanted.thickness && isSameSteel(line, wanted);
    return isAlike && (rate.unit === "kg" || rate.unit === "t" || isSameSize(line, wanted));
  });
  return found ? { rate: found.rate, day, source: "last" } : null;
}

function isSameSteel(line: Line, wanted: Line) {
  return (
    line.form === wanted.form && isSameGrade(wanted.grade, line.grade) && typeOf(line) === typeOf(wanted)
  );
}

function isSameSize(line: Line, wanted: Line) {
  return line.width === wanted.width && line.length === wanted.length;
}

/** Of a line that says none, the one that its grade tells. */
function typeOf({ type, grade, form }: Line): ProductType | null {
  const named = type === null && grade ? recogniseGrade(grade) : null;
  const process = named && processOfGrade(named);
  return (
    type ??
    productTypes.find((one) => steelTypes[one].process === process && steelTypes[one].form === form) ??
    null
  );
}
