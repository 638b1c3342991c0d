import { beforeAll } from "vitest";
import { borrowSite } from "./lent-site";
import { cookiesOf, type FetchedPage, fetchPage, pick, postForm } from "./page";
import { hireAt, signInAt } from "./sign-in";
import type { ServedSite } from "./site";

type Fields = Parameters<typeof postForm>[1];

/** A lent site with an admin who is signed in. */
export function borrowOffice({ sample = false } = {}) {
  const office = openOffice(borrowSite({ sample }));
  beforeAll(() => office.signIn());
  return office;
}

/** What an admin does with a browser without JavaScript. */
export function openOffice(site: ServedSite) {
  let cookie = "";
  const signIn = async (who?: Parameters<typeof signInAt>[1]) => {
    cookie = await signInAt(site, who);
    return cookie;
  };
  const open = (path: string, own = cookie) => fetchPage(site.url + path, { headers: { Cookie: own } });
  const post = (path: string, fields: Fields, own = cookie) => postForm(site.url + path, fields, own);
  const undoOn = ({ html }: FetchedPage) => {
    const [, action = ""] = /<form[^>]* action="([^"]+)"[^>]*><input[^>]*value="undo"/.exec(html) ?? [];
    const id = pick(html, /value="undo"[^>]*><input[^>]*name="id" value="(\w+)"/);
    return post(action.replaceAll("&amp;", "&"), { intent: "undo", id });
  };
  /** The page that an answer leads to, with the message that it carries, and the button that takes it back. */
  const follow = async ({ headers }: FetchedPage, path = headers.get("location") ?? "") => {
    const page = await open(path, `${cookie}; ${cookiesOf(headers)}`);
    return { ...page, undo: () => undoOn(page) };
  };
  return {
    site,
    open,
    post,
    follow,
    undoOn,
    hire: (name: string) => hireAt(site, name),
    signIn,
    cookieOf: () => cookie,
  };
}
