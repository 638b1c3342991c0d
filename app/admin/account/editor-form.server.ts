import { data } from "@remix-run/node";
import { logError } from "~/http/error-log.server";
import { redirectWithFlash } from "~/http/flash.server";
import { FORM_TOKEN_FIELD, readFormToken } from "~/http/form-token.server";
import { readForm } from "~/http/multipart.server";
import { PARKED_FIELD } from "~/http/saved-draft.server";
import type { SignedIn } from "~/http/session.server";
import { CreateAdminForm, editUserForm } from "~/models/account/form";
import { createAdmin, findAdmin, updateAdmin } from "~/models/account/write.server";
import { takeParkedPost } from "~/models/draft/saved.server";
import { pickListState } from "~/models/row/list-query";
import { errorsByField, type FieldErrors, type Result } from "~/models/row/result";
import { readStorageFault } from "~/models/row/store-fault.server";
import { logEvent } from "~/models/shop/audit.server";

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

/** Answers Create Admin. */
export async function registerAdmin(request: Request, session: SignedIn) {
  const form = await readForm(request, { files: [] });
  if (!form.ok) return refuse({}, { form: [form.message] }, form.status);
  const values = readValues(form.fields);
  const parsed = CreateAdminForm.safeParse(Object.fromEntries(form.fields));
  if (!parsed.success) return refuse(values, errorsByField(parsed.error.issues), 400);
  const receipt = readFormToken(form.fields.get(FORM_TOKEN_FIELD))?.id ?? null;
  const created = await attempt(request, () => createAdmin(parsed.data, false, receipt));
  if (typeof created === "number") return refuse(values, {}, created, CREATE_FAILED);
  if (!created.ok) {
    const errors = "errors" in created ? created.errors : {};
    return refuse(values, errors, 409, Object.values(errors).flat()[0] ? null : CREATE_FAILED);
  }
  logEvent({ event: "admin-created", admin: session.adminId, subject: created.value.id });
  await takeParkedPost(form.fields.get(PARKED_FIELD), session.adminId);
  return redirectWithFlash("/adminalluser", { kind: "success", text: "Admin created successfully!" });
}

/** Answers Edit User. */
export async function saveAdmin(request: Request, session: SignedIn, id: string) {
  const form = await readForm(request, { files: [] });
  const before = await findAdmin(id);
  if (!before) throw data({ message: "Failed to fetch user data." }, { status: 404 });
  if (!form.ok) return refuse({}, { form: [form.message] }, form.status);
  const values = readValues(form.fields);
  const parsed = editUserForm(before.email).safeParse(Object.fromEntries(form.fields));
  if (!parsed.success) return refuse(values, errorsByField(parsed.error.issues), 400);
  const version = /^\d{1,9}$/.test(values.version ?? "") ? Number(values.version) : undefined;
  const saved = await attempt(request, () => updateAdmin(id, parsed.data, version));
  if (typeof saved === "number") return refuse(values, {}, saved, UPDATE_FAILED);
  if (!saved.ok && saved.reason === "stale") {
    const now = (await findAdmin(id)) ?? before;
    const theirs = { FullName: now.fullName, userName: now.userName, email: now.email };
    return refuse(values, {}, 409, UPDATE_FAILED, { theirs, version: String(now.version) });
  }
  if (!saved.ok) return refuse(values, "errors" in saved ? saved.errors : {}, 409, UPDATE_FAILED);
  logEvent({ event: "admin-changed", admin: session.adminId, subject: id });
  await takeParkedPost(form.fields.get(PARKED_FIELD), session.adminId);
  const list = `/adminalluser${pickListState(new URL(request.url).searchParams)}`;
  return redirectWithFlash(list, { kind: "success", text: "User updated successfully!" });
}

/** A failure of the store is logged and becomes a status: the form stays, with everything typed. */
async function attempt<T>(request: Request, write: () => Promise<Result<T>>): Promise<Result<T> | number> {
  return write().catch((error: unknown) => {
    logError(new URL(request.url).pathname, error, request.headers.get("x-request-id"));
    return readStorageFault(error)?.status ?? 500;
  });
}

function readValues(fields: Iterable<[string, string]>): Record<string, string> {
  return Object.fromEntries([...fields].filter(([name]) => name !== "password"));
}

function refuse(
  values: Record<string, string>,
  errors: FieldErrors,
  status: number,
  alert: string | null = null,
  stored: Pick<AdminAnswer, "theirs" | "version"> = { theirs: null, version: null },
) {
  const answer: AdminAnswer = { values, errors, alert, ...stored };
  return data(answer, { status });
}
