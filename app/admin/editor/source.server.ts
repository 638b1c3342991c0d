import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { loadForm } from "~/http/form-reply.server";
import { issueFormToken } from "~/http/form-token.server";
import { requireAdmin } from "~/http/guard.server";
import { readSavedDraft } from "~/http/saved-draft.server";
import { digestFields } from "~/models/row/merge.server";
import { listReceiptIds } from "~/models/row/receipt.server";
import type { EditorConfig } from "./config.server";

/** No office saves more between two visits to a form. */
const SAVED_LATELY = 100;

export type EditorSource = Awaited<ReturnType<typeof loadEditor>>;

export function editorLoader(configOf: (id: string | undefined) => EditorConfig) {
  return (args: LoaderFunctionArgs) => loadEditor(args, configOf(args.params.id));
}

/** Throws 404 with the sentence `missing`, and the same sentence when the store fails. */
export async function loadEditor(args: LoaderFunctionArgs, { id, find, begin, missing }: EditorConfig) {
  const { request } = args;
  const bare = () => ({
    ...{ stored: null, restored: null, pattern: null, begun: null, account: null, base: null },
    token: issueFormToken(),
    saved: [],
  });
  return loadForm(args, id && missing, bare, async () => {
    const session = await requireAdmin(request);
    const stored = id ? await find(id) : null;
    if (id && !stored) throw data({ message: missing }, { status: 404 });
    const { searchParams } = new URL(request.url);
    /** What a new one begins with, where that is no copy. */
    const begun = id ? null : ((await begin?.(searchParams)) ?? null);
    const from = id || begun ? null : searchParams.get("from");
    /** Of another row (`?from=`), for a new one to begin with. */
    const pattern = from ? ((await find(from))?.fields ?? null) : null;
    return {
      ...{ stored, pattern, begun, token: issueFormToken(), account: session.adminId },
      /** What the stored row is, for a form that is made of it. */
      base: stored && digestFields(stored.fields),
      restored: await readSavedDraft(request, session),
      /** Parts of the one-time ids of forms that were saved, whether or not their browser heard of it. */
      saved: await listReceiptIds(SAVED_LATELY),
    };
  });
}
