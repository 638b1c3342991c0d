import { readSentReferences } from "~/http/cookie/sent.server";
import { sentPath } from "~/http/sent-link.server";
import { listSentEnquiries } from "~/models/enquiry/sent.server";
import { addWeights } from "~/models/line/line";
import { writeDay } from "~/models/shop/day.server";

export type EarlierEnquiry = Awaited<ReturnType<typeof listEarlier>>[number];

export async function listEarlier(request: Request) {
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
