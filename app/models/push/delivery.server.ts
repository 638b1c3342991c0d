import { request } from "node:https";
import { env } from "~/env.server";
import { sayFault } from "~/models/queue/fault.server";
import { lookupPublic, mayBePublicHost, NOT_PUBLIC } from "./address.server";

export type Target = { endpoint: string; p256dh: string; auth: string };

/** What a device shows; `path` opens with it, and a later message of the same `tag` takes an earlier one's place. */
export type PushMessage = { title: string; text: string; path: string; tag: string };

/** Who sends, as push services want to know (RFC 8292). */
export type PushSender = {
  publicKey: string;
  privateKey: string;
  /** `https:` or `mailto:`: where a push service's operator asks. */
  subject: string;
};

/** `isGone`: the browser has given the subscription up, and it never comes back. */
export type PushDelivery = { ok: true } | { ok: false; isGone: boolean; reason: string };

type Ways = {
  wholeMs?: number;
  /** PEM of an authority that is trusted beside the well-known ones. */
  ca?: string;
};

/** For connecting and for the answer's head; of its body nothing is read. */
const WHOLE_MS = 10_000;

/** How long a push service keeps it for a phone that is switched off: as long as it is tried here. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Never fails. What is sent can only be read by the device (RFC 8291). */
export async function deliverPush(
  { endpoint, p256dh, auth }: Target,
  message: PushMessage,
  { subject, publicKey, privateKey }: PushSender,
  ways: Ways = {},
): Promise<PushDelivery> {
  try {
    // Loaded by the first message: most sites send none.
    const { default: webPush } = await import("web-push");
    const url = new URL(endpoint);
    const { cipherText } = webPush.encrypt(p256dh, auth, JSON.stringify(message), "aes128gcm");
    const known = webPush.getVapidHeaders(url.origin, subject, publicKey, privateKey, "aes128gcm");
    const headers = {
      ...known,
      "Content-Type": "application/octet-stream",
      "Content-Encoding": "aes128gcm",
      "Content-Length": String(cipherText.byteLength),
      TTL: String(KEPT_SECONDS),
      Urgency: "high",
    };
    return judge(await post(url, headers, cipherText, ways));
  } catch (error) {
    return { ok: false, isGone: false, reason: sayFault(describe(error)) };
  }
}

function post(url: URL, headers: Record<string, string>, body: Buffer, { wholeMs = WHOLE_MS, ca }: Ways) {
  const anywhere = env.PUSH_TO_PRIVATE === "on";
  // A number is connected to without being looked up.
  if (!anywhere && !mayBePublicHost(url.hostname)) throw new Error(NOT_PUBLIC);
  return new Promise<number>((resolve, reject) => {
    const sent = request(url, {
      method: "POST",
      headers,
      agent: false,
      ...(anywhere ? {} : { lookup: lookupPublic }),
      ...(ca ? { ca } : {}),
    });
    const limit = setTimeout(() => sent.destroy(new Error("Timed out")), wholeMs);
    sent.on("error", reject);
    sent.on("close", () => clearTimeout(limit));
    sent.on("response", (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.end(body);
  });
}

function judge(status: number): PushDelivery {
  if (status >= 200 && status < 300) return { ok: true };
  const isGone = status === 404 || status === 410;
  return { ok: false, isGone, reason: `${explain(status)} (${status})` };
}

function explain(status: number): string {
  if (status >= 300 && status < 400) return "Redirected elsewhere, which is not followed";
  if (status === 401 || status === 403)
    return "The site's keys are no longer known: remove the device and set it up again";
  if (status === 429) return "No more messages are accepted for now";
  return status >= 500 ? "The push service failed" : "Message refused";
}

/** Where several addresses were tried, the error of all of them has no words of its own. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return error.message.includes(code) ? error.message : `${code} ${error.message}`.trim();
}
