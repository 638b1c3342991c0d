import type { Login } from "~/models/account/login.server";
import { figures } from "~/models/shop/figures.server";
import { sayCount } from "~/steel/figures";

/** The specification's sentence, in front of whatever the reason is. */
const FAILED = "Login failed.";

export function describeFailedLogin(login: Extract<Login, { ok: false }>) {
  if (login.reason === "wrong") return { status: 401, message: FAILED, headers: {} };
  const headers = { "Retry-After": String(login.seconds) };
  if (login.reason === "busy") {
    const message = sayLoginFailed("Many people are signing in just now; try again in a moment");
    return { status: 503, message, headers };
  }
  const wait = sayCount(Math.ceil(login.seconds / 60), "minute", figures);
  return { status: 429, message: sayLoginFailed(`Too many attempts; try again in ${wait}`), headers };
}

export function sayLoginFailed(reason: string) {
  return `${FAILED} ${reason}.`;
}
