import { type ShownRow, showRow } from "~/admin/quotation/shown.server";
import type { Enquiry } from "~/models/enquiry/list.server";
import { listQuotationsWhere } from "~/models/quotation/list.server";
import type { Day, SaidMoment } from "~/models/shop/day";
import { sayMoment, writeCalendarDay } from "~/models/shop/day.server";

export type ShownEnquiry = Enquiry & {
  received: SaidMoment;
  wanted: Day | null;
  quotations: ShownRow[];
};

export async function showEnquiries(enquiries: readonly Enquiry[], now: Date): Promise<ShownEnquiry[]> {
  const quotations = await listQuotationsWhere({ enquiryId: { in: enquiries.map(({ id }) => id) } });
  return enquiries.map((enquiry) => {
    const own = quotations.filter((quotation) => quotation.enquiry?.id === enquiry.id);
    return { ...showEnquiry(enquiry, now), quotations: own.map(showRow) };
  });
}

function showEnquiry(enquiry: Enquiry, now: Date) {
  const { createdAt, wantedOn } = enquiry;
  return {
    ...enquiry,
    received: sayMoment(createdAt, now),
    wanted: wantedOn ? writeCalendarDay(wantedOn) : null,
  };
}
