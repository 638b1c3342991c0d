import { db } from "~/db.server";
import { readDesk } from "~/models/mail/outbox.server";
import { wakeMailSender } from "~/models/mail/sender.server";
import { wakePushSender } from "~/models/push/sender.server";
import { networkOf, takeAttemptWithin } from "~/models/queue/throttle.server";
import { findReceipt, receiptOf, saveReceipt } from "~/models/row/receipt.server";
import { dayOf } from "~/models/shop/day.server";
import type { AnswerIntent } from "./answer";
import { addNews } from "./event.server";
import { answers, isPossible, type StoredStatus, statusOf } from "./state";
import { dropRevision } from "./step.server";
import { setEnquiryStatus } from "./write.server";

export type Answer = { intent: AnswerIntent; by: string | null; text: string | null };

/** For one sender: each goes to the owner's mail and devices. */
const MOST_ANSWERS = 5;
const WINDOW_MS = 10 * 60 * 1000;

export type Sender = { address: string; receiptId: string | null };

/** `seconds` are until the sender may write again; null where it cannot be answered any more. */
export type Answered =
  | { ok: true }
  | { ok: false; seconds: null; isNewer: boolean }
  | { ok: false; seconds: number };

/** The first time that its buyer opens it; a copy that is opened later changes nothing. */
export async function noteSeen(id: string, revision: number, now = new Date()) {
  const desk = await readDesk();
  await db.$transaction(async (tx) => {
    const where = { id, revision, status: "sent" satisfies StoredStatus };
    const data = { status: "seen" satisfies StoredStatus, updatedAt: now };
    const { count } = await tx.quotation.updateMany({ where, data });
    if (count === 0) return;
    const row = await tx.quotation.findUniqueOrThrow({ where: { id } });
    await addNews(tx, desk, row, { kind: "seen", revision, by: null, text: null, at: now });
  });
  wakeSenders();
}

/** Once, of the revision that was read: of two at the same time the second is told what the first has said. */
export async function answerQuotation(
  id: string,
  revision: number,
  { intent, by, text }: Answer,
  now = new Date(),
  sender: Sender | null = null,
): Promise<Answered> {
  const desk = await readDesk();
  const { event: kind } = answers[intent];
  // Of each kind one: an address that is opened again in the same window may be answered in another way.
  const formId = sender?.receiptId;
  const receiptId = formId ? receiptOf(`${formId}.${kind}`, [by, text]) : null;
  const answered = await db.$transaction(async (tx): Promise<Answered> => {
    if ((await findReceipt(receiptId, tx)) !== null) return { ok: true };
    const row = await tx.quotation.findUniqueOrThrow({ where: { id } });
    const isClosed = !isPossible(answers[intent], statusOf(row, dayOf(now)));
    const isNewer = !isClosed && row.revision !== revision;
    if (isClosed || isNewer) return { ok: false, seconds: null, isNewer };
    const seconds = sender && (await takeAttemptWithin(tx, [limitOf(sender)], now));
    if (seconds !== null) return { ok: false, seconds };
    const said = kind === "asked" ? { asked: text } : { asked: null, status: kind };
    // A revision that was being written is of no use once the former is accepted.
    const dropped = kind === "accepted" && row.drafting ? await dropRevision(tx, row) : {};
    await tx.quotation.update({
      where: { id },
      data: { ...said, ...dropped, updatedAt: now, version: { increment: 1 } },
    });
    await setEnquiryStatus(tx, row.enquiryId, kind === "asked" ? "new" : "closed", now);
    await addNews(tx, desk, row, { kind, revision, by, text, at: now });
    await saveReceipt(tx, receiptId, id);
    return { ok: true };
  });
  if (answered.ok) wakeSenders();
  return answered;
}

function limitOf({ address }: Sender) {
  return { key: `quotation:${networkOf(address)}`, most: MOST_ANSWERS, windowMs: WINDOW_MS };
}

function wakeSenders() {
  wakeMailSender();
  wakePushSender();
}
