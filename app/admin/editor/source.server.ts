import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { loadForm } from "~/http/form-reply.server";
import { issueFormToken } from "~/http/form-token.server";
import { requireAdmin } from "~/http/guard.server";
import { readSavedDraft } from "~/http/saved-draft.server";
import type { SavedDraft } from "~/models/draft/saved.server";
import { digestFields } from "~/models/row/merge.server";
import { listReceiptIds } from "~/models/row/receipt.server";
import type { EditorConfig, StoredRow } from "./config.server";

/** No office saves more between two visits to a form. */
const SAVED_LATELY = 100;

export type EditorSource = {
  stored: StoredRow | null;
  restored: SavedDraft | null;
  /** Of another row (`?from=`), for a new one to begin with. */
  pattern: StoredRow["fields"] | null;
  /** What the stored row is, for a form that is made of it. */
  base: string | null;
  /** What a new one begins with, where that is no copy. */
  begun: StoredRow["fields"] | null;
  token: string;
  account: string | null;
  /** Parts of the one-time ids of forms that were saved, whether or not their browser heard of it. */
  saved: string[];
};

export function editorLoader(configOf: (id: string | undefined) => EditorConfig) {
  return (args: LoaderFunctionArgs) => loadEditor(args, configOf(args.params.id));
}

/** Throws 404 with the sentence `missing`, and the same sentence when the store fails. */
export async function loadEditor(
  args: LoaderFunctionArgs,
  { id, find, begin, missing }: EditorConfig,
): Promise<EditorSource> {
  const { request } = args;
  const bare = (): EditorSource => ({
    ...{ stored: null, restored: null, pattern: null, begun: null, account: null, base: null },
    token: issueFormToken(),
    saved: [],
  });
  return loadForm(args, id && missing, bare, async () => {
    const session = await requireAdmin(request);
    const stored = id ? await find(id) : null;
    if (id && !stored) throw data({ message: missing }, { status: 404 });
    const { searchParams } = new URL(request.url);
    const begun = id ? null : ((await begin?.(searchParams)) ?? null);
    const from = id || begun ? null : searchParams.get("from");
    const pattern = from ? ((await find(from))?.fields ?? null) : null;
    return {
      ...{ stored, pattern, begun, token: issueFormToken(), account: session.adminId },
      base: stored && digestFields(stored.fields),
      restored: await readSavedDraft(request, session),
      saved: await listReceiptIds(SAVED_LATELY),
    };
  });
}
