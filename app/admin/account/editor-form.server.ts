import { data } from "@remix-run/node";
import { redirectWithFlash } from "~/http/flash.server";
import type { SentForm, Unsaved } from "~/http/form-answer.server";
import { FORM_TOKEN_FIELD, readFormToken } from "~/http/form-token.server";
import { PARKED_FIELD } from "~/http/saved-draft.server";
import type { SignedIn } from "~/http/session.server";
import { loadOr } from "~/http/store-fault.server";
import { CreateAdminForm, editUserForm } from "~/models/account/form";
import { accountSuccess } from "~/models/account/success";
import { createAdmin, findAdmin, updateAdmin } from "~/models/account/write.server";
import { takeParkedPost } from "~/models/draft/saved.server";
import { pickListState } from "~/models/row/list-query";
import { errorsByField, type FieldErrors } from "~/models/row/result";
import { readVersion } from "~/models/row/version";
import { logEvent } from "~/models/shop/audit.server";

export const MISSING_ADMIN = "Failed to fetch user data.";
const CREATE_FAILED = "Failed to create admin.";
const UPDATE_FAILED = "Update failed.";

/** What the editor shows again after a form that was not saved. Passwords never come back. */
export type AdminAnswer = {
  values: Record<string, string>;
  errors: FieldErrors;
  alert: string | null;
  /** What is stored now, when somebody else saved first, and its version. */
  theirs: Record<string, string> | null;
  version: string | null;
};

/** The form again, over a sentence that begins as the specification says. */
export function showAdminAgain({ fields, message, status }: Unsaved, mode: "add" | "edit"): AdminAnswer {
  const failed = mode === "add" ? CREATE_FAILED : UPDATE_FAILED;
  return answerOf(fields, {
    errors: status < 500 ? { form: [message] } : {},
    alert: status < 500 ? null : `${failed} ${message}.`,
  });
}

/** Answers Create Admin. */
export async function registerAdmin(request: Request, { fields }: SentForm, session: SignedIn) {
  const parsed = CreateAdminForm.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return refuse(fields, 400, { errors: errorsByField(parsed.error.issues) });
  const receipt = readFormToken(fields.get(FORM_TOKEN_FIELD))?.id ?? null;
  const created = await createAdmin(parsed.data, false, receipt);
  if (!created.ok) {
    const errors = "errors" in created ? created.errors : {};
    return refuse(fields, 409, { errors, alert: Object.values(errors).flat()[0] ? null : CREATE_FAILED });
  }
  logEvent({ event: "admin-created", admin: session.adminId, subject: created.value.id });
  await forgetParked(request, fields, session);
  return redirectWithFlash("/adminalluser", { kind: "success", text: accountSuccess.added });
}

/** Answers Edit User. Throws 404 when there is no such admin. */
export async function saveAdmin(request: Request, { fields }: SentForm, session: SignedIn, id: string) {
  const before = await findAdmin(id);
  if (!before) throw data({ message: MISSING_ADMIN }, { status: 404 });
  const parsed = editUserForm(before.email).safeParse(Object.fromEntries(fields));
  if (!parsed.success) return refuse(fields, 400, { errors: errorsByField(parsed.error.issues) });
  const saved = await updateAdmin(id, parsed.data, readVersion(fields.get("version")));
  if (!saved.ok && saved.reason === "stale") {
    const now = (await findAdmin(id)) ?? before;
    const theirs = { FullName: now.fullName, userName: now.userName, email: now.email };
    return refuse(fields, 409, { alert: UPDATE_FAILED, theirs, version: String(now.version) });
  }
  if (!saved.ok) {
    return refuse(fields, 409, { alert: UPDATE_FAILED, errors: "errors" in saved ? saved.errors : {} });
  }
  logEvent({ event: "admin-changed", admin: session.adminId, subject: id });
  await forgetParked(request, fields, session);
  const list = `/adminalluser${pickListState(new URL(request.url).searchParams)}`;
  return redirectWithFlash(list, { kind: "success", text: accountSuccess.edited });
}

/** What was parked is saved now; if it cannot be forgotten, the sweep does it within a day. */
async function forgetParked(request: Request, fields: URLSearchParams, session: SignedIn) {
  await loadOr(request, null, () => takeParkedPost(fields.get(PARKED_FIELD), session.adminId));
}

function refuse(fields: URLSearchParams, status: 400 | 409, news: Partial<AdminAnswer>) {
  return data(answerOf(fields, news), { status });
}

function answerOf(fields: URLSearchParams, news: Partial<AdminAnswer>): AdminAnswer {
  const values = Object.fromEntries([...fields].filter(([name]) => name !== "password"));
  return { values, errors: {}, alert: null, theirs: null, version: null, ...news };
}
