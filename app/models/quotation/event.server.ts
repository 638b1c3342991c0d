import type { Prisma } from "~/generated/prisma/client";
import { newId } from "~/models/row/id.server";
import type { EventKind } from "./state";

export type QuotationEvent = {
  kind: EventKind;
  revision: number;
  by: string | null;
  text: string | null;
  at: Date;
};

export function addEvent(tx: Prisma.TransactionClient, quotationId: string, event: QuotationEvent) {
  return tx.quotationEvent.create({ data: { ...event, id: newId(), quotationId }, select: { id: true } });
}
