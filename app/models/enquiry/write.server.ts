import { randomInt } from "node:crypto";
import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { networkOf, takeAttemptWithin } from "~/models/account/throttle.server";
import { newId } from "~/models/row/id.server";
import { findReceipt, saveReceipt } from "~/models/row/receipt.server";
import { type ContactInput, type EnquiryLine, FASTEST_PERSON_MS } from "./form";
import { mailEnquiry } from "./mail.server";

/** Letters and digits that are not mistaken for one another when read out on the phone. */
const REFERENCE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** For one sender, suspected spam included. */
const MOST_ENQUIRIES = 5;
const WINDOW_MS = 10 * 60 * 1000;

export type EnquiryOrigin = {
  address: string;
  sourcePage: string | null;
  /** Of the field that people do not see. */
  honeypot: string;
  ageMs: number | null;
  receiptId: string | null;
};

export type EnquiryOutcome = { ok: true; reference: string } | { ok: false; seconds: number };

/** Suspected spam gets the same answer. */
export async function createEnquiry(
  input: ContactInput,
  lines: EnquiryLine[],
  origin: EnquiryOrigin,
): Promise<EnquiryOutcome> {
  const suspicion = suspect(origin, lines);
  const limit = { key: `enquiry:${networkOf(origin.address)}`, most: MOST_ENQUIRIES, windowMs: WINDOW_MS };
  let stored = false;
  const outcome = await db.$transaction(async (tx): Promise<EnquiryOutcome> => {
    const earlier = await findReceipt(origin.receiptId, tx);
    if (earlier !== null) return { ok: true, reference: earlier };
    const seconds = await takeAttemptWithin(tx, [limit]);
    if (seconds !== null) return { ok: false, seconds };
    const reference = await insertEnquiry(tx, input, lines, origin, suspicion);
    await saveReceipt(tx, origin.receiptId, reference);
    stored = true;
    return { ok: true, reference };
  });
  // Stored first, mailed second: the sender does not wait for a mail server, and a replay mails nothing.
  if (stored && outcome.ok && !suspicion) void mailEnquiry(outcome.reference, input, lines);
  return outcome;
}

async function insertEnquiry(
  tx: Prisma.TransactionClient,
  input: ContactInput,
  lines: EnquiryLine[],
  { sourcePage }: EnquiryOrigin,
  suspicion: string | null,
): Promise<string> {
  const now = new Date();
  const product =
    input.product && (await tx.product.findUnique({ where: { id: input.product }, select: { id: true } }));
  const reference = await drawReference((text) => tx.enquiry.count({ where: { reference: text } }));
  await tx.enquiry.create({
    data: {
      id: newId(),
      reference,
      name: input.name,
      phone: input.phone,
      phoneKey: input.phone.replace(/\D/g, "").slice(-10),
      email: input.email,
      message: input.message,
      productId: product ? product.id : null,
      status: suspicion ? "spam" : "new",
      suspicion,
      sourcePage,
      createdAt: now,
      updatedAt: now,
      lines: { create: lines.map(asRow) },
    },
  });
  return reference;
}

function asRow(line: EnquiryLine, position: number) {
  const { form, thickness, width, length, pieces, inner, weightKg, productId, productName, type } = line;
  return { position, form, thickness, width, length, pieces, inner, weightKg, productId, productName, type };
}

/** Whoever has collected sizes has spent the time before this form was opened. */
function suspect({ honeypot, ageMs }: EnquiryOrigin, lines: EnquiryLine[]) {
  if (honeypot.trim() !== "") return "filled the hidden field";
  if (lines.length === 0 && ageMs !== null && ageMs < FASTEST_PERSON_MS)
    return `sent ${(ageMs / 1000).toFixed(1)} s after opening the page`;
  return null;
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
  return db.product.findUnique({ where: { id }, select: { id: true, name: true, type: true } });
}
