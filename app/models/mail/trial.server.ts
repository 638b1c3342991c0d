import { createHash } from "node:crypto";
import { z } from "zod";
import { env } from "~/env.server";
import { newId } from "~/models/row/id.server";
import { settingOf } from "~/models/row/setting.server";
import { deliverLetter } from "./delivery.server";
import { nameMessage, readDesk } from "./outbox.server";

const setting = settingOf(
  "mailTrial",
  z.object({ of: z.string(), at: z.iso.datetime(), ok: z.boolean(), answer: z.string() }),
);

/** `answer` is the mail server's own, or why there was none. */
export type MailTrial = { at: Date; ok: boolean; answer: string };

/** Somebody waits for it on the screen. */
const PATIENCE = { phaseMs: 10_000, wholeMs: 20_000 };

/** To the address that enquiries go to; null where no mail is sent at all. */
export async function tryMail(now = new Date()): Promise<MailTrial | null> {
  const desk = await readDesk();
  if (!desk || !env.SMTP_URL) return null;
  const { address, company } = desk;
  const letter = {
    from: { name: company.name, address },
    recipient: address,
    replyTo: null,
    subject: `Test mail of ${company.name}`,
    text: "The site can send mail: enquiries will reach you at this address.",
    messageId: nameMessage(newId(), address),
    writtenAt: now,
  };
  const delivery = await deliverLetter(letter, env.SMTP_URL, PATIENCE);
  const said = { ok: delivery.ok, answer: delivery.ok ? delivery.answer : delivery.reason };
  await setting.write({ of: nameWay(address), at: now.toISOString(), ...said });
  return { at: now, ...said };
}

/** `trial` is the last one with this server and this address. */
export async function readMailState() {
  const { address = null } = (await readDesk()) ?? {};
  const stored = address === null ? null : await setting.read();
  const isOfThisWay = address !== null && stored?.of === nameWay(address);
  const trial: MailTrial | null = isOfThisWay ? { ...stored, at: new Date(stored.at) } : null;
  return { hasServer: env.SMTP_URL !== undefined, address, trial };
}

/** Without the password that the server's address may hold. */
function nameWay(address: string) {
  return createHash("sha256").update(`${env.SMTP_URL} ${address}`).digest("hex");
}
