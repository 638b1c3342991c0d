import { writeSum } from "~/models/money/money";
import type { QuotationPaper } from "~/models/paper/print.server";
import type { QuotationDocument } from "~/models/quotation/document";
import { gramsOf } from "~/models/quotation/rate";
import type { Quotation } from "~/models/quotation/read.server";
import { figures } from "~/models/shop/figures.server";
import { quotationCopy } from "./copy";
import type { Opened } from "./opened.server";
import { describeOutcome, listOutcomes } from "./outcome.server";
import { type WrittenQuotation, writeKilograms, writeQuotation } from "./written.server";

export async function writeQuotationPaper({ quotation, document }: Opened): Promise<QuotationPaper> {
  const written = await writeQuotation(document);
  const { number, revision, company, customer, day, validUntil, symbol, lines, sums, total } = written;
  const isNewest = revision === quotation.revision;
  const { kind, former } = quotationCopy;
  return {
    ...{ language: "en", kind, number, sums, words: written.words, note: written.note, terms: written.terms },
    title: `${kind} ${number}`,
    subject: `${kind} for ${customer.name}`,
    at: new Date(day.at).toISOString(),
    company: {
      name: company.name,
      lines: [company.address, [company.phone, company.email].filter(Boolean).join(" · ")],
      registrations: company.registrations,
    },
    facts: [
      { label: "Revision", value: String(revision) },
      { label: "Date", value: day.text },
      { label: "Valid until", value: validUntil.text },
    ],
    customer: { label: "For", ...customer },
    mark: isNewest ? null : { title: "Former revision", text: former(revision, quotation.revision) },
    outcomes: isNewest ? listOnPaper(quotation, written) : [],
    columns: ["No.", "Size and steel", "Pieces", "Weight, kg", `Rate, ${symbol}`, `Amount, ${symbol}`],
    lines: lines.map(({ size, steel, notes, pieces, weight, rate, unit, amount }) => ({
      ...{ size, steel },
      notes: notes.map(({ label, text }) => `${label}: ${text}`),
      cells: [pieces, weight, `${rate} / ${unit}`, amount],
    })),
    carried: {
      ...{ forward: "Carried forward", brought: "Brought forward", whole: `${lines.length} lines` },
      ...addUpLines(document),
    },
    total: { label: "Total", amount: total },
    foot: `${kind} ${number} · revision ${revision} · ${day.text}`,
    page: "Page {n} of {of}",
    lostNote: "Some characters cannot be printed here; the quotation's page shows them all.",
  };
}

/** What was asked or has expired is of the page; what was agreed or declined is of the paper too. */
function listOnPaper(quotation: Quotation, written: WrittenQuotation) {
  return listOutcomes(quotation).flatMap((outcome) => {
    if (outcome.kind !== "accepted" && outcome.kind !== "declined") return [];
    const { title, said } = describeOutcome(outcome, written);
    return [{ title, text: [said, outcome.text].filter(Boolean).join("\n") }];
  });
}

function addUpLines({ lines, currency }: QuotationDocument) {
  let grams = 0;
  let sum = 0;
  const weights: string[] = [];
  const amounts: string[] = [];
  for (const { line, amount } of lines) {
    grams += gramsOf(line);
    sum += amount;
    weights.push(writeKilograms(grams));
    amounts.push(writeSum(sum, currency, figures));
  }
  return { weights, amounts };
}
