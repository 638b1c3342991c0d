import { db } from "~/db.server";
import { env } from "~/env.server";
import type { Prisma } from "~/generated/prisma/client";
import { pastBy } from "~/models/queue/past";
import { newId } from "~/models/row/id.server";
import type { Company } from "~/models/shop/company";
import { readCompany } from "~/models/shop/company.server";
import { figures } from "~/models/shop/figures.server";
import { readSettings } from "~/models/shop/settings.server";
import { sayCount } from "~/steel/figures";
import type { Delivery, Letter } from "./delivery.server";

export type MailKind = "owner" | "copy";

export type NewMail = {
  kind: MailKind;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
};

export const unsentColumns = {
  id: true,
  kind: true,
  recipient: true,
  attempts: true,
  error: true,
  dueAt: true,
  createdAt: true,
} as const;

/** A mail that no server has taken yet. One that is not tried any more is due no more. */
export type UnsentMail = Prisma.MailGetPayload<{ select: typeof unsentColumns }> & { kind: MailKind };

/** Who mails come from and go to; asked for before a transaction begins. */
export type Desk = { address: string; company: Company };

/** Null when no mail is sent: a server is needed and the address that enquiries go to. */
export async function readDesk(): Promise<Desk | null> {
  const address = env.SMTP_URL ? (await readSettings()).enquiryTo : null;
  return address ? { address, company: await readCompany() } : null;
}

/** Why nothing is sent while there is no desk. */
export const MAIL_OFF =
  "email is switched off (it needs SMTP_URL on the server and “Email enquiries to” in the settings)";

/** As it is shown: without a desk none that waits is tried again. */
export function asShown<Mail extends Pick<UnsentMail, "dueAt" | "error">>(mail: Mail, desk: Desk | null) {
  return desk || mail.dueAt === null ? mail : { ...mail, dueAt: null, error: MAIL_OFF };
}

const MINUTE_MS = 60_000;

/** After each failed attempt, in minutes: nearly three days in all. */
const PAUSES = [1, 5, 15, 60, 6 * 60, 12 * 60, 24 * 60, 24 * 60];
const LONGEST_PAUSE_MS = 24 * 60 * MINUTE_MS;

/** A mail that has waited for less is on its way. */
const ON_ITS_WAY_MS = MINUTE_MS;

/** Mails that are named where all are counted. */
const NAMED = 5;

/** What has not left for so long is no news any more, to its buyer least of all; its enquiry stays in the inbox. */
const FORGOTTEN_AFTER_MS = 60 * 24 * 60 * MINUTE_MS;

/** In the transaction that writes what it is about: either both are there or none. */
export async function putMail(
  tx: Prisma.TransactionClient,
  { address }: Desk,
  about: { enquiryId: string } | { quotationId: string },
  mail: NewMail,
  now: Date,
) {
  const id = newId();
  const messageId = nameMessage(id, address);
  await tx.mail.create({ data: { ...mail, ...about, id, messageId, dueAt: now, createdAt: now } });
}

/** Its Message-ID: of the site's host, or of its mail address. */
export function nameMessage(id: string, address: string) {
  return `<${id}@${env.SITE_URL ? new URL(env.SITE_URL).hostname : address.split("@")[1]}>`;
}

type DueMail = { id: string; kind: string; letter: Omit<Letter, "from">; error: string | null };

/** Its next attempt is written down first: one that ends the process is not begun anew at each start. */
export function takeDueMail(now: Date): Promise<DueMail | null> {
  const due = pastBy(now, LONGEST_PAUSE_MS).map((dueAt) => ({ dueAt }));
  return db.$transaction(async (tx) => {
    const row = await tx.mail.findFirst({ where: { OR: due }, orderBy: { dueAt: "asc" } });
    if (!row) return null;
    const pause = PAUSES[row.attempts];
    const dueAt = pause === undefined ? null : new Date(now.getTime() + pause * MINUTE_MS);
    await tx.mail.update({ where: { id: row.id }, data: { attempts: { increment: 1 }, dueAt } });
    const { id, kind, error, recipient, replyTo, subject, text, messageId, createdAt: writtenAt } = row;
    return { id, kind, error, letter: { recipient, replyTo, subject, text, messageId, writtenAt } };
  });
}

/** A copy whose address was corrected on its way waits for the next attempt, there. */
export async function settleMail({ id, letter: { recipient } }: DueMail, delivery: Delivery) {
  const where = { id, recipient };
  if (delivery.ok) await db.mail.deleteMany({ where });
  else {
    const { reason, isPermanent } = delivery;
    const data = { error: reason, ...(isPermanent ? { dueAt: null } : {}) };
    await db.mail.updateMany({ where, data });
  }
}

export type UnsentMails = {
  /** How many are tried again, how many are not, and why one of them was not taken; null where there are none. */
  said: string | null;
  /** The first enquiries that they are about, which have them in the inbox. */
  enquiries: { reference: string; status: string }[];
  /** The first that are about quotations, with the numbers of these. */
  ofQuotations: (UnsentMail & { number: string | null })[];
};

export async function listUnsentMails(desk: Desk | null, now = new Date()): Promise<UnsentMails> {
  const before = new Date(now.getTime() - ON_ITS_WAY_MS);
  // A range of the index: mails that are due no more have no time at all.
  const late = { OR: [{ error: { not: null } }, { createdAt: { lt: before } }] };
  const waits = { dueAt: { gt: new Date(0) }, ...late };
  const [waiting, failed, found] = await Promise.all([
    db.mail.count({ where: waits }),
    db.mail.count({ where: { dueAt: null } }),
    db.mail.findMany({
      where: { OR: [{ dueAt: null }, waits] },
      select: {
        ...unsentColumns,
        enquiry: { select: { reference: true, status: true } },
        quotation: { select: { number: true } },
      },
      // Those about quotations, which have no enquiry, stand nowhere else.
      orderBy: [{ enquiryId: "asc" }, { createdAt: "asc" }],
      take: NAMED,
    }),
  ]);
  const first = found.map((mail) => asShown(mail, desk));
  const about = new Map(
    first.flatMap(({ enquiry }) => (enquiry ? [[enquiry.reference, enquiry] as const] : [])),
  );
  return {
    said: sayUnsent(
      desk ? waiting : 0,
      desk ? failed : waiting + failed,
      first.find(({ error }) => error)?.error,
    ),
    enquiries: [...about.values()],
    ofQuotations: first.flatMap(({ enquiry: _, quotation, ...mail }) =>
      quotation ? { ...mail, kind: mail.kind as MailKind, number: quotation.number } : [],
    ),
  };
}

function sayUnsent(waiting: number, failed: number, reason: string | null | undefined): string | null {
  if (waiting + failed === 0) return null;
  const said = [
    failed > 0 ? `${sayCount(failed, "email", figures)} could not be sent.` : "",
    waiting > 0 ? `${sayCount(waiting, "email is", figures, "emails are")} waiting for the mail server.` : "",
    "What they tell of is here all the same.",
    reason ? `Reason: ${reason}.` : "",
  ];
  return said.filter(Boolean).join(" ");
}

/** Tried at once, and as often as a new one. False when it was gone already. */
export async function sendMailAgain(id: string, now = new Date()): Promise<boolean> {
  const { count } = await db.mail.updateMany({ where: { id }, data: { dueAt: now, attempts: 0 } });
  return count > 0;
}

/** The owner does without it; false when it was gone already. */
export async function dropMail(id: string): Promise<boolean> {
  const { count } = await db.mail.deleteMany({ where: { id } });
  return count > 0;
}

export async function dropForgottenMails(now: Date) {
  const before = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  await db.mail.deleteMany({ where: { createdAt: { lt: before } } });
}
