import { type Line, nameSteel } from "~/models/line/line";
import { type Currency, writeMoney, writeSum } from "~/models/money/money";
import { sayShare } from "~/models/money/tax";
import { sayMoney } from "~/models/money/words.server";
import { listRegistrations } from "~/models/shop/company";
import { writeCalendarDay } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { formatPhone, telLink } from "~/models/shop/phone";
import { formatCount, sayCount } from "~/steel/figures";
import { formatMetres, formatNumber, PATTERN_NOTE } from "~/steel/measure";
import { nameSize } from "~/steel/size-text";
import type { QuotationDocument } from "./document";
import { gramsOf, millimetresOf, unitNames } from "./totals";

export type WrittenQuotation = Awaited<ReturnType<typeof writeQuotation>>;
export type WrittenLine = WrittenQuotation["lines"][number];

/** As it is read on the buyer's page, on paper and in the office: every figure with its decimals, weights in kg. */
export async function writeQuotation(document: QuotationDocument) {
  const { number, revision, day, validUntil, company, customer, currency, lines, totals } = document;
  const { payment, delivery, freight, remarks } = document;
  const terms = { "Terms of payment": payment, Delivery: delivery, Freight: freight, Remarks: remarks };
  return {
    ...{ number, revision },
    day: writeCalendarDay(day),
    validUntil: writeCalendarDay(validUntil),
    company: {
      ...{ name: company.name, address: company.address, email: company.email },
      phone: formatPhone(company.phone, company.country),
      tel: telLink(company.phone, company.country),
      registrations: listRegistrations(company),
    },
    customer: {
      name: customer.name,
      ways: [customer.phone && formatPhone(customer.phone, company.country), customer.email].flatMap(
        (way) => way ?? [],
      ),
    },
    columns: nameColumns(currency),
    lines: lines.map((line) => writeLine(line, currency)),
    weight: writeKilograms(totals.grams),
    linesTotal: writeSum(totals.lines, currency, figures),
    sums: listSums(document),
    total: writeMoney(totals.total, currency, figures),
    words: await sayMoney(totals.total, currency),
    terms: Object.entries(terms).flatMap(([label, text]) => (text ? [{ label, text }] : [])),
    note: lines.some(({ line }) => line.patterned) ? PATTERN_NOTE : null,
  };
}

function nameColumns({ symbol }: Currency) {
  return ["No.", "Size and steel", "Pieces", "Weight, kg", `Rate, ${symbol}`, `Amount, ${symbol}`];
}

function writeLine(
  { line, asked, rate, amount, delivery, note }: QuotationDocument["lines"][number],
  currency: Currency,
) {
  const notes = { "Offered instead of": asked, Delivery: delivery, Note: note };
  return {
    size: nameSize(line),
    steel: [...nameSteel(line), ...listLengths(line, rate.unit)].join(" · "),
    notes: Object.entries(notes).flatMap(([label, text]) => (text ? [{ label, text }] : [])),
    pieces: formatCount(line.pieces, figures),
    weight: writeKilograms(gramsOf(line)),
    rate: writeSum(rate.sum, currency, figures),
    unit: unitNames[rate.unit],
    amount: writeSum(amount, currency, figures),
  };
}

/** Of a coil, and of whatever is priced by the metre: a rate is for something that stands there. */
function listLengths(line: Line, unit: string): string[] {
  const { form, pieces, length, inner } = line;
  const coils =
    form === "coil" ? [`${sayCount(pieces, "coil", figures)} of ${formatMetres(length, figures)}`] : [];
  const bore = inner ? [`inner ${inner} mm`] : [];
  const all = unit === "m" ? [`${formatNumber(millimetresOf(line) / 1000, figures, 3)} m in all`] : [];
  return [...coils, ...bore, ...all];
}

/** Each step between the lines and the total; none where nothing is added. */
function listSums({ charges, totals, currency }: QuotationDocument) {
  const write = (sum: number) => writeSum(sum, currency, figures);
  const sum = (label: string, amount: number, isNet = false) => ({ label, amount: write(amount), isNet });
  const added = [
    ...charges.map(({ label, amount, perTonne }) =>
      sum(
        perTonne === null ? label : `${label}, ${writeMoney(perTonne, currency, figures)} per tonne`,
        amount,
      ),
    ),
    ...(totals.discount > 0 ? [sum("Discount", -totals.discount)] : []),
  ];
  const taxes = totals.taxes.map((tax) => sum(`${tax.name} ${sayShare(tax, figures)}`, tax.amount));
  const net = added.length > 0 && taxes.length > 0 ? [sum("Before tax", totals.net, true)] : [];
  return [...added, ...net, ...taxes];
}

export function writeKilograms(grams: number) {
  return writeSum(grams, { decimals: 3 }, figures);
}
