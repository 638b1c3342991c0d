import type { Prisma } from "~/generated/prisma/client";
import { currency } from "~/models/money/currency.server";
import { typeSum } from "~/models/money/money";
import { makeDocument, writeDocument } from "~/models/quotation/document";
import { addEvent } from "~/models/quotation/event.server";
import { checkQuotation } from "~/models/quotation/form";
import { readTerms } from "~/models/quotation/settings.server";
import { newId } from "~/models/row/id.server";
import { readCompanyWithin } from "~/models/shop/company.server";
import { addDays, dayOf } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { phoneKey } from "~/models/shop/phone";
import { sampleQuotations } from "../../../prisma/sample/quotations";

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
const VALID_DAYS = 30;

/** As if they had been sent some days ago; they draw no number of the owner's series. */
export async function insertSampleQuotations(tx: Prisma.TransactionClient): Promise<number> {
  const company = await readCompanyWithin(tx);
  const terms = await readTerms();
  for (const { number, status, day: age, fields, events } of sampleQuotations) {
    const sentAt = new Date(Date.now() - age * DAY);
    const day = dayOf(sentAt);
    const typed = new URLSearchParams({ validUntil: addDays(day, VALID_DAYS) });
    for (const [name, value] of Object.entries(fields))
      typed.set(name, typeof value === "number" ? typeSum(value, currency, figures) : value);
    const checked = checkQuotation(typed, { ...terms, today: day }, true);
    if (!checked.ok) throw new Error(`The sample ${number} breaks the rules of quotations`);
    const { customer, phone, email, validUntil, totals } = checked.value;
    const id = newId();
    await tx.quotation.create({
      data: {
        ...{ id, number, status, revision: 1, drafting: false, customer, phone, email, day, validUntil },
        phoneKey: phone && phoneKey(phone, company.country),
        fields: JSON.stringify([...typed]),
        total: totals.total,
        currency: currency.code,
        sample: true,
        ...{ createdAt: sentAt, updatedAt: sentAt },
      },
      select: { id: true },
    });
    const made = makeDocument(checked.value, { number, revision: 1, day }, company);
    const document = writeDocument(made, [...typed]);
    await tx.quotationRevision.create({ data: { quotationId: id, revision: 1, document, sentAt } });
    for (const [at, event] of events.entries())
      await addEvent(tx, id, { ...event, revision: 1, at: new Date(sentAt.getTime() + at * HOUR) });
  }
  return sampleQuotations.length;
}
