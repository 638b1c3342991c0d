import { readSigned, signText } from "./signature.server";

const PURPOSE = "sent enquiry";
const PATH = "/enquiry/sent";

/** As long as its sender may want to read or print it again. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** The address of a sent enquiry: who has it may see its lines, for a day. */
export function sentPath(reference: string): string {
  const until = (Date.now() + LONGEST_MS).toString(36);
  return `${PATH}?of=${signText(PURPOSE, `${reference}.${until}`)}`;
}

export function readSentPath(of: string | null): string | null {
  const [reference, until, ...rest] = (readSigned(PURPOSE, of) ?? "").split(".");
  if (!reference || !until || rest.length > 0) return null;
  return Number.parseInt(until, 36) > Date.now() ? reference : null;
}
