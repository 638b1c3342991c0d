import { showRow } from "~/admin/quotation/shown.server";
import type { Enquiry } from "~/models/enquiry/list.server";
import { listQuotationsWhere } from "~/models/quotation/read.server";
import { sayMoment, writeCalendarDay } from "~/models/shop/day.server";

export type ShownEnquiry = Awaited<ReturnType<typeof showEnquiries>>[number];

export async function showEnquiries(enquiries: readonly Enquiry[], now: Date) {
  const quotations = await listQuotationsWhere({ enquiryId: { in: enquiries.map(({ id }) => id) } });
  return enquiries.map((enquiry) => ({
    ...enquiry,
    received: sayMoment(enquiry.createdAt, now),
    wanted: enquiry.wantedOn ? writeCalendarDay(enquiry.wantedOn) : null,
    quotations: quotations.filter((quotation) => quotation.enquiry?.id === enquiry.id).map(showRow),
  }));
}
