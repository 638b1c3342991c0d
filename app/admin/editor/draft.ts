import { useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import type { EditorAnswer } from "~/admin/editor/plan.server";
import type { FieldErrors } from "~/models/row/result";
import type { EditorSource, StoredRow } from "./source.server";

/** A picture that was sent before and waits on the server for the next sending. */
export type KeptPicture = { field: string; name: string; label: string };

/** What an editor's form shows: what was just refused, else what was parked, else what is stored, else nothing. */
export type Draft = {
  values: URLSearchParams;
  errors: FieldErrors;
  alert: string | null;
  /** Why, where the alert does not say it. */
  reason: string | null;
  stale: boolean;
  kept: { id: string; pictures: KeptPicture[] } | null;
  stored: StoredRow | null;
  version: string | null;
  /** The one-time id of this sending; null when the form that was sent could not be read. */
  token: string | null;
  /** A one-time id for a form that is made anew. */
  newToken: string;
  intent: string;
  preview: string | null;
  /** The form was parked when a session ended. */
  restored: boolean;
  /** There is something in it that is stored nowhere. */
  unsaved: boolean;
};

/** The draft of the screen: its loader answers an EditorSource, its action an EditorAnswer. */
export function useDraft(): Draft {
  const source = useLoaderData<EditorSource>();
  const answer = useActionData<EditorAnswer>();
  return useMemo(() => makeDraft(source, answer), [source, answer]);
}

function makeDraft({ stored, restored, token }: EditorSource, answer: EditorAnswer | undefined): Draft {
  const typed = answer && answer.fields.length > 0 ? answer : restored;
  const values = new URLSearchParams(typed?.fields ?? stored?.fields ?? []);
  const now = stored && String(stored.version);
  // Only after the question may the newer version be overwritten: until then the form keeps the one it was made of.
  const made = answer?.version ?? (typed === restored && values.get("version")) ?? null;
  return {
    values,
    errors: answer?.errors ?? {},
    alert: answer?.alert ?? null,
    reason: answer?.reason ?? null,
    stale: answer?.stale ?? false,
    kept: answer ? answer.kept : restored && { id: restored.id, pictures: restored.pictures },
    stored,
    version: answer?.stale ? now : made || now,
    token: answer ? answer.token : token,
    newToken: token,
    intent: answer?.intent ?? "",
    preview: answer?.preview ?? null,
    restored: !answer && restored !== null,
    unsaved: answer !== undefined || restored !== null,
  };
}

/** The picture of a field that waits on the server. */
export function keptPicture(draft: Draft, field: string): KeptPicture | null {
  return draft.kept?.pictures.find((picture) => picture.field === field) ?? null;
}
