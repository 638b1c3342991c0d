import { describeLine } from "~/models/enquiry/line";
import { type Customer, findCustomer } from "~/models/quotation/customer.server";
import { sayMoment } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { showRow } from "./rows.server";

/** Null where there is nothing of that id. */
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
  const { id, reference, status, lines, message, note, createdAt } = enquiry;
  return {
    ...{ id, reference, status, message, note },
    received: sayMoment(createdAt, now),
    sizes: lines.map((line) => describeLine(line, figures)),
  };
}
