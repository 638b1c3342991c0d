import { addDays, dayOf } from "~/models/shop/day.server";
import { listQuotationsWhere, type QuotationRow } from "./read.server";

/** In the order in which they are worth a call. */
const waitingFor = ["accepted", "asked", "ends", "silent"] as const;
export type WaitingFor = (typeof waitingFor)[number];

export type WaitingQuotation = QuotationRow & { because: WaitingFor };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Accepted lately, and nothing heard of for so long. */
const NEWS_MS = 3 * DAY_MS;
const SILENT_MS = 2 * DAY_MS;
const MOST = 50;

/** Accepted in the last three days, to be changed though expired or declined, ending tomorrow at the latest, or silent for two days. */
export async function listWaitingQuotations(now = new Date()): Promise<WaitingQuotation[]> {
  const today = dayOf(now);
  const tomorrow = addDays(today, 1);
  const lately = new Date(now.getTime() - NEWS_MS);
  const where = {
    OR: [
      { status: "accepted", updatedAt: { gte: lately } },
      { status: { in: ["sent", "seen"] }, validUntil: { gte: today } },
      { status: { in: ["sent", "seen", "declined"] }, asked: { not: null } },
    ],
  };
  const rows = await listQuotationsWhere(where, { updatedAt: "asc" });
  const silentSince = now.getTime() - SILENT_MS;
  const waiting = rows.flatMap((row): WaitingQuotation[] => {
    const because = sayBecause(row, tomorrow, row.updatedAt.getTime() < silentSince);
    return because ? [{ ...row, because }] : [];
  });
  waiting.sort((one, other) => waitingFor.indexOf(one.because) - waitingFor.indexOf(other.because));
  return waiting.slice(0, MOST);
}

function sayBecause({ status, asked, validUntil }: QuotationRow, tomorrow: string, isSilent: boolean) {
  if (status === "accepted") return "accepted";
  if (asked !== null) return "asked";
  if (validUntil !== null && validUntil <= tomorrow) return "ends";
  return isSilent ? "silent" : null;
}
