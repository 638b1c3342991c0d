import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { loadForm } from "~/http/form-reply.server";
import { issueFormToken } from "~/http/form-token.server";
import { requireAdmin } from "~/http/guard.server";
import { readSavedDraft } from "~/http/saved-draft.server";
import type { SavedDraft } from "~/models/draft/saved.server";

export type StoredRow = {
  fields: [name: string, value: string][];
  version: number;
  pictures: Record<string, string | null>;
};

export type EditorSource = {
  stored: StoredRow | null;
  restored: Omit<SavedDraft, "path"> | null;
  /** Of another row (`?from=`), for a new one to begin with. */
  pattern: StoredRow["fields"] | null;
  token: string;
  /** Whose drafts the browser saves and offers; null when the store could not say. */
  account: string | null;
};

/**
 * `find` answers the stored row of the address's id. Throws 404 with `missing` when there is none, and the same sentence
 * when the store fails; after a form that the store failed the screen is empty, for what was typed to be shown.
 */
export async function loadEditor(
  args: LoaderFunctionArgs,
  missing: string,
  find: (id: string) => Promise<StoredRow | null>,
): Promise<EditorSource> {
  const { request, params } = args;
  const bare = (): EditorSource => ({
    ...{ stored: null, restored: null, pattern: null, account: null },
    token: issueFormToken(),
  });
  return loadForm(args, params.id && missing, bare, async () => {
    const session = await requireAdmin(request);
    const stored = params.id ? await find(params.id) : null;
    if (params.id && !stored) throw data({ message: missing }, { status: 404 });
    const from = params.id ? null : new URL(request.url).searchParams.get("from");
    const pattern = from ? ((await find(from))?.fields ?? null) : null;
    const savedDraft = await readSavedDraft(request, session);
    const restored = savedDraft && {
      id: savedDraft.id,
      fields: savedDraft.fields,
      pictures: savedDraft.pictures,
    };
    return { stored, restored, pattern, token: issueFormToken(), account: session.adminId };
  });
}
