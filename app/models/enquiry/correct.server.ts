import { db } from "~/db.server";
import { readLine, storedLines } from "~/models/line/row.server";
import { readDesk } from "~/models/mail/outbox.server";
import { wakeMailSender } from "~/models/mail/sender.server";
import { takeAttemptWithin } from "~/models/queue/throttle.server";
import { readCompany } from "~/models/shop/company.server";
import { writeMoment } from "~/models/shop/day.server";
import { phoneKey } from "~/models/shop/phone";
import type { z } from "~/models/text/schema";
import { ContactForm, type EnquiryStatus } from "./form";
import { mailCorrection } from "./mail.server";

export const PersonForm = ContactForm.pick({ name: true, phone: true, email: true });

type Person = z.output<typeof PersonForm>;

const WINDOW_MS = 60 * 60 * 1000;
const MOST_CORRECTIONS = 5;

const labels = { name: "Name", phone: "Phone", email: "Email" } satisfies Record<keyof Person, string>;

/** For an hour after it was sent. */
export function isCorrectable(createdAt: Date, now = new Date()): boolean {
  return now.getTime() - createdAt.getTime() < WINDOW_MS;
}

/** What stood there before is kept with it, for the owner; what its sender left as it was `shown` stays as it is by now. */
export async function correctEnquiry(
  reference: string,
  typed: Person,
  shown: (field: keyof Person) => string | null,
  now = new Date(),
) {
  const desk = await readDesk();
  const { country } = await readCompany();
  const outcome = await db.$transaction(async (tx) => {
    const row = await tx.enquiry.findUnique({ where: { reference }, include: { lines: storedLines } });
    if (!row) return "gone";
    if (!isCorrectable(row.createdAt, now)) return "late";
    const choose = <Field extends keyof Person>(field: Field) =>
      (typed[field] ?? "") === shown(field) ? row[field] : typed[field];
    const input = { name: choose("name"), phone: choose("phone"), email: choose("email") };
    const all = ["name", "phone", "email"] as const;
    const fields = all.filter((field) => row[field] !== input[field]);
    // Who presses twice has corrected it with the first press.
    const isTyped = all.some((field) => ![null, typed[field] ?? ""].includes(shown(field)));
    if (fields.length === 0) return isTyped ? "saved" : "unchanged";
    const limit = { key: `correct:${reference}`, most: MOST_CORRECTIONS, windowMs: WINDOW_MS };
    if ((await takeAttemptWithin(tx, [limit], now)) !== null) return "late";
    const before = fields.map((field) => `${labels[field]} ${row[field] ?? "not given"}`).join(", ");
    const formerly = [row.formerly, `Until ${writeMoment(now)}: ${before}`].filter(Boolean).join("\n");
    await tx.enquiry.update({
      where: { reference },
      data: {
        ...input,
        phoneKey: phoneKey(input.phone, country),
        formerly,
        version: row.version + 1,
        updatedAt: now,
      },
      select: { id: true },
    });
    if (row.status !== ("spam" satisfies EnquiryStatus)) {
      const written = {
        id: row.id,
        reference,
        input: { ...row, ...input, product: row.productId, list: row.unread },
        lines: row.lines.map(readLine),
      };
      await mailCorrection(tx, desk, written, { before, email: row.email }, now);
    }
    return "saved";
  });
  wakeMailSender();
  return outcome;
}
