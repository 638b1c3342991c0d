import type { StoredRow } from "~/admin/editor/config.server";
import { type EnquiryRow, readEnquiries } from "~/models/enquiry/read.server";
import { NOTE } from "~/models/line/pasted";
import { currency, findCurrency } from "~/models/money/currency.server";
import { typeSum } from "~/models/money/money";
import { lineRows, readQuotedLine, remarksOf, type TypedLine, typeLine } from "~/models/quotation/line";
import { proposeRates } from "~/models/quotation/proposal.server";
import { NO_PROPOSAL, packProposal } from "~/models/quotation/proposed";
import { findQuotation, findSentForm, type Quotation } from "~/models/quotation/read.server";
import { readTerms } from "~/models/quotation/settings.server";
import { addDays, dayOf, writeCalendarDay } from "~/models/shop/day.server";
import { readSettings } from "~/models/shop/settings.server";

/** From an enquiry (`enquiry`), from another quotation (`from`), or from nothing: the settings say the terms. */
export async function beginQuotation(search: URLSearchParams): Promise<StoredRow["fields"]> {
  const settings = await readSettings();
  const { payment, delivery, remarks, days } = settings;
  let fields = new URLSearchParams({
    payment: payment ?? "",
    delivery: delivery ?? "",
    remarks: remarks ?? "",
    validUntil: addDays(dayOf(new Date()), days),
  });
  const [enquiry] = await readEnquiries([search.get("enquiry") ?? ""]);
  if (enquiry) fields = await takeOver(fields, enquiry);
  const former = enquiry ? null : await findQuotation(search.get("from") ?? "");
  if (former) await quoteAgain(fields, former);
  return [...fields];
}

async function takeOver(fields: URLSearchParams, enquiry: EnquiryRow) {
  const { id, name, phone, email, lines, unread, deliveryPlace, wantedOn } = enquiry;
  fields.set("enquiry", id);
  fields.set("customer", name);
  fields.set("phone", phone);
  fields.set("email", email ?? "");
  const wanted = wantedOn && `wanted by ${writeCalendarDay(wantedOn).text}`;
  const place = deliveryPlace ?? fields.get("delivery");
  fields.set("delivery", [place, wanted].filter(Boolean).join(", "));
  const kept = unread?.split("\n") ?? [];
  // A note is of a size that is among them, and a greeting alone names nothing to be quoted.
  const more = kept.filter((text) => !NOTE.test(text));
  const notes = kept.filter((text) => NOTE.test(text)).map((text) => text.replace(NOTE, ""));
  const typed = lines.map((line) => ({
    ...lineRows.empty,
    ...typeLine(
      line,
      notes.flatMap((note) => remarksOf(line, note)),
    ),
  }));
  if (more.some((text) => /\p{N}/u.test(text))) fields.set("paste", more.join("\n"));
  return lineRows.write(fields, await fillRates(typed));
}

const SUMS = /\.(?:rate|amount)$|^(?:discount|freight)$/;

/**
 * The same for the same customer, of a revision that was begun what was sent; its day is a new one. Sums of another currency
 * would be read in this one.
 */
async function quoteAgain(fields: URLSearchParams, former: Quotation) {
  const validUntil = fields.get("validUntil") ?? "";
  for (const name of [...fields.keys()]) fields.delete(name);
  const isSameMoney = findCurrency(former.currency).code === currency.code;
  const sent = former.drafting ? await findSentForm(former) : null;
  for (const [name, value] of sent ?? former.fields)
    if (name !== "enquiry" && (isSameMoney || !SUMS.test(name))) fields.append(name, value);
  fields.set("validUntil", validUntil);
}

/**
 * A rate for each line that has none, unless `all` is false, and for those whose size is another than their rate was proposed
 * for; lines that cannot be read stay as they are.
 */
export async function fillRates(lines: readonly TypedLine[], all = true): Promise<TypedLine[]> {
  const terms = await readTerms();
  const wanting = lines.map((typed) => {
    const { quoted, proposal } = readQuotedLine(typed, terms);
    return quoted && ((all && typed.rate === "") || proposal?.isFormer) ? quoted.line : null;
  });
  const proposals = await proposeRates(wanting.flatMap((line) => line ?? []));
  return lines.map((typed, at) => {
    if (!wanting[at]) return typed;
    const found = proposals.shift();
    if (!found) return { ...typed, rate: "", proposed: NO_PROPOSAL };
    const { sum, unit } = found.rate;
    const proposed = packProposal(found, typed.offered || typed.text);
    return { ...typed, rate: typeSum(sum, terms.currency, terms.figures), unit, proposed };
  });
}
