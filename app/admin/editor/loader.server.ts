import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { FORM_TOKEN_FIELD } from "~/http/form/own-field";
import { loadForm } from "~/http/form/reply.server";
import { readSavedDraft } from "~/http/form/saved-draft.server";
import { issueFormToken } from "~/http/form/token.server";
import { requireAdmin } from "~/http/guard.server";
import { digestFields } from "~/models/row/merge.server";
import { listReceiptIds } from "~/models/row/receipt.server";
import { type EditorConfig, listCompared } from "./config.server";

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
    ...{ stored: null, fields: [], restored: null, copied: false, version: null, base: null, account: null },
    token: issueFormToken(),
    saved: [],
  });
  return loadForm(args, id && missing, bare, async () => {
    const session = await requireAdmin(request);
    const stored = id ? await find(id) : null;
    const restored = await readSavedDraft(request, session);
    // Of a row that is gone by now, what was typed is there still.
    if (id && !stored && !restored) throw data({ message: missing }, { status: 404 });
    const { searchParams } = new URL(request.url);
    const begun = stored ? null : await begin?.(searchParams);
    const from = stored || begun ? null : searchParams.get("from");
    const original = from ? await find(from) : null;
    const made = new URLSearchParams(restored?.fields);
    return {
      stored,
      /** In this order: what was kept after a session's end, the stored row, what a new one begins with, another row (`?from=`). */
      fields: (restored ?? stored)?.fields ?? begun ?? original?.fields ?? [],
      restored: restored && { id: restored.id, pictures: restored.pictures },
      copied: !restored && original !== null,
      /** What the fields were made of. */
      version: made.get("version") ?? (stored && String(stored.version)),
      base: restored ? made.get("base") : stored && digestFields(listCompared(stored)),
      account: session.adminId,
      token: made.get(FORM_TOKEN_FIELD) ?? issueFormToken(),
      /** Parts of the one-time ids of forms that were saved, whether or not their browser heard of it. */
      saved: await listReceiptIds(SAVED_LATELY),
    };
  });
}
