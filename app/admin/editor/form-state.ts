import { useActionData, useLoaderData } from "@remix-run/react";
import { useMemo, useState } from "react";
import type { EditorReply, Said } from "~/admin/editor/config.server";
import type { BrowserDraft } from "~/ui/draft-store";
import type { EditorSource } from "./loader.server";

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

/** In this order: a browser's draft asked for, what was just rejected, what the screen was loaded with. */
export function useFormState() {
  const source = useLoaderData<EditorSource>();
  const reply = useActionData<EditorReply>();
  const [brought, setBrought] = useState<Brought | null>(null);
  // An answer that is followed by the screen loaded anew says what it said: the form beside it may be typed in by then.
  const sent = useMemo(() => (reply?.fields.length ? new URLSearchParams(reply.fields) : null), [reply]);
  return useMemo(() => {
    const state = makeState(source, reply, sent);
    const bring = (saved: BrowserDraft) => setBrought({ draft: saved, reply, token: source.token });
    const current = brought?.reply === reply && brought?.token === source.token ? brought.draft : null;
    return { ...(current ? bringBack(state, current) : state), bring, broughtAt: brought?.draft.keptAt };
  }, [source, reply, sent, brought]);
}

type Made = ReturnType<typeof makeState>;

function bringBack(state: Made, brought: BrowserDraft): Made {
  const { token, fields, version, base = null } = brought;
  return {
    ...state,
    ...nothingSaid,
    token,
    values: new URLSearchParams(fields),
    version,
    madeOf: version,
    base,
    restored: false,
    copied: false,
    unsaved: true,
    brought,
  };
}

function makeState(source: EditorSource, reply: EditorReply | undefined, sent: URLSearchParams | null) {
  const { restored } = source;
  // What an answer was compared with is not what the screen, loaded before or after it, shows.
  const stored = reply?.stored ?? source.stored;
  const madeOf = reply?.version || source.version;
  return {
    ...nothingSaid,
    ...reply,
    values: sent ?? new URLSearchParams(source.fields),
    /** What the form was made of, as it goes along in it. */
    base: sent ? sent.get("base") : source.base,
    waiting: reply ? reply.waiting : restored,
    stored,
    /** The version that the values were made of: not the form's own after a conflict, which asks before it overwrites. */
    madeOf,
    /** Only after the question may the newer version be overwritten: until then the form names the one it was made of. */
    version: reply?.stale && stored ? String(stored.version) : madeOf,
    /** The one-time id of this sending; null when the form that was sent could not be read. */
    token: reply ? reply.token : source.token,
    newToken: source.token,
    restored: !reply && restored !== null,
    copied: !sent && source.copied,
    isTyped: sent !== null || (!reply && restored !== null),
    unsaved: reply !== undefined || restored !== null,
    account: source.account,
    /** A browser's draft that was asked for. */
    brought: null as BrowserDraft | null,
  };
}

export function waitingPicture(state: Pick<FormState, "waiting">, field: string) {
  return state.waiting?.pictures.find((picture) => picture.field === field) ?? null;
}
