import { randomBytes } from "node:crypto";
import { readSigned, signText } from "~/http/signature.server";

const LONGEST_MS = 24 * 60 * 60 * 1000;
const PURPOSE = "form";

/** Signed so that neither its time nor its random part can be chosen. */
export function issueFormToken() {
  return signText(PURPOSE, `${Date.now().toString(36)}.${randomBytes(12).toString("base64url")}`);
}

export function readFormToken(token: string | null | undefined) {
  const [made, random, ...rest] = (readSigned(PURPOSE, token) ?? "").split(".");
  if (!made || !random || rest.length > 0) return null;
  const ageMs = Date.now() - Number.parseInt(made, 36);
  return ageMs >= 0 && ageMs <= LONGEST_MS ? { id: random, ageMs } : null;
}
