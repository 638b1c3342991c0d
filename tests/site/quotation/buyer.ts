import { borrowSite } from "../../support/lent-site";
import { putQuotation } from "../../support/quotation";
import { openQuotation, sendAnswer } from "../../support/quotation-page";

/** A lent site, and what an owner and a buyer do there with a quotation. */
export function borrowQuotations({ sample = true } = {}) {
  const site = borrowSite({ sample });
  return {
    site,
    put: (wish: Parameters<typeof putQuotation>[1] = {}) => putQuotation(site.home, wish),
    open: (path: string, headers: Record<string, string> = {}) => openQuotation(site, path, headers),
    send: (path: string, fields: Record<string, string>, address?: string) =>
      sendAnswer(site, path, fields, address),
  };
}
