import type { Prisma } from "~/generated/prisma/client";
import { type Desk, putMail } from "~/models/mail/outbox.server";
import { putPushes } from "~/models/push/outbox.server";
import { readPushKey } from "~/models/push/sender.server";
import { newId } from "~/models/row/id.server";
import { quotationList } from "./list";
import { type answers, events, type QuotationEvent } from "./state";

export function addEvent(tx: Prisma.TransactionClient, quotationId: string, event: QuotationEvent) {
  return tx.quotationEvent.create({ data: { ...event, id: newId(), quotationId }, select: { id: true } });
}

type Subject = { id: string; number: string | null; customer: string; email: string | null };

/** Of the buyer. */
export type BuyersEvent = QuotationEvent & {
  kind: "seen" | (typeof answers)[keyof typeof answers]["event"];
};

/** What the buyer has done, to the owner's mail and devices too, within the transaction that writes it down. */
export async function addNews(
  tx: Prisma.TransactionClient,
  desk: Desk | null,
  { id, number, customer, email }: Subject,
  event: BuyersEvent,
) {
  await addEvent(tx, id, event);
  const { kind, by, text, at } = event;
  const title = `Quotation ${number} ${events[kind].news}`;
  const path = `${quotationList.path}?q=${number}`;
  if (readPushKey()) await putPushes(tx, { title, text: customer, path, tag: number ?? id }, at);
  if (!desk) return;
  const lines = [title, `Customer: ${customer}`, ...(by ? [`By: ${by}`] : []), ...(text ? ["", text] : [])];
  const mail = { kind: "owner", recipient: desk.address, replyTo: email, subject: title } as const;
  await putMail(tx, desk, { quotationId: id }, { ...mail, text: lines.join("\n") }, at);
}
