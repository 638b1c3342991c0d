import type { Enquiry } from "~/models/enquiry/list.server";
import { currency } from "~/models/money/currency.server";
import { writeMoney } from "~/models/money/money";
import type { QuotationRow } from "~/models/quotation/list";
import { listQuotationsWhere } from "~/models/quotation/list.server";
import type { Day, SaidMoment } from "~/models/shop/day";
import { sayMoment, writeCalendarDay } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";

type QuotationOfEnquiry = Pick<QuotationRow, "id" | "number" | "status" | "asked"> & {
  total: string | null;
};

export type ShownEnquiry = Enquiry & {
  received: SaidMoment;
  wanted: Day | null;
  quotations: QuotationOfEnquiry[];
};

/** With the quotations to each of them. */
export async function showEnquiries(enquiries: readonly Enquiry[], now: Date): Promise<ShownEnquiry[]> {
  const quotations = await listQuotationsWhere({ enquiryId: { in: enquiries.map(({ id }) => id) } });
  return enquiries.map((enquiry) => {
    const own = quotations.filter((quotation) => quotation.enquiry?.id === enquiry.id);
    return { ...showEnquiry(enquiry, now), quotations: own.map(showQuotation) };
  });
}

function showQuotation({ id, number, status, asked, total }: QuotationRow): QuotationOfEnquiry {
  return { id, number, status, asked, total: total === null ? null : writeMoney(total, currency, figures) };
}

function showEnquiry(enquiry: Enquiry, now: Date) {
  const { createdAt, wantedOn } = enquiry;
  return {
    ...enquiry,
    received: sayMoment(createdAt, now),
    wanted: wantedOn ? writeCalendarDay(wantedOn) : null,
  };
}
