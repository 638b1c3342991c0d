import { borrowSite } from "../../support/lent-site";
import { cookiesOf, type FetchedPage, fetchPage, pick, postForm } from "../../support/page";

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
  /** The page that an answer leads to or is, and the cookies of the browser then. */
  const follow = async (answer: FetchedPage, before = "") => {
    const cookie = cookiesOf(answer.headers) || before;
    const page = answer.status === 302 ? await open(answer.headers.get("location"), cookie) : answer;
    return { ...page, cookie };
  };
  return { site, open, post, add, follow };
}

/** What the fields of a list's lines are named by, in their order. */
export function keysOf({ html }: Pick<FetchedPage, "html">): string[] {
  return [...html.matchAll(/name="line" value="([\w-]+)"/g)].map((found) => found[1] ?? "");
}

export function inputOf(html: string, id: string): string {
  return pick(html, new RegExp(`(<input[^>]*id="${id}"[^>]*>)`));
}

export function referenceOf({ text }: FetchedPage): string {
  return pick(text, /(E-[A-Z2-9]{6})/);
}
