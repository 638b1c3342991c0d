import { randomInt } from "node:crypto";
import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import type { Line } from "~/models/line/line";
import { writeLine } from "~/models/line/row.server";
import { readDesk } from "~/models/mail/outbox.server";
import { wakeMailSender } from "~/models/mail/sender.server";
import { wakePushSender } from "~/models/push/sender.server";
import { networkOf, takeAttemptWithin } from "~/models/queue/throttle.server";
import { newId } from "~/models/row/id.server";
import { findReceipt, receiptOf, saveReceipt, writeOnce } from "~/models/row/receipt.server";
import { dropGone } from "~/models/row/undo.server";
import { readCompany } from "~/models/shop/company.server";
import { phoneKey } from "~/models/shop/phone";
import type { EnquiryInput } from "./form";
import { mailEnquiry } from "./mail.server";
import { pushEnquiry } from "./push.server";
import { suspect } from "./spam.server";

/** Letters and digits that are not mistaken for one another when read out on the phone. */
const REFERENCE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** For one sender, suspected spam included. */
const MOST_ENQUIRIES = 5;
const WINDOW_MS = 10 * 60 * 1000;

export type EnquiryOrigin = {
  address: string;
  sourcePage: string | null;
  honeypot: string;
  ageMs: number | null;
  /** Of its form and what it says. */
  receiptId: string | null;
};

export type EnquiryOutcome = { ok: true; reference: string } | { ok: false; seconds: number };

/** Suspected spam gets the same answer. */
export async function createEnquiry(
  input: EnquiryInput,
  lines: Line[],
  origin: EnquiryOrigin,
): Promise<EnquiryOutcome> {
  const limit = { key: `enquiry:${networkOf(origin.address)}`, most: MOST_ENQUIRIES, windowMs: WINDOW_MS };
  const desk = await readDesk();
  const { country } = await readCompany();
  // With something else in it, it is another enquiry: which of both counts is the office's to see.
  const receiptId = origin.receiptId && receiptOf(origin.receiptId, lines);
  const outcome = await db.$transaction(async (tx): Promise<EnquiryOutcome> => {
    const earlier = await findReceipt(receiptId, tx);
    if (earlier !== null) return { ok: true, reference: earlier };
    const seconds = await takeAttemptWithin(tx, [limit]);
    if (seconds !== null) return { ok: false, seconds };
    const now = new Date();
    const suspicion = await suspect(
      tx,
      { ...input, lines, phoneKey: phoneKey(input.phone, country) },
      origin,
    );
    const { id, reference } = await insertEnquiry(tx, input, lines, { ...origin, suspicion, country }, now);
    // What is to be sent is stored with it: nobody waits for a server, a replay sends nothing, and none is lost.
    if (!suspicion) {
      await mailEnquiry(tx, desk, { id, reference, input, lines }, now);
      await pushEnquiry(tx, { reference, name: input.name, lines }, now);
    }
    await saveReceipt(tx, receiptId, reference);
    return { ok: true, reference };
  });
  if (outcome.ok) {
    wakeMailSender();
    wakePushSender();
  }
  return outcome;
}

/** An enquiry that came by phone or message, written down by an admin: nobody is emailed, and it is no spam. */
export async function recordEnquiry(input: EnquiryInput, lines: Line[], receiptId: string | null) {
  const { country } = await readCompany();
  const origin = { sourcePage: null, suspicion: null, country };
  return writeOnce(receiptId, async (tx) => {
    const { reference } = await insertEnquiry(tx, input, lines, origin, new Date());
    return reference;
  });
}

type Stored = Pick<EnquiryOrigin, "sourcePage"> & { suspicion: string | null; country: string };

async function insertEnquiry(
  tx: Prisma.TransactionClient,
  input: EnquiryInput,
  lines: Line[],
  { sourcePage, suspicion, country }: Stored,
  now: Date,
): Promise<{ id: string; reference: string }> {
  const id = newId();
  const product =
    input.product && (await tx.product.findUnique({ where: { id: input.product }, select: { id: true } }));
  const reference = await drawReference((text) => tx.enquiry.count({ where: { reference: text } }));
  const { name, phone, email, message, list = null, deliveryPlace = null, wantedOn = null } = input;
  await tx.enquiry.create({
    data: {
      ...{ id, reference, name, phone, phoneKey: phoneKey(phone, country), email, message, unread: list },
      ...{ productId: product ? product.id : null, deliveryPlace, wantedOn },
      ...{ status: suspicion ? "spam" : "new", suspicion, sourcePage, createdAt: now, updatedAt: now },
      lines: { create: await dropGone(lines.map(writeLine), "productId", tx.product) },
    },
  });
  return { id, reference };
}

async function drawReference(countTaken: (reference: string) => Promise<number>): Promise<string> {
  for (;;) {
    const letters = Array.from({ length: 6 }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]);
    const reference = `E-${letters.join("")}`;
    if ((await countTaken(reference)) === 0) return reference;
  }
}

export async function findEnquiredProduct(id: string | null) {
  if (!id) return null;
  return db.product.findUnique({
    where: { id },
    select: { id: true, name: true, type: true, grade: true, standard: true, finish: true },
  });
}
