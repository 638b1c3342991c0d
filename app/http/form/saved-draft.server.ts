import type { SignedIn } from "~/http/cookie/session.server";
import { type DraftPicture, findSavedDraft, saveDraft } from "~/models/draft/saved.server";
import { SECRET_FIELDS } from "~/models/draft/secret";
import { dropPicture, storePicture } from "~/models/picture/write.server";
import { takeAttempt } from "~/models/queue/throttle.server";
import { withQuery } from "~/models/row/query";
import type { FieldErrors } from "~/models/row/result";
import { readForm, type SentForm } from "./multipart.server";
import { FORM_TOKEN_FIELD, PRESSED_FIELD, SAVED_DRAFT_FIELD } from "./own-field";
import { readFormToken } from "./token.server";

/** It writes to the disk for somebody who is not signed in. */
const MOST_PER_HOUR = 40;

/** Answers the address that shows the form again after signing in, or null where nothing of it is kept. Throws UnsavedForm when the store fails. */
export async function saveRequest(
  request: Request,
  adminId: string,
  files: readonly string[],
  sent?: SentForm,
) {
  const { pathname, searchParams } = new URL(request.url);
  const limit = { key: `draft:${adminId}`, most: MOST_PER_HOUR, windowMs: 60 * 60 * 1000 };
  if ((await takeAttempt([limit])) !== null) return null;
  const form = sent ?? (await readForm(request, { files: [...files] }));
  if (form.fields.size === 0 || form.fields.has(PRESSED_FIELD)) return null;
  const stored: DraftPicture[] = [];
  const id = await (async () => {
    if (form.ok) stored.push(...(await storePictures(form)).pictures);
    const pictures = await withWaiting(stored, form.fields, adminId);
    return saveDraft(adminId, { path: pathname, fields: savableFields(form.fields), pictures });
  })().catch(async (error: unknown) => {
    for (const { name } of stored) await dropPicture(name);
    throw new UnsavedForm(form.fields, error);
  });
  searchParams.set(SAVED_DRAFT_FIELD, id);
  return withQuery(pathname, searchParams);
}

export class UnsavedForm extends Error {
  constructor(
    readonly fields: URLSearchParams,
    cause: unknown,
  ) {
    super("A form could not be saved", { cause });
  }
}

/** With its one-time id: it may have been saved before its session had ended. */
export async function readSavedDraft(request: Request, session: SignedIn) {
  const { pathname, searchParams } = new URL(request.url);
  const post = await findSavedDraft(searchParams.get(SAVED_DRAFT_FIELD), session.adminId);
  if (post?.path.toLowerCase() !== pathname.toLowerCase()) return null;
  return {
    ...post,
    fields: post.fields.filter(([name, value]) => name !== FORM_TOKEN_FIELD || readFormToken(value)),
  };
}

export async function storePictures(form: SentForm) {
  const pictures: DraftPicture[] = [];
  const errors: FieldErrors = {};
  for (const [field, file] of form.files) {
    const stored = await storePicture(file.source);
    if (stored.ok) pictures.push({ field, name: stored.name, label: file.name });
    else errors[field] = [stored.message];
  }
  return { pictures, errors };
}

/** Those of an earlier sending, too, that this one neither replaces nor takes off (`remove-{field}`). */
export async function withWaiting(
  sent: readonly DraftPicture[],
  fields: URLSearchParams,
  adminId: string,
): Promise<DraftPicture[]> {
  const earlier = await findSavedDraft(fields.get(SAVED_DRAFT_FIELD), adminId);
  const waiting = (earlier?.pictures ?? []).filter(
    ({ field }) => !fields.has(`remove-${field}`) && !sent.some((picture) => picture.field === field),
  );
  return [...sent, ...waiting];
}

export function savableFields(fields: Iterable<[string, string]>) {
  return [...fields].filter(([name]) => !SECRET_FIELDS.has(name) && name !== SAVED_DRAFT_FIELD);
}
