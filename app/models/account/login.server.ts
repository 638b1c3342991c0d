import { db } from "~/db.server";
import { Places } from "~/models/queue/places.server";
import {
  type AttemptLimit,
  forgiveAttempt,
  networkOf,
  takeAttemptWithin,
} from "~/models/queue/throttle.server";
import { logEvent } from "~/models/row/audit.server";
import { countFailedLogin, type FailedLogins, takeFailedLogins } from "./failed-login.server";
import { isEmail } from "./form";
import { openSession, type SessionOrigin } from "./session.server";
import { type Account, authenticate } from "./write.server";

const WINDOW_MS = 15 * 60 * 1000;
const MOST_PER_EMAIL = 5;
const MOST_PER_ADDRESS = 20;

export type LoginInput = {
  email: string;
  password: string;
  origin: SessionOrigin;
  /** Whether a person is shown the answer's `failures`; a program's login leaves them for the next person. */
  tells: boolean;
};

export type Login =
  | { ok: true; admin: Account; token: string; failures: FailedLogins | null }
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "throttled" | "busy"; seconds: number };

/** Whoever asks for most is sent away first: in a flood of wrong logins an honest one waits for five others at most. */
const places = new Places({ atOnce: 1, waiting: 5, patienceMs: 10_000 });
const RETRY_SECONDS = 2;

/** Counted before the password is looked at, so that attempts side by side count too; `busy` counts nothing. */
export async function logIn(input: LoginInput): Promise<Login> {
  const leave = await places.enter(networkOf(input.origin.address));
  if (!leave) return { ok: false, reason: "busy", seconds: RETRY_SECONDS };
  try {
    return await check(input);
  } finally {
    leave();
  }
}

async function check(input: LoginInput): Promise<Login> {
  const network = networkOf(input.origin.address);
  const limits = limitsOf(input.email, network);
  // Somebody may type the password into the wrong field: only what looks like an address is written down.
  const subject = isEmail(input.email) ? input.email.slice(0, 254) : null;
  const { seconds, before } = await countAttempt(limits, { email: input.email, network });
  if (seconds !== null) {
    await logEvent({ event: "login-throttled", admin: null, subject });
    return { ok: false, reason: "throttled", seconds };
  }
  const found = await authenticate(input.email, input.password);
  const opened = found && (await open(found, before, input));
  if (!opened) {
    await logEvent({ event: "login-failed", admin: null, subject });
    return { ok: false, reason: "wrong" };
  }
  await forgiveAttempt(limits);
  const { admin } = found;
  await logEvent({ event: "login", admin: admin.id, subject: admin.email });
  return { ok: true, admin, ...opened };
}

/** Against its limits and for the account's owner, in one transaction. What is throttled is no attempt. */
function countAttempt(limits: AttemptLimit[], login: { email: string; network: string }) {
  const now = new Date();
  return db.$transaction(async (tx) => {
    const seconds = await takeAttemptWithin(tx, limits, now);
    return { seconds, before: seconds === null ? await countFailedLogin(tx, login, now) : null };
  });
}

function open(
  { admin, passwordHash }: { admin: Account; passwordHash: string },
  before: FailedLogins | null,
  { tells, origin }: LoginInput,
) {
  return db.$transaction(async (tx) => {
    const token = await openSession(tx, admin.id, passwordHash, origin);
    return token && { token, failures: await takeFailedLogins(tx, admin.id, before, tells) };
  });
}

function limitsOf(email: string, network: string): AttemptLimit[] {
  return [
    { key: `login:${email.toLowerCase()}:${network}`, most: MOST_PER_EMAIL, windowMs: WINDOW_MS },
    { key: `login:${network}`, most: MOST_PER_ADDRESS, windowMs: WINDOW_MS },
  ];
}
