import { db } from "~/db.server";
import { readLine, storedLines } from "~/models/line/row.server";
import { writeCalendarDay } from "~/models/shop/day.server";
import { formatPhone } from "~/models/shop/phone";
import type { EnquiryStatus } from "./form";

/** What its sender may read again: neither notes nor suspicions. */
const columns = {
  ...{ reference: true, createdAt: true, name: true, phone: true, email: true, message: true },
  ...{ unread: true, deliveryPlace: true, wantedOn: true, status: true, lines: storedLines },
  product: { select: { name: true } },
} as const;

export type SentEnquiry = Awaited<ReturnType<typeof listSentEnquiries>>[number];

export async function findSentEnquiry(reference: string): Promise<SentEnquiry | null> {
  return (await listSentEnquiries([reference]))[0] ?? null;
}

/** In their order; those that were deleted are left out. */
export async function listSentEnquiries(references: readonly string[]) {
  if (references.length === 0) return [];
  const rows = await db.enquiry.findMany({ where: { reference: { in: [...references] } }, select: columns });
  return references
    .flatMap((reference) => rows.filter((row) => row.reference === reference))
    .map(({ status, lines, ...row }) => ({
      ...row,
      isAnswered: isAnswered(status),
      lines: lines.map(readLine),
    }));
}

/** Who asked, and what for beside the sizes; the phone as the shop's `country` writes it. */
export function listFacts(sent: SentEnquiry, country: string) {
  const { product, name, phone, email, deliveryPlace, wantedOn } = sent;
  const wanted = wantedOn && writeCalendarDay(wantedOn).text;
  return Object.entries({
    ...{ About: product?.name, Name: name, Phone: formatPhone(phone, country), Email: email },
    ...{ "Delivery to": deliveryPlace, "Wanted by": wanted },
  }).flatMap(([label, value]) => (value ? { label, value } : []));
}

/** Suspected spam looks like any other to its sender. */
function isAnswered(status: string) {
  const answered: readonly EnquiryStatus[] = ["answered", "closed"];
  return answered.some((each) => each === status);
}
