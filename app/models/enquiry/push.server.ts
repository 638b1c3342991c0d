import type { Prisma } from "~/generated/prisma/client";
import { addWeights, type Line, writeWeight } from "~/models/line/line";
import type { PushMessage } from "~/models/push/delivery.server";
import { putPushes } from "~/models/push/outbox.server";
import { readPushKey } from "~/models/push/sender.server";
import { figures } from "~/models/shop/figures.server";
import { sayCount } from "~/steel/figures";

type Told = { reference: string; name: string; lines: Pick<Line, "weightKg" | "patterned">[] };

export async function pushEnquiry(tx: Prisma.TransactionClient, enquiry: Told, now: Date) {
  if (readPushKey()) await putPushes(tx, writePush(enquiry), now);
}

/** A locked phone shows it to whoever stands by: who and how much. */
function writePush({ reference, name, lines }: Told): PushMessage {
  const count = sayCount(lines.length, "line", figures);
  return {
    title: `New enquiry from ${name}`,
    text: lines.length === 0 ? "A message" : `${count}, ${writeWeight(addWeights(lines), figures)}`,
    path: `/adminenquiries?q=${reference}`,
    tag: reference,
  };
}
