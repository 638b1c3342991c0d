import type { Prisma } from "~/generated/prisma/client";
import { type Desk, putMail } from "~/models/mail/outbox.server";
import { putPushes } from "~/models/push/outbox.server";
import { readPushKey } from "~/models/push/sender.server";
import type { QuotationEvent } from "./event.server";
import { quotationList } from "./list";

type Subject = { id: string; number: string | null; customer: string };

const said: Partial<Record<QuotationEvent["kind"], string>> = {
  seen: "was opened",
  accepted: "was accepted",
  asked: "was sent back for a change",
  declined: "was declined",
};

/** What the buyer has done, to the owner's mail and devices, within the transaction that writes it down. */
export async function tellOwner(
  tx: Prisma.TransactionClient,
  desk: Desk | null,
  { id, number, customer }: Subject,
  { kind, by, text, at }: QuotationEvent,
) {
  const title = `Quotation ${number} ${said[kind]}`;
  const path = `${quotationList.path}?q=${number}`;
  if (readPushKey()) await putPushes(tx, { title, text: customer, path, tag: number ?? id }, at);
  if (!desk) return;
  const lines = [title, `Customer: ${customer}`, ...(by ? [`By: ${by}`] : []), ...(text ? ["", text] : [])];
  const mail = { kind: "owner", recipient: desk.address, replyTo: null, subject: title } as const;
  await putMail(tx, desk, { quotationId: id }, { ...mail, text: lines.join("\n") }, at);
}
