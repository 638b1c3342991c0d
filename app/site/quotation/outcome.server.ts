import type { Quotation } from "~/models/quotation/read.server";
import type { Day } from "~/models/shop/day";
import { writeCalendarDay, writeRecorded } from "~/models/shop/day.server";

/** What its buyer has said to the newest revision, or that its last day has passed. */
export type Outcome = {
  kind: "accepted" | "declined" | "asked" | "expired";
  at: Day;
  by: string | null;
  text: string | null;
};

/** The last word first: a change that was asked for may stand beside the end of its validity. */
export function listOutcomes({ status, revision, validUntil, events }: Quotation): Outcome[] {
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

type Agreed = { revision: number; total: string };

/** On the page as on paper. */
export function describeOutcome({ kind, at, by }: Outcome, { revision, total }: Agreed) {
  const day = at.text;
  return {
    accepted: {
      title: "Accepted",
      said: `Agreed on ${day} by ${by}: revision ${revision}, in all ${total}.`,
    },
    declined: { title: "Declined", said: `Declined on ${day}.` },
    asked: {
      title: "A change was asked for",
      said: `Sent on ${day}. It has arrived, and we will get back to you.`,
    },
    expired: {
      title: "No longer valid",
      said: `It was valid until ${day} and can no longer be accepted.`,
    },
  }[kind];
}

export function sayOutcome(quotation: Quotation): string {
  const [outcome] = listOutcomes(quotation);
  if (!outcome) return "This quotation has changed in the meantime.";
  const { kind, at, by } = outcome;
  if (kind === "expired") return `This quotation was valid until ${at.text}.`;
  const said = kind === "asked" ? "sent back for a change" : kind;
  return `This quotation was ${said} on ${at.text}${by ? ` by ${by}` : ""}.`;
}
