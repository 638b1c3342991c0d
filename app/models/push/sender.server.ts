import { env, isHttps } from "~/env.server";
import { writeLog } from "~/log.server";
import { beginSending, wakeSender } from "~/models/queue/sending.server";
import { readCompany } from "~/models/shop/company.server";
import { deliverPush, type PushSender } from "./delivery.server";
import { settlePush, takeDuePush } from "./outbox.server";

const LANES = 4;

/** What browsers are given to subscribe with; null when the site has no keys and sends no notifications. */
export function readPushKey(): string | null {
  return env.PUSH_PUBLIC_KEY ?? null;
}

export function beginPushSending() {
  if (!env.PUSH_PUBLIC_KEY) return;
  beginSending({ name: "push", lanes: LANES, sendNext: async () => sendDuePush(await readSender()) });
}

export function wakePushSender() {
  wakeSender("push");
}

export async function sendDuePush(
  sender: PushSender,
  now = new Date(),
  ways?: Parameters<typeof deliverPush>[3],
): Promise<boolean> {
  const due = await takeDuePush(now);
  if (!due) return false;
  const delivery = await deliverPush(due.target, due.message, sender, ways);
  await settlePush(due, delivery, now);
  const device = due.deviceId;
  if (delivery.ok) writeLog({ event: "push-sent", device });
  else {
    const event = delivery.isGone ? "push-device-gone" : "push-delayed";
    writeLog({ event, device, error: delivery.reason });
  }
  return true;
}

async function readSender(): Promise<PushSender> {
  const { PUSH_PUBLIC_KEY: publicKey = "", PUSH_PRIVATE_KEY: privateKey = "", SITE_URL } = env;
  const { email } = await readCompany();
  return { publicKey, privateKey, subject: isHttps && SITE_URL ? SITE_URL : `mailto:${email}` };
}
