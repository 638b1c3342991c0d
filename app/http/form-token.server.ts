import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "~/env.server";

export const FORM_TOKEN_FIELD = "once";

const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Signed so that neither its time nor its random part can be chosen. */
export function issueFormToken() {
  const body = `${Date.now().toString(36)}.${randomBytes(12).toString("base64url")}`;
  return `${body}.${sign(body)}`;
}

export function readFormToken(token: string | null | undefined) {
  const [made, random, signature, ...rest] = (token ?? "").split(".");
  if (!made || !random || !signature || rest.length > 0) return null;
  const expected = Buffer.from(sign(`${made}.${random}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const ageMs = Date.now() - Number.parseInt(made, 36);
  return ageMs >= 0 && ageMs <= LONGEST_MS ? { id: random, ageMs } : null;
}

function sign(body: string) {
  return createHmac("sha256", env.SESSION_SECRET).update(`form ${body}`).digest("base64url");
}
