import { readSentReferences } from "~/http/sent-cookie.server";
import { sentPath } from "~/http/sent-link.server";
import { addWeights, type Line } from "~/models/enquiry/line";
import { listAgain } from "~/models/enquiry/listed";
import { findSentEnquiry, listSentEnquiries } from "~/models/enquiry/sent.server";
import type { Day } from "~/models/shop/day";
import { writeDay } from "~/models/shop/day.server";
import { rejectList, takeLines } from "./list-change.server";

export type EarlierEnquiry = {
  reference: string;
  path: string;
  day: Day;
  sizes: number;
  weight: Pick<Line, "weightKg" | "patterned">;
  isAnswered: boolean;
};

/** What was sent from this browser. */
export async function listEarlier(request: Request): Promise<EarlierEnquiry[]> {
  const sent = await listSentEnquiries(await readSentReferences(request));
  return sent.map(({ reference, createdAt, lines, isAnswered }) => ({
    reference,
    path: sentPath(reference),
    day: writeDay(createdAt),
    sizes: lines.length,
    weight: addWeights(lines),
    isAnswered,
  }));
}

/** Puts the lines of what was sent from this browser back on its list. */
export async function askAgain(
  request: Request,
  reference: string,
  listed: Line[],
  asked: { fields: URLSearchParams; context: object },
) {
  const isOwn = (await readSentReferences(request)).includes(reference);
  const sent = isOwn ? await findSentEnquiry(reference) : null;
  const lines = listAgain(sent?.lines ?? []);
  if (lines.length === 0) return rejectList("That enquiry is no longer here", asked.fields);
  return takeLines(listed, lines, asked);
}
