import { redirect } from "@remix-run/node";
import { findAccount } from "~/models/account/write.server";
import { recallAdmin, recallWriter } from "./known-admin.server";
import { discardFiles, type SentForm } from "./multipart.server";
import { saveRequest } from "./saved-draft.server";
import { findSignedIn, type SignedIn } from "./session.server";
import { Unverified } from "./store-fault.server";

/**
 * First in every admin loader and action: a layout's loader does not protect its children. Others are sent to the
 * login; a form sent after its session had ended, or from a window beside the one of the logout, is saved, with the
 * pictures of `files`. Throws the store's failure; for a browser that no admin has signed in with as Unverified, which no
 * screen may answer.
 */
export async function requireAdmin(request: Request, files?: readonly string[]): Promise<SignedIn> {
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
  const back = saves ? await saveRequest(request, adminId, files) : pathname + search;
  throw redirect(`/adminlogin?${new URLSearchParams({ back })}`);
}

/** A body may take a while to come in: what an account that is gone by then has sent is dropped. */
export async function isGone({ adminId }: SignedIn, files: SentForm["files"]) {
  if (files.size === 0 || (await findAccount(adminId))) return false;
  await discardFiles(files);
  return true;
}
