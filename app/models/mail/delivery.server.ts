import { sayFault } from "~/models/queue/fault.server";
import { cleanLine, cutCharacters } from "~/models/text/typed-text";

export type Letter = {
  from: { name: string; address: string };
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  messageId: string;
  writtenAt: Date;
};

/**
 * `answer` is what the server said when it took the mail. Permanent: it says no to the sender, the recipient or the text.
 * `isReached`: some server answered.
 */
export type Delivery =
  | { ok: true; answer: string }
  | { ok: false; isPermanent: boolean; isReached: boolean; reason: string };

export type Patience = { phaseMs: number; wholeMs: number };

/** For connecting, the greeting and each answer; and for all of it: a server may answer one byte at a time. */
const PATIENCE: Patience = { phaseMs: 15_000, wholeMs: 60_000 };

const LONGEST_ANSWER = 300;

/** Never fails. `smtpUrl` such as `smtp://user:pass@host:587`. */
export async function deliverLetter(
  { recipient, replyTo, writtenAt, ...letter }: Letter,
  smtpUrl: string,
  { phaseMs, wholeMs }: Patience = PATIENCE,
): Promise<Delivery> {
  const limit = AbortSignal.timeout(wholeMs);
  const mail = {
    ...letter,
    to: { name: "", address: recipient },
    ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
    date: writtenAt,
    headers: { "Auto-Submitted": "auto-generated" },
    signal: limit,
  };
  try {
    // Loaded by the first mail: reading it took a sixth of every start.
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: phaseMs,
      greetingTimeout: phaseMs,
      socketTimeout: phaseMs,
      dnsTimeout: phaseMs,
    });
    const { response } = await transport.sendMail(mail);
    return { ok: true, answer: cutCharacters(cleanLine(response), LONGEST_ANSWER) };
  } catch (error) {
    return { ok: false, ...explain(limit.aborted ? new Error("It took too long altogether") : error) };
  }
}

/** The commands whose refusal is about this mail and not about the connection. */
const OF_THE_MAIL = /^(MAIL FROM|RCPT TO|DATA)$/;

/** What the mail library's errors say beside their message. */
type Refusal = { message: string; responseCode: number; command: string };

function explain(error: unknown) {
  const { message = String(error), responseCode = 0, command = "" } = error as Partial<Refusal>;
  const isPermanent = responseCode >= 500 && responseCode <= 599 && OF_THE_MAIL.test(command);
  return { isPermanent, isReached: responseCode > 0, reason: sayFault(message) };
}
