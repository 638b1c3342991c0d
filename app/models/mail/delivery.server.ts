import MailComposer from "nodemailer/lib/mail-composer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { sayFault } from "~/models/queue/fault.server";
import { cleanLine, cutCharacters } from "~/models/row/typed-text";

export type Letter = {
  from: { name: string; address: string };
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  messageId: string;
  writtenAt: Date;
};

/** Permanent: the server says no to the sender, the recipient or the text. `isReached`: some server answered. */
/** `answer` is what the server said when it took the mail. */
export type Delivery =
  | { ok: true; answer: string }
  | { ok: false; isPermanent: boolean; isReached: boolean; reason: string };

export type Patience = { phaseMs: number; wholeMs: number };

/** For connecting, the greeting and each answer; and for all of it: a server may answer one byte at a time. */
const PATIENCE: Patience = { phaseMs: 15_000, wholeMs: 60_000 };

/** In characters. */
const LONGEST_ANSWER = 300;

/** Never fails. `smtpUrl` such as `smtp://user:pass@host:587`. */
export async function deliverLetter(
  letter: Letter,
  smtpUrl: string,
  { phaseMs, wholeMs }: Patience = PATIENCE,
): Promise<Delivery> {
  const options = parseConnectionUrl(smtpUrl);
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout: phaseMs,
    greetingTimeout: phaseMs,
    socketTimeout: phaseMs,
    dnsTimeout: phaseMs,
  });
  let isReached = false;
  let limit: NodeJS.Timeout | undefined;
  try {
    const message = await compose(letter);
    const answer = await new Promise<string>((resolve, reject) => {
      limit = setTimeout(() => reject(new Error("It took too long altogether")), wholeMs);
      connection.on("error", reject);
      connection.on("end", () => reject(new Error("The mail server closed the connection")));
      const envelope = { from: letter.from.address, to: [letter.recipient] };
      const send = () =>
        connection.send(envelope, message, (error, info) =>
          error ? reject(error) : resolve(cutCharacters(cleanLine(info.response), LONGEST_ANSWER)),
        );
      connection.connect((error) => {
        if (error) return reject(error);
        isReached = true;
        if (!options.auth) return send();
        connection.login(options.auth, (failure) => (failure ? reject(failure) : send()));
      });
    });
    connection.quit();
    return { ok: true, answer };
  } catch (error) {
    connection.close();
    return { ok: false, isReached, ...explain(error) };
  } finally {
    clearTimeout(limit);
  }
}

function compose({ from, recipient, replyTo, subject, text, messageId, writtenAt }: Letter): Promise<Buffer> {
  const mail = new MailComposer({
    from,
    to: { name: "", address: recipient },
    ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
    subject,
    text,
    messageId,
    date: writtenAt,
    headers: { "Auto-Submitted": "auto-generated" },
  });
  return mail.compile().build();
}

/** The commands whose refusal is about this mail and not about the connection. */
const OF_THE_MAIL = /^(MAIL FROM|RCPT TO|DATA)$/;

function explain(error: unknown) {
  const {
    message = String(error),
    responseCode = 0,
    command = "",
  } = error as Partial<SMTPConnection.SMTPError>;
  const isPermanent = responseCode >= 500 && responseCode <= 599 && OF_THE_MAIL.test(command);
  return { isPermanent, reason: sayFault(message) };
}
