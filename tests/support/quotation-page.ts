import { rows } from "../faults/store";
import { fetchPage, postForm } from "./page";
import type { MadeQuotation } from "./quotation";
import type { ServedSite } from "./site";

/** What a browser says it is. */
export const PERSON = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

export const acceptance = { intent: "accept", name: "Asha Rao", order: "PO 7", note: "Two lots, please" };

export function openQuotation(site: ServedSite, path: string, headers: Record<string, string> = {}) {
  return fetchPage(site.url + path, { headers: { "User-Agent": PERSON, ...headers } });
}

let network = 0;

/** Each from a network of its own: what one may send in ten minutes has a test of its own. */
export function sendAnswer(
  site: ServedSite,
  path: string,
  fields: Record<string, string>,
  address = `10.9.${++network}.1`,
) {
  return postForm(site.url + path, fields, "", { "X-Forwarded-For": address, "User-Agent": PERSON });
}

/** What the site has stored of it. */
export function stateOf(site: ServedSite, { id }: MadeQuotation) {
  const [row] = rows<{ status: string; asked: string | null }>(
    site,
    `SELECT status, asked FROM Quotation WHERE id = '${id}'`,
  );
  const events = rows<{ kind: string }>(
    site,
    `SELECT kind FROM QuotationEvent WHERE quotationId = '${id}' ORDER BY at`,
  );
  return { ...row, events: events.map(({ kind }) => kind) };
}
