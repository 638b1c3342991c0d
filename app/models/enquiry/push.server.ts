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

/** A locked phone shows it to whoever stands by: who and how much, and no phone number. */
function writePush({ reference, name, lines }: Told): PushMessage {
  const count = sayCount(lines.length, "line", figures);
  return {
    title: `New enquiry from ${hideNumbers(name) || "somebody"}`,
    text: lines.length === 0 ? "A message" : `${count}, ${writeWeight(addWeights(lines), figures)}`,
    path: `/adminenquiries?q=${reference}`,
    tag: reference,
  };
}

/** From so many digits on it may be a phone number, also one that was typed into the name. */
const PHONE_DIGITS = 7;

function hideNumbers(name: string): string {
  return name.replace(/[\p{Nd}\s()+./-]+/gu, (run) => (countDigits(run) < PHONE_DIGITS ? run : " ")).trim();
}

function countDigits(text: string) {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}
