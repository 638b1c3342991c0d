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

export function nameQuotationStatus(status: QuotationStatus) {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

export function parseStatus(text: string | null): QuotationStatus | null {
  return quotationStatuses.find((status) => status === text) ?? null;
}

/** What has happened to one, with its time and who. */
const eventKinds = [
  "sent",
  "unsent",
  "seen",
  "accepted",
  "asked",
  "declined",
  "withdrawn",
  "restored",
] as const;
export type EventKind = (typeof eventKinds)[number];
