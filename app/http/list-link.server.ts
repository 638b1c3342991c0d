import type { Line } from "~/models/line/line";
import { packLines, unpackLines } from "~/models/line/packed.server";
import { readSigned, signText } from "./signature.server";

const PURPOSE = "list link";

/** In characters, signature included: 60 lines of the largest figures have 2,800. */
const LONGEST = 4_000;

/** What an address carries to hand a list on: nothing of it is stored. */
export function writeListLink(lines: readonly Line[]): string | null {
  const signed = signText(PURPOSE, packLines(lines));
  return lines.length > 0 && signed.length <= LONGEST ? signed : null;
}

export function readListLink(signed: string | null): Line[] | null {
  if (!signed || signed.length > LONGEST) return null;
  const packed = readSigned(PURPOSE, signed);
  const lines = packed === null ? null : unpackLines(packed);
  return lines && lines.length > 0 ? lines : null;
}
