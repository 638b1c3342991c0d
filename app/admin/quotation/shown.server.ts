import { quotationPath, siteAddress } from "~/http/quotation-link.server";
import { findDocument, findQuotation } from "~/models/quotation/read.server";
import { sayMoment, writeCalendarDay } from "~/models/shop/day.server";

/** What the office sees of a quotation beside its form: its state, its address and its history. */
export async function showQuotation(request: Request, id: string) {
  const [quotation, document] = await Promise.all([findQuotation(id), findDocument(id)]);
  if (!quotation) return null;
  const now = new Date();
  const { fields: _, events, validUntil, ...rest } = quotation;
  const path = quotationPath(id);
  return {
    ...rest,
    path,
    address: siteAddress(request, id),
    document,
    until: validUntil ? writeCalendarDay(validUntil) : null,
    events: events.map((event) => ({ ...event, moment: sayMoment(event.at, now) })),
  };
}
