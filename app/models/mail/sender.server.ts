import { env } from "~/env.server";
import { writeLog } from "~/log.server";
import { deliverLetter, type Patience } from "./delivery.server";
import {
  type Desk,
  dropForgottenMails,
  findNextDue,
  readDesk,
  settleMail,
  takeDueMail,
} from "./outbox.server";

/** The first visitors are served before. */
const FIRST_AFTER_MS = 2_000;
/** A server that cannot be reached is left alone for so long, whatever is due. */
const AWAY_MS = 60_000;
/** Also the longest sleep: a clock that is set does not keep mails waiting. */
const LOOK_EVERY_MS = 10 * 60_000;

type Sender = { timer?: NodeJS.Timeout; isBusy: boolean; isWoken: boolean };

const globals = globalThis as typeof globalThis & { steelMailSender?: Sender };

/** Sends what waits in the outbox, one mail at a time, as long as the process runs; also what an earlier one left. */
export function beginMailSending() {
  if (!env.SMTP_URL || globals.steelMailSender) return;
  globals.steelMailSender = { isBusy: false, isWoken: false };
  sleep(globals.steelMailSender, FIRST_AFTER_MS);
}

/** After a mail was put into the outbox. */
export function wakeMailSender() {
  const sender = globals.steelMailSender;
  if (!sender) return;
  if (sender.isBusy) sender.isWoken = true;
  else sleep(sender, 0);
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
  const { id, letter } = due;
  const from = { name: company.name, address };
  const delivery = await deliverLetter({ ...letter, from }, smtpUrl, patience);
  await settleMail(id, delivery);
  if (delivery.ok) writeLog({ event: "mail-sent", mail: id });
  else {
    const event = delivery.isPermanent ? "mail-refused" : "mail-delayed";
    writeLog({ event, mail: id, error: delivery.reason });
  }
  return delivery.ok || delivery.isReached;
}

function sleep(sender: Sender, ms: number) {
  clearTimeout(sender.timer);
  sender.timer = setTimeout(() => void run(sender), ms).unref();
}

async function run(sender: Sender) {
  sender.isBusy = true;
  let pause = AWAY_MS;
  try {
    do sender.isWoken = false;
    while ((await sendNext()) || sender.isWoken);
    await dropForgottenMails();
    pause = await pauseUntilDue();
  } catch (error) {
    // A database that is locked or full: the rows are there, and the next look finds them.
    writeLog({ event: "mail-sending-failed", error: error instanceof Error ? error.message : String(error) });
  }
  sender.isBusy = false;
  // Whoever woke it since the last look was too late for that one.
  sleep(sender, sender.isWoken ? 0 : pause);
}

/** Without an address to send from, what is due waits until there is one. */
async function sendNext() {
  const desk = await readDesk();
  return desk !== null && env.SMTP_URL !== undefined && sendDueMail(env.SMTP_URL, desk);
}

async function pauseUntilDue(): Promise<number> {
  const due = await findNextDue();
  if (!due) return LOOK_EVERY_MS;
  const ms = due.getTime() - Date.now();
  return Math.min(LOOK_EVERY_MS, ms <= 0 ? AWAY_MS : ms);
}
