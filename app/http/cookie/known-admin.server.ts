import { z } from "zod";
import { SAVED_MS } from "~/models/draft/saved.server";
import { isId, newId } from "~/models/row/id.server";
import { makeCookie, YEAR_SECONDS } from "./cookie.server";

// Opens nothing: it says for whom a form sent after the session's end may be saved.
const cookie = makeCookie("known", z.string().refine(isId), { seconds: YEAR_SECONDS });
const left = makeCookie("left", z.string().refine(isId), { seconds: SAVED_MS / 1000 });

export const rememberAdmin = cookie.write;

/**
 * Whoever logs out may have left a form open in another window: it is still his, for as long as forms are saved. Of a
 * browser that is nobody's any more, by a new secret, the logout is remembered all the same.
 */
export async function forgetAdmin(request: Request): Promise<string[]> {
  return [await cookie.forget(), await left.write((await recallWriter(request)) ?? newId())];
}

export const recallAdmin = cookie.read;

/** Whether the last that was heard of an admin here is his logout. */
export async function hasLeft(request: Request) {
  return (await recallAdmin(request)) === null && (await left.read(request)) !== null;
}

/** For whom a form may be saved: also after logging out. */
export async function recallWriter(request: Request) {
  return (await recallAdmin(request)) ?? left.read(request);
}
