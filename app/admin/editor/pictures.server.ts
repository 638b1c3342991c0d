import type { SignedIn } from "~/http/cookie/session.server";
import { loadOr } from "~/http/fault-reply.server";
import type { SentForm } from "~/http/form/multipart.server";
import { SAVED_DRAFT_FIELD } from "~/http/form/own-field";
import { savableFields, storePictures, withWaiting } from "~/http/form/saved-draft.server";
import { type DraftPicture, findSavedDraft, saveDraft, takeSavedDraft } from "~/models/draft/saved.server";
import { findUsedPictures } from "~/models/picture/use.server";
import { dropPicture } from "~/models/picture/write.server";

type Sent = { request: Request; session: SignedIn; form: SentForm; pictures: DraftPicture[] };

export async function collectPictures(form: SentForm, session: SignedIn) {
  const { pictures, errors } = await storePictures(form);
  return { pictures: await withWaiting(pictures, form.fields, session.adminId), errors };
}

/** Saves those of a form that is shown again; they wait there until it is sent. Null when there are none. */
export async function saveWaiting({ request, session, form, pictures }: Sent) {
  const savedDraft = form.fields.get(SAVED_DRAFT_FIELD);
  const earlier = await loadOr(request, null, () => findSavedDraft(savedDraft, session.adminId));
  const before = earlier?.pictures ?? [];
  try {
    const id = await replaceDraft(request, session, form, pictures);
    await dropPictures(missingIn(pictures, before));
    return id ? { id, pictures } : null;
  } catch {
    // The store that failed the form fails its new pictures too; those that waited go on waiting.
    for (const { name } of missingIn(before, pictures)) await dropPicture(name);
    return earlier ? { id: earlier.id, pictures: before } : null;
  }
}

async function replaceDraft(request: Request, session: SignedIn, form: SentForm, pictures: DraftPicture[]) {
  const { pathname } = new URL(request.url);
  const draft = { path: pathname, fields: savableFields(form.fields), pictures };
  // The earlier one last: a store that is full may still take a deletion.
  const id = pictures.length > 0 ? await saveDraft(session.adminId, draft) : null;
  await takeSavedDraft(form.fields.get(SAVED_DRAFT_FIELD), session.adminId);
  return id;
}

function missingIn(some: readonly DraftPicture[], all: readonly DraftPicture[]) {
  return all.filter(({ name }) => !some.some((picture) => picture.name === name));
}

/** Without those that a row shows: the same form, sent twice at once, may have been saved with them. */
export async function dropPictures(pictures: readonly DraftPicture[]) {
  const used = await findUsedPictures(pictures.map(({ name }) => name));
  for (const { name } of pictures) if (!used.has(name)) await dropPicture(name);
}
