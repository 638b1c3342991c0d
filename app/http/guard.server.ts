import { redirect } from "@remix-run/node";
import { findSession } from "~/models/account/session.server";
import { findAccount } from "~/models/account/write.server";
import { recallAdmin, recallWriter } from "./cookie/known-admin.server";
import { findSignedIn, type SignedIn } from "./cookie/session.server";
import { Unverified } from "./fault-reply.server";
import { discardFiles, type SentForm } from "./form/multipart.server";
import { saveRequest } from "./form/saved-draft.server";

/**
 * First in every admin loader and action: a layout's loader does not protect its children. Others are sent to the
 * login; a form sent after its session had ended, or from a window beside the one of the logout, is saved, with the
 * pictures of `files`; `form` is that form once it has been read. Throws the store's failure; for a browser that no admin
 * has signed in with as Unverified, which no screen may answer.
 */
export async function requireAdmin(
  request: Request,
  files?: readonly string[],
  form?: SentForm,
): Promise<SignedIn> {
  const session = await findSignedIn(request).catch(async (error: unknown) => {
    throw (await recallAdmin(request))
      ? error
      : new Unverified("A session could not be looked up", { cause: error });
  });
  if (session?.data.isAdmin === "true") return session;
  const saves = files && request.method === "POST";
  const adminId = saves ? await recallWriter(request) : await recallAdmin(request);
  if (!adminId || (saves && !(await findAccount(adminId)))) throw redirect("/adminlogin");
  const { pathname, search } = new URL(request.url);
  const saved = saves ? await saveRequest(request, adminId, files, form) : null;
  // From a list's file to the list.
  const query = new URLSearchParams({ back: saved ?? pathname.replace(/\.csv$/, "") + search });
  if (request.method === "POST" && !saved) query.set("lost", "1");
  throw redirect(`/adminlogin?${query}`);
}

/** A body may take minutes to come in: what a session that has ended by then has sent is dropped. */
export async function hasEnded({ token }: SignedIn, files: SentForm["files"]) {
  if (await findSession(token)) return false;
  await discardFiles(files);
  return true;
}
