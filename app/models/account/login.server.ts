import { createHash } from "node:crypto";
import { Places } from "~/models/queue/places.server";
import { logEvent } from "~/models/shop/audit.server";
import { openSession } from "./session.server";
import { forgiveAttempt, type Limit, networkOf, takeAttempt } from "./throttle.server";
import { type Account, authenticate } from "./write.server";

const WINDOW_MS = 15 * 60 * 1000;
/** Failed logins within the window: for one email from one address, and from one address whatever the email. */
const MOST_PER_EMAIL = 5;
const MOST_PER_ADDRESS = 20;

export type LoginInput = { email: string; password: string; address: string };

export type Login =
  | { ok: true; admin: Account; token: string }
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "throttled" | "busy"; seconds: number };

/**
 * A comparison takes a quarter of a second. Newest first, so that in a flood of wrong logins an honest one is served
 * within two seconds, now or at the next try.
 */
const places = new Places({ atOnce: 1, waiting: 8, patienceMs: 10_000, newestFirst: true });
const RETRY_SECONDS = 2;

/**
 * The attempt is counted before the password is looked at and taken back when it was right, so that many attempts side
 * by side count too. `busy` when too many want to sign in at a time: nothing was looked at or counted.
 */
export async function logIn(input: LoginInput): Promise<Login> {
  const leave = await places.enter(networkOf(input.address));
  if (!leave) return { ok: false, reason: "busy", seconds: RETRY_SECONDS };
  try {
    return await check(input);
  } finally {
    leave();
  }
}

async function check(input: LoginInput): Promise<Login> {
  const limits = limitsOf(input.email, networkOf(input.address));
  // Somebody may type the password into the wrong field: only what looks like an address is written down.
  const subject = /^[^\s@]+@[^\s@]+$/.test(input.email) ? input.email.slice(0, 254) : null;
  const seconds = await takeAttempt(limits);
  if (seconds !== null) {
    logEvent({ event: "login-throttled", admin: null, subject });
    return { ok: false, reason: "throttled", seconds };
  }
  const found = await authenticate(input.email, input.password);
  const token = found && (await openSession(found.admin.id, found.passwordHash));
  if (!found || !token) {
    logEvent({ event: "login-failed", admin: null, subject });
    return { ok: false, reason: "wrong" };
  }
  await forgiveAttempt(limits);
  const { admin } = found;
  logEvent({ event: "login", admin: admin.id, subject: admin.email });
  return { ok: true, admin, token };
}

/** An email of any length makes a key of one length. */
function limitsOf(email: string, network: string): Limit[] {
  const emailKey = createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 32);
  return [
    { key: `login:${emailKey}:${network}`, most: MOST_PER_EMAIL, windowMs: WINDOW_MS },
    { key: `login:${network}`, most: MOST_PER_ADDRESS, windowMs: WINDOW_MS },
  ];
}
