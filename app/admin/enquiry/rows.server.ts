import type { Enquiry } from "~/models/enquiry/list.server";
import type { Day, SaidMoment } from "~/models/shop/day";
import { sayMoment, writeCalendarDay } from "~/models/shop/day.server";

export type ShownEnquiry = Enquiry & { received: SaidMoment; wanted: Day | null };

export function showEnquiry(enquiry: Enquiry, now: Date): ShownEnquiry {
  const { createdAt, wantedOn } = enquiry;
  return {
    ...enquiry,
    received: sayMoment(createdAt, now),
    wanted: wantedOn ? writeCalendarDay(wantedOn) : null,
  };
}
