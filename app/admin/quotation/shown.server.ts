import { quotationPath, siteAddress } from "~/http/quotation-link.server";
import { describeLine } from "~/models/line/line";
import { findCurrency } from "~/models/money/currency.server";
import { writeMoney } from "~/models/money/money";
import { type Customer, findCustomer } from "~/models/quotation/customer.server";
import { findQuotation, type QuotationRow } from "~/models/quotation/read.server";
import { listWaitingQuotations } from "~/models/quotation/waiting.server";
import { writeQuotation } from "~/models/quotation/written.server";
import { sayMoment, writeCalendarDay } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";

/** What the office sees of a quotation beside its form: its state, its address and its history. */
export async function showQuotation(request: Request, id: string) {
  const quotation = await findQuotation(id);
  if (!quotation) return null;
  const now = new Date();
  const { fields: _, events, document, ...row } = quotation;
  return {
    ...showRow(row),
    path: quotationPath(id),
    address: siteAddress(request, id),
    written: document && (await writeQuotation(document)),
    events: events.map((event) => ({ ...event, moment: sayMoment(event.at, now) })),
  };
}

export type ShownRow = ReturnType<typeof showRow>;

export function showRow({ createdAt: _, updatedAt: __, currency, ...row }: QuotationRow) {
  return {
    ...row,
    dayText: writeCalendarDay(row.day),
    until: row.validUntil ? writeCalendarDay(row.validUntil) : null,
    totalText: row.total === null ? null : writeMoney(row.total, findCurrency(currency), figures),
  };
}

export async function showCustomer(id: string) {
  const customer = await findCustomer(id);
  if (!customer) return null;
  const now = new Date();
  const { enquiries, quotations, ...person } = customer;
  return {
    ...person,
    quotations: quotations.map(showRow),
    enquiries: enquiries.map((enquiry) => showEnquiry(enquiry, now)),
  };
}

export type ShownCustomer = NonNullable<Awaited<ReturnType<typeof showCustomer>>>;

function showEnquiry(enquiry: Customer["enquiries"][number], now: Date) {
  const { id, reference, status, lines, message, unread, note, createdAt } = enquiry;
  return {
    ...{ id, reference, status, message, unread, note },
    received: sayMoment(createdAt, now),
    sizes: lines.map((line) => describeLine(line, figures)),
  };
}

export async function showWaitingQuotations(request: Request) {
  const rows = await listWaitingQuotations();
  return rows.map(({ because, ...row }) => ({
    ...showRow(row),
    because,
    address: siteAddress(request, row.id),
  }));
}

export type ShownWaiting = Awaited<ReturnType<typeof showWaitingQuotations>>[number];
