import { carriesSession, findSignedIn } from "~/http/cookie/session.server";
import type { AnswerIntent } from "~/models/quotation/answer";
import type { Quotation } from "~/models/quotation/read.server";
import { answers, events, isPossible } from "~/models/quotation/state";
import { writeQuotation } from "~/models/quotation/written.server";
import type { Day } from "~/models/shop/day";
import { writeCalendarDay, writeRecorded } from "~/models/shop/day.server";
import { quotationCopy } from "./copy";
import { type Opened, pathOf } from "./opened.server";

export type ShownQuotation = Awaited<ReturnType<typeof showQuotation>>;

/** What its address opens: the page shows it, and the paper. */
export async function showQuotation(request: Request, { quotation, document }: Opened) {
  const { revision: newest, status } = quotation;
  const { number, revision } = document;
  const isNewest = revision === newest;
  const written = await writeQuotation(document);
  const outcomes = isNewest ? listOutcomes(quotation).map((outcome) => describe(outcome, written)) : [];
  const isExpired = isNewest && status === "expired";
  const isAsked = outcomes.some(({ kind }) => kind === "asked");
  const path = pathOf(quotation);
  const others = Array.from({ length: newest }, (_, at) => newest - at).filter((each) => each !== revision);
  return {
    ...{ written, newest, outcomes, newestPath: path },
    others: others.map((each) => ({
      revision: each,
      path: each === newest ? path : pathOf(quotation, each),
    })),
    open: intents.filter(
      (intent) => isNewest && !(isExpired && isAsked) && isPossible(answers[intent], status),
    ),
    /** What its buyer asks with one press, where its last day has passed. */
    anew: isExpired && !isAsked ? quotationCopy.anew.prepared(number, written.validUntil.text) : null,
    pdf: isNewest ? `${path}.pdf` : `${path}.pdf?revision=${revision}`,
    isOffice: carriesSession(request.headers.get("Cookie")) && (await findSignedIn(request)) !== null,
  };
}

const intents = Object.keys(answers) as AnswerIntent[];

/** What its buyer has said to the newest revision, or that its last day has passed. */
type Outcome = {
  kind: "accepted" | "declined" | "asked" | "expired";
  at: Day;
  by: string | null;
  text: string | null;
};

/** The last word first: a change that was asked for may stand beside the end of its validity. */
function listOutcomes({ status, revision, validUntil, events }: Quotation): Outcome[] {
  const find = (kind: "accepted" | "declined" | "asked"): Outcome[] => {
    const event = events.findLast((each) => each.kind === kind && each.revision === revision);
    return event ? [{ kind, at: writeRecorded(event.at), by: event.by, text: event.text }] : [];
  };
  if (status === "accepted") return find("accepted");
  const asked = find("asked");
  const isExpired = status === "expired" && validUntil !== null;
  const end = isExpired ? [{ kind: status, at: writeCalendarDay(validUntil), by: null, text: null }] : [];
  const declined = status === "declined" ? find("declined") : [];
  return [...end, ...[...declined, ...asked].sort((one, other) => other.at.at.localeCompare(one.at.at))];
}

function describe({ kind, at, by, text }: Outcome, { revision, total }: { revision: number; total: string }) {
  const said = {
    accepted: `Agreed on ${at.text} by ${by}: revision ${revision}, in all ${total}.`,
    declined: `Declined on ${at.text}.`,
    asked: `Sent on ${at.text}. It has arrived, and we will get back to you.`,
    expired: `It was valid until ${at.text} and can no longer be accepted.`,
  };
  return {
    kind,
    at,
    text,
    said: said[kind],
    title: kind === "expired" ? "No longer valid" : events[kind].said,
  };
}

/** Of one that can be answered no more. */
export function sayOutcome(quotation: Quotation): string {
  const [outcome] = listOutcomes(quotation);
  if (!outcome) return "This quotation has changed in the meantime.";
  const { kind, at, by } = outcome;
  if (kind === "expired") return `This quotation was valid until ${at.text}.`;
  return `This quotation ${events[kind].news} on ${at.text}${by ? ` by ${by}` : ""}.`;
}
