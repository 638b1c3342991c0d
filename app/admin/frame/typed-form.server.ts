import { data } from "@remix-run/node";
import { redirectWithFlash } from "~/http/flash.server";
import { SAVED_DRAFT_FIELD } from "~/http/saved-draft.server";
import type { SignedIn } from "~/http/session.server";
import { loadOr } from "~/http/store-fault.server";
import { takeSavedDraft } from "~/models/draft/saved.server";
import { SECRET_FIELDS } from "~/models/draft/secret";
import { logEvent } from "~/models/row/audit.server";
import type { FieldErrors } from "~/models/row/result";

type Fields = Iterable<[name: string, value: string]>;

/** What was typed, with what is wrong with it; no secret is sent back. */
export function giveBack(fields: Fields, errors: FieldErrors) {
  return { fields: [...fields].filter(([name]) => !SECRET_FIELDS.has(name)), errors };
}

/** Where it was given back after its session had ended, what was kept of it goes. */
export async function answerSaved(request: Request, { adminId }: SignedIn, event: string, text: string) {
  const { pathname, searchParams } = new URL(request.url);
  await loadOr(request, null, () => takeSavedDraft(searchParams.get(SAVED_DRAFT_FIELD), adminId));
  await logEvent({ event, admin: adminId, subject: null });
  return redirectWithFlash(pathname, { kind: "success", text });
}

export function refuse(fields: Fields, errors: FieldErrors, status = 400, headers: HeadersInit = {}) {
  return data(giveBack(fields, errors), { status, headers });
}
