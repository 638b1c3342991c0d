import { readSigned, signText } from "./signature.server";
import { siteOrigin } from "./site-origin.server";

const PURPOSE = "quotation";

/** Its buyer's address. 128 bits of it follow from the site's secret and the quotation: none is stored, none is guessed. */
export function quotationPath(id: string): string {
  return `/quotation/${signText(PURPOSE, id)}`;
}

/** The quotation's id; null for an address that this site has not made. */
export function readQuotationToken(token: string | undefined): string | null {
  return readSigned(PURPOSE, token);
}

/** The same with the site before it, to be handed on. */
export function siteAddress(request: Request, id: string): string {
  return siteOrigin(request) + quotationPath(id);
}
