import { db } from "~/db.server";
import { readEnquiries } from "~/models/enquiry/read.server";
import { findSame } from "~/models/enquiry/same-person.server";
import { readCompany } from "~/models/shop/company.server";
import { listQuotationsWhere } from "./read.server";

const MOST = 100;

export type Customer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

/**
 * What has to do with the phone and mail address of the enquiry or the quotation of that id, newest first; `more` stand
 * in the lists alone.
 */
export async function findCustomer(id: string) {
  const person = await findPerson(id);
  if (!person) return null;
  const { name, phone, email } = person;
  const { country } = await readCompany();
  // The one that was asked for may be of nobody's phone and mail.
  const own = (kind: typeof person.kind) => (person.kind === kind ? [id] : []);
  const enquiryIds = newest([...(await findSame("Enquiry", person, country)), ...own("enquiry")]);
  const quotationIds = newest([...(await findSame("Quotation", person, country)), ...own("quotation")]);
  const [enquiries, quotations] = await Promise.all([
    readEnquiries(enquiryIds.slice(0, MOST)),
    listQuotationsWhere({ id: { in: quotationIds.slice(0, MOST) } }),
  ]);
  enquiries.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const more = (ids: string[]) => Math.max(0, ids.length - MOST);
  return {
    ...{ name, phone, email, enquiries, quotations },
    more: { enquiries: more(enquiryIds), quotations: more(quotationIds) },
  };
}

async function findPerson(id: string) {
  const select = { phone: true, phoneKey: true, email: true };
  const enquiry = await db.enquiry.findUnique({ where: { id }, select: { ...select, name: true } });
  if (enquiry) return { ...enquiry, kind: "enquiry" as const };
  const found = await db.quotation.findUnique({ where: { id }, select: { ...select, customer: true } });
  return found && { ...found, kind: "quotation" as const, name: found.customer };
}

/** An id begins with its time. */
function newest(ids: string[]): string[] {
  return [...new Set(ids)].sort().reverse();
}
