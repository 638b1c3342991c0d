import { describeLine } from "~/models/enquiry/line";
import { currency } from "~/models/money/currency.server";
import { writeMoney } from "~/models/money/money";
import { type Customer, findCustomer } from "~/models/quotation/customer.server";
import { sayMoment, writeCalendarDay } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";

/** Null where there is nothing of that id. */
export async function showCustomer(id: string) {
  const customer = await findCustomer(id);
  if (!customer) return null;
  const now = new Date();
  const { enquiries, quotations, ...person } = customer;
  return {
    ...person,
    quotations: quotations.map(showQuotation),
    enquiries: enquiries.map((enquiry) => showEnquiry(enquiry, now)),
  };
}

export type ShownCustomer = NonNullable<Awaited<ReturnType<typeof showCustomer>>>;

function showQuotation({ id, number, status, asked, day, total }: Customer["quotations"][number]) {
  return {
    ...{ id, number, status, asked, day: writeCalendarDay(day) },
    total: total === null ? null : writeMoney(total, currency, figures),
  };
}

function showEnquiry(enquiry: Customer["enquiries"][number], now: Date) {
  const { id, reference, status, lines, message, note, createdAt } = enquiry;
  return {
    ...{ id, reference, status, message, note },
    received: sayMoment(createdAt, now),
    sizes: lines.map((line) => describeLine(line, figures)),
  };
}
