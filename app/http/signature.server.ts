import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "~/env.server";

/** Bytes of a signature: nobody guesses 128 bits, and an address stays short. */
const BYTES = 16;

export function signText(purpose: string, text: string): string {
  return `${text}.${sign(purpose, text)}`;
}

export function readSigned(purpose: string, signed: string | null | undefined): string | null {
  const at = signed?.lastIndexOf(".") ?? -1;
  if (!signed || at < 0) return null;
  const text = signed.slice(0, at);
  const expected = Buffer.from(sign(purpose, text));
  const given = Buffer.from(signed.slice(at + 1));
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
}

function sign(purpose: string, text: string) {
  const mac = createHmac("sha256", env.SESSION_SECRET).update(`${purpose} ${text}`).digest();
  return mac.subarray(0, BYTES).toString("base64url");
}
