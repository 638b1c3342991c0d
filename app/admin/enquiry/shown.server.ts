import { showRow } from "~/admin/quotation/shown.server";
import { countEnquiries, type Enquiry, listWaitingEnquiries } from "~/models/enquiry/list.server";
import { asShown, readDesk } from "~/models/mail/outbox.server";
import { listQuotationsWhere } from "~/models/quotation/read.server";
import { sayMoment, writeCalendarDay } from "~/models/shop/day.server";
import { readSettings } from "~/models/shop/settings.server";

export type ShownEnquiry = Awaited<ReturnType<typeof showEnquiries>>[number];

export async function showEnquiries(enquiries: readonly Enquiry[], now: Date) {
  const quotations = await listQuotationsWhere({ enquiryId: { in: enquiries.map(({ id }) => id) } });
  const desk = await readDesk();
  return enquiries.map((enquiry) => ({
    ...enquiry,
    mails: enquiry.mails.map((mail) => asShown(mail, desk)),
    received: sayMoment(enquiry.createdAt, now),
    wanted: enquiry.wantedOn ? writeCalendarDay(enquiry.wantedOn) : null,
    quotations: quotations.filter((quotation) => quotation.enquiry?.id === enquiry.id).map(showRow),
  }));
}

export type ShownWaitingEnquiries = Awaited<ReturnType<typeof showWaitingEnquiries>>;

export async function showWaitingEnquiries(most: number) {
  const [counts, rows, { answers }] = await Promise.all([
    countEnquiries(),
    listWaitingEnquiries(most),
    readSettings(),
  ]);
  const now = new Date();
  const waiting = rows.map((row) => ({ ...row, received: sayMoment(row.createdAt, now) }));
  return { new: counts.new, spam: counts.spam, rows: waiting, answers };
}
