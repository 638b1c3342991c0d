export const quotationStatuses = [
  "draft",
  "sent",
  "seen",
  "accepted",
  "declined",
  "expired",
  "withdrawn",
] as const;
export type QuotationStatus = (typeof quotationStatuses)[number];

/** What is stored: that a day has passed nobody writes down. */
export type StoredStatus = Exclude<QuotationStatus, "expired">;

/** `today` is the day in the shop's time zone, as `2026-12-31`. Valid until the end of its last day. */
export function statusOf(
  { status, validUntil }: { status: string; validUntil: string | null },
  today: string,
): QuotationStatus {
  const waits = status === "sent" || status === "seen";
  return waits && validUntil !== null && validUntil < today ? "expired" : (status as StoredStatus);
}

export function parseStatus(text: string | null): QuotationStatus | null {
  return quotationStatuses.find((status) => status === text) ?? null;
}

type Event = {
  /** In its history. */
  said: string;
  /** What its buyer has done, as it goes on after its number. */
  news?: string;
};

/** What has happened to one, with its time and who. */
export const events = {
  sent: { said: "Sent" },
  unsent: { said: "Taken back before it was opened" },
  seen: { said: "Opened by the buyer", news: "was opened" },
  accepted: { said: "Accepted", news: "was accepted" },
  asked: { said: "A change was asked for", news: "was sent back for a change" },
  declined: { said: "Declined", news: "was declined" },
  withdrawn: { said: "Withdrawn" },
  restored: { said: "Put back" },
} as const satisfies Record<string, Event>;
export type EventKind = keyof typeof events;

export type QuotationEvent = {
  kind: EventKind;
  revision: number;
  by: string | null;
  text: string | null;
  at: Date;
};

type From = { from: readonly QuotationStatus[] };

/** What its buyer may say to its newest revision, in which states. */
export const answers = {
  accept: { event: "accepted", from: ["sent", "seen"] },
  change: { event: "asked", from: ["sent", "seen", "declined", "expired"] },
  decline: { event: "declined", from: ["sent", "seen"] },
} as const satisfies Record<string, From & { event: EventKind }>;

/** What the office does with one that was sent, in which states; `done` is said afterwards. */
export const officeSteps = {
  revise: {
    press: "Revise",
    from: ["sent", "seen", "declined", "expired"],
    done: "Write the revision; until it is sent the buyer sees the one before",
  },
  keep: {
    press: "Leave it at revision",
    from: ["sent", "seen", "declined", "expired"],
    done: "It stays as it was sent",
  },
  unsend: {
    press: "Undo the sending",
    from: ["sent"],
    done: "Taken back: nobody has seen it. Its number is kept",
  },
  withdraw: {
    press: "Withdraw",
    from: ["sent", "seen", "declined", "expired"],
    done: "Withdrawn: its address no longer shows it",
  },
  restore: {
    press: "Undo the withdrawal",
    from: ["withdrawn"],
    done: "The quotation is at its address again",
  },
} as const satisfies Record<string, From & { press: string; done: string }>;
export type OfficeStep = keyof typeof officeSteps;

export function isPossible({ from }: From, status: QuotationStatus): boolean {
  return from.includes(status);
}
