import { env } from "~/env.server";
import { writeLog } from "~/log.server";
import { beginSending, wakeSender } from "~/models/queue/sending.server";
import { deliverLetter, type Patience } from "./delivery.server";
import { type Desk, type MailKind, readDesk, settleMail, takeDueMail } from "./outbox.server";

/** One at a time: there is one mail server. */
export function beginMailSending() {
  if (!env.SMTP_URL) return;
  beginSending({ name: "mail", lanes: 1, sendNext });
}

export function wakeMailSender() {
  wakeSender("mail");
}

/** False when nothing was due or no server could be reached. */
export async function sendDueMail(
  smtpUrl: string,
  { address, company }: Desk,
  now = new Date(),
  patience?: Patience,
): Promise<boolean> {
  const due = await takeDueMail(now);
  if (!due) return false;
  const { id, kind, letter, error } = due;
  const from = { name: company.name, address };
  // The owner may have corrected his address since it was written.
  const recipient = kind === ("owner" satisfies MailKind) ? address : letter.recipient;
  const delivery = await deliverLetter({ ...letter, recipient, from }, smtpUrl, patience);
  await settleMail(due, delivery);
  if (delivery.ok) writeLog({ event: "mail-sent", mail: id });
  else if (delivery.isPermanent || delivery.reason !== error) {
    const event = delivery.isPermanent ? "mail-refused" : "mail-delayed";
    writeLog({ event, mail: id, error: delivery.reason });
  }
  return delivery.ok || delivery.isReached;
}

/** Without an address to send from, what is due waits until there is one. */
async function sendNext() {
  const desk = await readDesk();
  return desk !== null && env.SMTP_URL !== undefined && sendDueMail(env.SMTP_URL, desk);
}
