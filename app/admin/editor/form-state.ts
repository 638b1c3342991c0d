import { useActionData, useLoaderData } from "@remix-run/react";
import { useMemo, useState } from "react";
import type { EditorReply, Said } from "~/admin/editor/config.server";
import type { BrowserDraft } from "~/ui/draft-store";
import type { EditorSource } from "./source.server";

export type FormState = ReturnType<typeof useFormState>;

const nothingSaid: Said = {
  errors: {},
  alert: null,
  reason: null,
  stale: false,
  merged: null,
  intent: "",
  preview: null,
};

type Brought = { draft: BrowserDraft; reply: EditorReply | undefined; token: string };

/** In this order: a browser's draft asked for, what was just rejected, a saved draft, what is stored, what is copied, nothing. */
export function useFormState() {
  const source = useLoaderData<EditorSource>();
  const reply = useActionData<EditorReply>();
  const [brought, setBrought] = useState<Brought | null>(null);
  return useMemo(() => {
    const state = makeState(source, reply);
    const bring = (saved: BrowserDraft) => setBrought({ draft: saved, reply, token: source.token });
    const current = brought?.reply === reply && brought?.token === source.token ? brought.draft : null;
    return current ? { ...bringBack(state, current), bring } : { ...state, bring };
  }, [source, reply, brought]);
}

type Made = ReturnType<typeof makeState>;

function bringBack(state: Made, { fields, version, base = null }: BrowserDraft): Made {
  return {
    ...state,
    ...nothingSaid,
    values: new URLSearchParams(fields),
    version,
    madeOf: version,
    base,
    restored: false,
    copied: false,
    unsaved: true,
    brought: true,
  };
}

function makeState(
  { stored, restored, pattern, begun, token, account, base }: EditorSource,
  reply: EditorReply | undefined,
) {
  const typed = reply && reply.fields.length > 0 ? reply : restored;
  const values = new URLSearchParams(typed?.fields ?? stored?.fields ?? pattern ?? begun ?? []);
  const now = stored && String(stored.version);
  // Only after the question may the newer version be overwritten: until then the form names the one it was made of.
  const made = reply?.version ?? (typed === restored && values.get("version")) ?? null;
  return {
    ...nothingSaid,
    ...reply,
    values,
    /** What the form was made of, as it goes along in it. */
    base: typed ? values.get("base") : base,
    waiting: reply ? reply.waiting : restored && { id: restored.id, pictures: restored.pictures },
    stored,
    version: reply?.stale ? now : made || now,
    /** The version that the values were made of: not the form's own after a conflict, which asks before it overwrites. */
    madeOf: made || now,
    /** The one-time id of this sending; null when the form that was sent could not be read. */
    token: reply ? reply.token : token,
    newToken: token,
    restored: !reply && restored !== null,
    copied: !typed && pattern !== null,
    unsaved: reply !== undefined || restored !== null,
    account,
    brought: false,
  };
}

export function waitingPicture(state: FormState, field: string) {
  return state.waiting?.pictures.find((picture) => picture.field === field) ?? null;
}
