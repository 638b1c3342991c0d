import type { Line } from "~/models/line/line";
import { spacePhone } from "~/models/shop/phone";
import { roundTo } from "~/steel/measure";
import type { QuotedLine } from "./document";
import type { OfferedQuotation } from "./read.server";

type Cell = string | number | null;
type FileColumn = { label: string; value: (quotation: OfferedQuotation, quoted: QuotedLine | null) => Cell };

const ofLine =
  (value: (line: Line) => Cell): FileColumn["value"] =>
  (_, quoted) =>
    quoted && value(quoted.line);

const sumOf =
  (value: (...about: Parameters<FileColumn["value"]>) => number | null | undefined): FileColumn["value"] =>
  (quotation, quoted) => {
    const sum = value(quotation, quoted) ?? null;
    return sum === null ? null : sum / 10 ** quotation.offer.currency.decimals;
  };

/** Figures are in the columns' units and never grouped, so that a spreadsheet adds them up. */
const columns: readonly FileColumn[] = [
  { label: "Number", value: ({ number }) => number },
  { label: "Revision", value: ({ revision }) => revision },
  { label: "State", value: ({ status }) => status },
  { label: "Day", value: ({ day }) => day },
  { label: "Valid until", value: ({ offer }) => offer.validUntil },
  { label: "Customer", value: ({ customer }) => customer },
  { label: "Phone", value: ({ phone }) => phone && spacePhone(phone) },
  { label: "Email", value: ({ email }) => email },
  { label: "Enquiry", value: ({ enquiry }) => enquiry?.reference ?? null },
  { label: "Form", value: ofLine(({ form }) => (form === "sheet" ? "Sheet" : "Coil")) },
  { label: "Grade", value: ofLine(({ grade }) => grade) },
  { label: "Thickness mm", value: ofLine(({ thickness }) => thickness) },
  { label: "Width mm", value: ofLine(({ width }) => width) },
  {
    label: "Length mm",
    value: ofLine(({ form, length }) => (form === "coil" ? roundTo(length * 1000, 1) : length)),
  },
  { label: "Pieces", value: ofLine(({ pieces }) => pieces) },
  { label: "kg", value: ofLine(({ weightKg }) => roundTo(weightKg, 3)) },
  { label: "Currency", value: ({ offer }) => offer.currency.code },
  { label: "Rate", value: sumOf((_, quoted) => quoted?.rate?.sum) },
  { label: "Per", value: (_, quoted) => quoted?.rate?.unit ?? null },
  { label: "Amount", value: sumOf((_, quoted) => quoted?.amount) },
  { label: "Net of the quotation", value: sumOf(({ offer }) => offer.totals.net) },
  { label: "Total of the quotation", value: sumOf(({ offer }) => offer.totals.total) },
];

export const quotationFileHeader = columns.map(({ label }) => label);

/** One a line; a quotation without lines has one too. */
export function writeFileRows(quotation: OfferedQuotation): Cell[][] {
  const { lines } = quotation.offer;
  return (lines.length > 0 ? lines : [null]).map((quoted) =>
    columns.map(({ value }) => value(quotation, quoted)),
  );
}
