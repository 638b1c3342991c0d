import { z } from "zod";
import { SESSION_LONGEST_MS } from "~/models/account/session.server";
import { SAVED_MS } from "~/models/draft/saved.server";
import { isId } from "~/models/row/id.server";
import { makeCookie } from "./cookie.server";

// Opens nothing: it says for whom a form sent after the session's end may be saved.
const cookie = makeCookie("known", z.string().refine(isId), { seconds: (2 * SESSION_LONGEST_MS) / 1000 });
const left = makeCookie("left", z.string().refine(isId), { seconds: SAVED_MS / 1000 });

export const rememberAdmin = cookie.write;

/** Whoever logs out may have left a form open in another window: it is still his, for as long as forms are saved. */
export async function forgetAdmin(request: Request): Promise<string[]> {
  const id = await cookie.read(request);
  return [await cookie.forget(), ...(id ? [await left.write(id)] : [])];
}

export const recallAdmin = cookie.read;

/** For whom a form may be saved: also after logging out. */
export async function recallWriter(request: Request) {
  return (await recallAdmin(request)) ?? left.read(request);
}
