import { borrowSite } from "../../support/lent-site";
import { cookiesOf, fetchPage, postForm } from "../../support/page";

type Fields = Parameters<typeof postForm>[1];

export const sheet = {
  ...{ intent: "add", form: "sheet", thickness: "2" },
  ...{ width: "1250", length: "2500", pieces: "40" },
};

/** A lent site, and what a buyer does there with a browser without JavaScript. */
export function borrowBuyer({ sample = true } = {}) {
  const site = borrowSite({ sample });
  const open = (path: string | null, cookie = "") =>
    fetchPage(`${site.url}${path}`, { headers: { Cookie: cookie } });
  const post = (fields: Fields, cookie = "", path = "/enquiry") => postForm(site.url + path, fields, cookie);
  /** The cookies of a browser with one size more on its list. */
  const add = async (fields: Record<string, string> = {}, cookie = "") =>
    cookiesOf((await post({ ...sheet, ...fields }, cookie)).headers);
  return { site, open, post, add };
}
