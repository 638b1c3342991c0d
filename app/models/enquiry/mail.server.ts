import { env } from "~/env.server";
import type { Prisma } from "~/generated/prisma/client";
import type { Line } from "~/models/line/line";
import { writeLines } from "~/models/line/text";
import { type Desk, type MailKind, putMail } from "~/models/mail/outbox.server";
import { takeAttemptWithin } from "~/models/queue/throttle.server";
import { writeCalendarDay } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { formatPhone, isWhatsappNumber, telLink, whatsappLink } from "~/models/shop/phone";
import { AS_WRITTEN, type EnquiryInput } from "./form";

/** To one address in a day: whoever types somebody else's cannot fill his mailbox. */
export const MOST_COPIES = 5;
const COPIES_WINDOW_MS = 24 * 60 * 60 * 1000;

type WrittenEnquiry = { id: string; reference: string; input: EnquiryInput; lines: Line[] };

/** Puts the owner's mail and the sender's copy into the outbox, within the transaction that writes the enquiry. */
export async function mailEnquiry(
  tx: Prisma.TransactionClient,
  desk: Desk | null,
  enquiry: WrittenEnquiry,
  now: Date,
) {
  if (!desk) return;
  const text = [...writePerson(enquiry, desk), ...(await writeWhole(tx, enquiry, "Message"))];
  await mailOwner(tx, desk, enquiry, { ending: "", text }, now);
  await mailCopy(tx, desk, enquiry, now);
}

/** Short, to the owner: both of his mails may have been read. The sender gets his copy where it can reach him now. */
export async function mailCorrection(
  tx: Prisma.TransactionClient,
  desk: Desk | null,
  enquiry: WrittenEnquiry,
  { before, email }: { before: string; email: string | null },
  now: Date,
) {
  await readdressMails(tx, enquiry.id, enquiry.input.email);
  if (!desk) return;
  const text = [...writePerson(enquiry, desk), "", `Before: ${before}`];
  await mailOwner(tx, desk, enquiry, { ending: ": corrected by its sender", text }, now);
  if (enquiry.input.email === email) return;
  await tx.mail.deleteMany({ where: { enquiryId: enquiry.id, kind: "copy" satisfies MailKind } });
  await mailCopy(tx, desk, enquiry, now);
}

/** What waits goes to the sender's address of now, and is answered there; its text stays. Without an address no copy goes. */
export async function readdressMails(tx: Prisma.TransactionClient, enquiryId: string, email: string | null) {
  const copies = { enquiryId, kind: "copy" satisfies MailKind };
  if (email === null) await tx.mail.deleteMany({ where: copies });
  else {
    const elsewhere = { ...copies, recipient: { not: email } };
    // What was refused for good was refused at another address.
    const again = { dueAt: new Date(), attempts: 0 };
    await tx.mail.updateMany({ where: { ...elsewhere, dueAt: null }, data: again });
    await tx.mail.updateMany({ where: elsewhere, data: { recipient: email } });
  }
  const owners = { enquiryId, kind: "owner" satisfies MailKind };
  await tx.mail.updateMany({ where: owners, data: { replyTo: email } });
}

function mailOwner(
  tx: Prisma.TransactionClient,
  desk: Desk,
  { id, reference, input }: WrittenEnquiry,
  { ending, text }: { ending: string; text: string[] },
  now: Date,
) {
  const subject = `Enquiry ${reference} from ${input.name}${ending}`;
  const sent = { kind: "owner", recipient: desk.address, replyTo: input.email } as const;
  return putMail(tx, desk, { enquiryId: id }, { ...sent, subject, text: text.join("\n") }, now);
}

async function mailCopy(tx: Prisma.TransactionClient, desk: Desk, enquiry: WrittenEnquiry, now: Date) {
  const { id, reference, input } = enquiry;
  if (!input.email) return;
  const limit = { key: `copy:${input.email.toLowerCase()}`, most: MOST_COPIES, windowMs: COPIES_WINDOW_MS };
  if ((await takeAttemptWithin(tx, [limit])) !== null) return;
  const subject = `Your enquiry ${reference} to ${desk.company.name}`;
  const sent = { kind: "copy", recipient: input.email, replyTo: null } as const;
  const text = writeForSender(enquiry, desk, await writeWhole(tx, enquiry, "Your message"));
  await putMail(tx, desk, { enquiryId: id }, { ...sent, subject, text }, now);
}

function writePerson({ reference, input }: WrittenEnquiry, { company: { country } }: Desk) {
  return [
    `Reference: ${reference}`,
    `Name: ${input.name}`,
    `Phone: ${input.phone}`,
    `Call: ${telLink(input.phone, country)}`,
    ...(isWhatsappNumber(input.phone, country) ? [`WhatsApp: ${whatsappLink(input.phone, country)}`] : []),
    `Email: ${input.email ?? "not given"}`,
  ];
}

function writeForSender(enquiry: WrittenEnquiry, { company }: Desk, whole: string[]) {
  return [
    `Hello ${enquiry.input.name},`,
    "",
    "Thank you for your enquiry. This is a copy of it; we will get back to you by phone or email.",
    ...(company.replyTime ? [`We answer ${company.replyTime}.`] : []),
    "",
    `Reference: ${enquiry.reference}`,
    ...whole,
    "",
    company.name,
    formatPhone(company.phone, company.country),
    company.email,
    ...(env.SITE_URL ? [env.SITE_URL] : []),
    "",
    "If you did not send it, somebody typed your address by mistake: you can ignore this email.",
  ].join("\n");
}

function writePart(heading: string, text: string | null | undefined) {
  return text ? ["", `${heading}:`, text] : [];
}

async function writeWhole(tx: Prisma.TransactionClient, { input, lines }: WrittenEnquiry, message: string) {
  const { product: id, deliveryPlace, wantedOn } = input;
  const product = id && (await tx.product.findUnique({ where: { id }, select: { name: true } }));
  const [sizes = []] = writeLines(lines, figures);
  return [
    ...(product ? [`About: ${product.name}`] : []),
    ...(deliveryPlace ? [`Delivery to: ${deliveryPlace}`] : []),
    ...(wantedOn ? [`Wanted by: ${writeCalendarDay(wantedOn).text}`] : []),
    ...(sizes.length > 0 ? ["", "Sizes:", ...sizes] : []),
    ...writePart(AS_WRITTEN, input.list),
    ...writePart(message, input.message),
  ];
}
