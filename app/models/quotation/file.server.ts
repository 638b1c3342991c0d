import { db } from "~/db.server";
import type { Line } from "~/models/enquiry/line";
import { spacePhone } from "~/models/shop/phone";
import { roundTo } from "~/steel/measure";
import { type QuotationDocument, readDocument } from "./document";
import type { QuotationRow } from "./read.server";

type Cell = string | number | null;
type QuotedRow = QuotationDocument["lines"][number];
type FileColumn = { label: string; value: (about: About) => Cell };
type About = { row: QuotationRow; document: QuotationDocument | null; quoted: QuotedRow | null };

const ofLine =
  (value: (line: Line) => Cell): FileColumn["value"] =>
  ({ quoted }) =>
    quoted && value(quoted.line);

const sumOf =
  (value: (about: About) => number | null): FileColumn["value"] =>
  (about) => {
    const sum = value(about);
    const { decimals } = about.document?.currency ?? { decimals: 0 };
    return sum === null ? null : sum / 10 ** decimals;
  };

/** Figures are in the columns' units and never grouped, so that a spreadsheet adds them up. */
const columns: readonly FileColumn[] = [
  { label: "Number", value: ({ row }) => row.number },
  { label: "Revision", value: ({ row }) => row.revision },
  { label: "State", value: ({ row }) => row.status },
  { label: "Day", value: ({ row }) => row.day },
  { label: "Valid until", value: ({ row }) => row.validUntil },
  { label: "Customer", value: ({ row }) => row.customer },
  { label: "Phone", value: ({ row }) => row.phone && spacePhone(row.phone) },
  { label: "Email", value: ({ row }) => row.email },
  { label: "Enquiry", value: ({ row }) => row.enquiry?.reference ?? null },
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
  { label: "Currency", value: ({ document }) => document?.currency.code ?? null },
  { label: "Rate", value: sumOf(({ quoted }) => quoted?.rate.sum ?? null) },
  { label: "Per", value: ({ quoted }) => quoted?.rate.unit ?? null },
  { label: "Amount", value: sumOf(({ quoted }) => quoted?.amount ?? null) },
  { label: "Net of the quotation", value: sumOf(({ document }) => document?.totals.net ?? null) },
  { label: "Total of the quotation", value: sumOf(({ document }) => document?.totals.total ?? null) },
];

export const quotationFileHeader = columns.map(({ label }) => label);

/** A row a line of what was last sent; a draft has one without a size. */
export async function writeFileRows(rows: readonly QuotationRow[]): Promise<Cell[][]> {
  const sent = await db.quotationRevision.findMany({
    where: { OR: rows.map(({ id, revision }) => ({ quotationId: id, revision })) },
    select: { quotationId: true, document: true },
  });
  const documents = new Map(sent.map(({ quotationId, document }) => [quotationId, readDocument(document)]));
  return rows.flatMap((row) => {
    const document = documents.get(row.id) ?? null;
    return (document?.lines ?? [null]).map((quoted) =>
      columns.map(({ value }) => value({ row, document, quoted })),
    );
  });
}
