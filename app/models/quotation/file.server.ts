import { type FileColumn, fileOf, lineColumns, ofLine } from "~/models/line/file";
import { spacePhone } from "~/models/shop/phone";
import { steelTypes } from "~/steel/kind";
import { roundTo } from "~/steel/measure";
import type { QuotedLine } from "./document";
import type { OfferedQuotation } from "./read.server";

type Column = FileColumn<OfferedQuotation, QuotedLine>;

const sumOf = (
  label: string,
  value: (...about: Parameters<Column["value"]>) => number | null | undefined,
): Column => ({
  label,
  value(...about) {
    const sum = value(...about) ?? null;
    return sum === null ? null : sum / 10 ** about[0].offer.currency.decimals;
  },
});

const { form, grade, thickness, width, length, pieces } = lineColumns;

/** The sums of a whole quotation stand on its first row alone, so that a spreadsheet adds each once. */
const columns: readonly Column[] = [
  { label: "Number", value: ({ number }) => number },
  { label: "Revision", value: ({ revision }) => revision },
  { label: "State", value: ({ status }) => status },
  { label: "Day", value: ({ day }) => day },
  { label: "Valid until", value: ({ offer }) => offer.validUntil },
  { label: "Customer", value: ({ customer }) => customer },
  { label: "Phone", value: ({ phone }) => phone && spacePhone(phone) },
  { label: "Email", value: ({ email }) => email },
  { label: "Enquiry", value: ({ enquiry }) => enquiry?.reference ?? null },
  ofLine("Type", ({ type }) => type && steelTypes[type].label),
  ...[form, grade, thickness, width, length, pieces],
  ofLine("kg", ({ weightKg }) => roundTo(weightKg, 3)),
  { label: "Currency", value: ({ offer }) => offer.currency.code },
  sumOf("Rate", (_, quoted) => quoted?.rate?.sum),
  { label: "Per", value: (_, quoted) => quoted?.rate?.unit ?? null },
  sumOf("Amount", (_, quoted) => quoted?.amount),
  sumOf("Net of the quotation", ({ total, offer }, _, at) =>
    total === null || at > 0 ? null : offer.totals.net,
  ),
  sumOf("Total of the quotation", ({ total }, _, at) => (at > 0 ? null : total)),
];

export const quotationFile = fileOf(columns, ({ offer }) => offer.lines);
