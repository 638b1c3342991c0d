import { useActionData, useLoaderData } from "@remix-run/react";
import { useMemo, useState } from "react";
import type { EditorReply, StoredRow } from "~/admin/editor/config.server";
import type { Merged } from "~/models/row/merge.server";
import type { FieldErrors } from "~/models/row/result";
import type { BrowserDraft } from "~/ui/draft-store";
import type { EditorSource } from "./source.server";

export type WaitingPicture = { field: string; name: string; label: string };

/** In this order: a browser's draft asked for, what was just rejected, a saved draft, what is stored, what is copied, nothing. */
export type FormState = {
  values: URLSearchParams;
  errors: FieldErrors;
  alert: string | null;
  reason: string | null;
  stale: boolean;
  merged: Merged | null;
  /** What the form was made of, as it goes along in it. */
  base: string | null;
  waiting: { id: string; pictures: WaitingPicture[] } | null;
  stored: StoredRow | null;
  version: string | null;
  /** The version that the values were made of: not the form's own after a conflict, which asks before it overwrites. */
  madeOf: string | null;
  /** The one-time id of this sending; null when the form that was sent could not be read. */
  token: string | null;
  newToken: string;
  intent: string;
  preview: string | null;
  restored: boolean;
  copied: boolean;
  unsaved: boolean;
  account: string | null;
  brought: boolean;
  bring: (draft: BrowserDraft) => void;
};

type Brought = { draft: BrowserDraft; reply: EditorReply | undefined; token: string };

export function useFormState(): FormState {
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

function bringBack(
  state: Omit<FormState, "bring">,
  { fields, version, base = null }: BrowserDraft,
): Omit<FormState, "bring"> {
  const fresh = {
    errors: {},
    alert: null,
    stale: false,
    merged: null,
    intent: "",
    preview: null,
    restored: false,
    copied: false,
  };
  const values = new URLSearchParams(fields);
  return {
    ...state,
    ...fresh,
    values,
    version,
    madeOf: version,
    base,
    unsaved: true,
    brought: true,
  };
}

function makeState(
  { stored, restored, pattern, begun, token, account, base }: EditorSource,
  reply: EditorReply | undefined,
): Omit<FormState, "bring"> {
  const typed = reply && reply.fields.length > 0 ? reply : restored;
  const values = new URLSearchParams(typed?.fields ?? stored?.fields ?? pattern ?? begun ?? []);
  const now = stored && String(stored.version);
  // Only after the question may the newer version be overwritten: until then the form names the one it was made of.
  const made = reply?.version ?? (typed === restored && values.get("version")) ?? null;
  return {
    values,
    errors: reply?.errors ?? {},
    alert: reply?.alert ?? null,
    reason: reply?.reason ?? null,
    stale: reply?.stale ?? false,
    merged: reply?.merged ?? null,
    base: typed ? values.get("base") : base,
    waiting: reply ? reply.waiting : restored && { id: restored.id, pictures: restored.pictures },
    stored,
    version: reply?.stale ? now : made || now,
    madeOf: made || now,
    token: reply ? reply.token : token,
    newToken: token,
    intent: reply?.intent ?? "",
    preview: reply?.preview ?? null,
    restored: !reply && restored !== null,
    copied: !typed && pattern !== null,
    unsaved: reply !== undefined || restored !== null,
    account,
    brought: false,
  };
}

export function waitingPicture(state: FormState, field: string): WaitingPicture | null {
  return state.waiting?.pictures.find((picture) => picture.field === field) ?? null;
}
