import { siteAddress } from "~/http/quotation-link.server";
import { listWaitingQuotations } from "~/models/quotation/waiting.server";
import { showRow } from "./rows.server";

/** What waits for the office, as the dashboard shows it. */
export async function showWaitingQuotations(request: Request) {
  const rows = await listWaitingQuotations();
  return rows.map(({ because, ...row }) => ({
    ...showRow(row),
    because,
    address: siteAddress(request, row.id),
  }));
}

export type ShownWaiting = Awaited<ReturnType<typeof showWaitingQuotations>>[number];
