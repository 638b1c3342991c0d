import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useLocation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { z } from "zod";
import { pickListState } from "~/models/row/list-query";
import { Button, ButtonLink } from "~/ui/button";
import { dropDraft } from "~/ui/draft-store";
import { ErrorSummary } from "~/ui/field/error-summary";
import { UnsavedGuard } from "~/ui/field/unsaved-guard";
import { useTraffic } from "~/ui/frame/connection";
import type { Draft } from "./draft";
import { useDraftSaving } from "./draft-saving";

/** The id of the form: a screen has one. */
export const EDITOR_FORM = "editor";

type EditorFormProps = {
  token: string;
  draft: Draft;
  schema: z.ZodType;
  adding: boolean;
  save: string;
  list: string;
  children: (errors: Record<string, string[] | undefined>) => ReactNode;
};

/**
 * The form of an editor. The browser checks it by the same rules as the server does: each field when it is left, all of
 * them before anything is sent.
 */
export function EditorForm({ token, draft, schema, adding, save, list, children }: EditorFormProps) {
  const { pathname, search } = useLocation();
  const listState = pickListState(new URLSearchParams(search));
  const sending = useTraffic() === "sending";
  const [touched, setTouched] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const leaving = useRef(false);
  useEffect(() => {
    if (!sending) leaving.current = false;
  }, [sending]);

  const refused = Object.keys(draft.errors).length > 0;
  const [form] = useForm({
    id: EDITOR_FORM,
    lastResult: useMemo(
      () => (refused ? { status: "error" as const, error: draft.errors } : undefined),
      [refused, draft.errors],
    ),
    onValidate: ({ formData }) => parseWithZod(formData, { schema, disableAutoCoercion: true }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const errors: Record<string, string[] | undefined> = form.allErrors;

  const element = useRef<HTMLFormElement>(null);
  const { account, madeOf, unsaved } = draft;
  const saveDraft = useDraftSaving(element, { token, account, version: madeOf, unsaved, leaving });

  const send = (event: FormEvent<HTMLFormElement>) => {
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const button = submitter instanceof HTMLButtonElement && submitter.name === "intent" ? submitter : null;
    if (!button) form.onSubmit(event);
    // The library asks for a check of a single field by a submission of its own.
    if (submitter?.getAttribute("name") === "__intent__") return;
    if (event.defaultPrevented) return setRefusals(refusals + 1);
    leaving.current = true;
    if (button?.value === "theirs") dropDraft(token);
    else saveDraft.now();
  };
  // A message that appears because a button is being pressed would move the button from under the pointer.
  useEffect(() => {
    const form = element.current;
    const hold = (event: FocusEvent) => {
      if (event.relatedTarget instanceof HTMLButtonElement) event.stopPropagation();
    };
    form?.addEventListener("focusout", hold);
    return () => form?.removeEventListener("focusout", hold);
  }, []);
  const isUnsaved = useCallback(
    () => (touched || draft.unsaved) && !leaving.current,
    [touched, draft.unsaved],
  );
  return (
    <>
      {(refused || refusals > 0) && <ErrorSummary key={refusals} errors={errors} />}
      <Form
        ref={element}
        method="post"
        action={pathname + listState}
        encType="multipart/form-data"
        id={EDITOR_FORM}
        noValidate
        className="admin-form panel"
        onSubmit={send}
        onInput={() => {
          setTouched(true);
          saveDraft.later();
        }}
        onClick={saveDraft.later}
      >
        {/* Return in a field presses the first button of a form: it must be the one that saves. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {save}
        </button>
        <input type="hidden" name="once" value={token} />
        {draft.version && <input type="hidden" name="version" value={draft.version} />}
        {draft.waiting && <input type="hidden" name="parked" value={draft.waiting.id} />}
        {children(errors)}
        <div className="form-actions">
          <Button icon={adding ? "plus" : "check"} disabled={sending}>
            {sending ? (adding ? "Adding..." : "Saving...") : save}
          </Button>
          <ButtonLink href={adding ? list : list + listState} look="quiet">
            Cancel
          </ButtonLink>
        </div>
      </Form>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </>
  );
}
