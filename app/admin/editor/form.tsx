import { Form, useLocation, useNavigation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { pickListState } from "~/models/row/list-query";
import type { FieldErrors } from "~/models/row/result";
import { Button, ButtonLink } from "~/ui/button";
import { areDraftsOpen, dropDraft } from "~/ui/draft-store";
import { ErrorSummary } from "~/ui/field/error-summary";
import { useFieldCheck } from "~/ui/field/field-check";
import { checkBySchema } from "~/ui/field/schema-check";
import { UnsavedGuard } from "~/ui/field/unsaved-guard";
import { useTraffic } from "~/ui/frame/connection";
import type { Draft } from "./draft";
import { useDraftSaving } from "./draft-saving";

export const EDITOR_FORM = "editor";
/** What Return in a field sends where it shall not save: the form comes back as it is. */
export const ENTER = "enter";

type EditorFormProps = {
  token: string;
  draft: Draft;
  /** Null where only the server can tell. */
  schema: z.ZodType | null;
  adding: boolean;
  save: string;
  list: string;
  /** Return in a field saves, unless one of its fields has another use for it. */
  enterSaves?: boolean;
  /** Of fields whose messages do not say which one they are about. */
  labels?: Record<string, string>;
  children: (errors: FieldErrors) => ReactNode;
};

/** Fields are checked when they are left, and all before anything is sent, by the server's rules. */
export function EditorForm(props: EditorFormProps) {
  const { token, draft, schema, adding, save, list, enterSaves = true, labels, children } = props;
  const { pathname, search } = useLocation();
  const listState = pickListState(new URLSearchParams(search));
  const sending = useTraffic() === "sending";
  const intent = useNavigation().formData?.get("intent");
  const [touched, setTouched] = useState(false);
  const leaving = useRef(false);
  useEffect(() => {
    if (!sending) leaving.current = false;
  }, [sending]);

  const element = useRef<HTMLFormElement>(null);
  const hasErrors = Object.keys(draft.errors).length > 0;
  const { errors, stopped, ...fields } = useFieldCheck({
    form: element,
    check: (typed) => (schema ? checkBySchema(schema, typed) : {}),
    serverErrors: draft.errors,
  });
  const { account, madeOf, unsaved } = draft;
  const saveDraft = useDraftSaving(element, { token, account, version: madeOf, unsaved, leaving });

  const send = (event: FormEvent<HTMLFormElement>) => {
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const button = submitter instanceof HTMLButtonElement && submitter.name === "intent" ? submitter : null;
    if (button?.value === ENTER) event.preventDefault();
    if (!button) fields.onSubmit(event);
    if (event.defaultPrevented) return;
    leaving.current = true;
    if (button?.value === "theirs") dropDraft(token);
    else saveDraft.now();
  };
  const isUnsaved = useCallback(
    () => (touched || draft.unsaved) && !leaving.current,
    [touched, draft.unsaved],
  );
  return (
    <>
      {(hasErrors || stopped > 0) && (
        <ErrorSummary errors={errors} labels={labels} takesFocus={stopped === 0} />
      )}
      <Form
        ref={element}
        method="post"
        action={pathname + listState}
        encType="multipart/form-data"
        id={EDITOR_FORM}
        noValidate
        className="admin-form panel"
        onSubmit={send}
        onBlur={fields.onBlur}
        onInput={(event) => {
          fields.onInput(event);
          setTouched(true);
          saveDraft.later();
        }}
        onClick={saveDraft.later}
      >
        {/* Return in a field presses the first button of a form, which would else be one of a field's. */}
        <button
          type="submit"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          {...(enterSaves ? {} : { name: "intent", value: ENTER, formNoValidate: true })}
        >
          {save}
        </button>
        <input type="hidden" name="once" value={token} />
        {draft.version && <input type="hidden" name="version" value={draft.version} />}
        {draft.waiting && <input type="hidden" name="parked" value={draft.waiting.id} />}
        {children(errors)}
        {draft.intent === ENTER && (
          <p role="status">
            Nothing is saved yet: when everything is there, press <strong>{save}</strong>.
          </p>
        )}
        <div className="form-actions">
          <Button icon={adding ? "plus" : "check"} disabled={sending}>
            {sending && !intent ? (adding ? "Adding..." : "Saving...") : save}
          </Button>
          <ButtonLink href={adding ? list : list + listState} look="quiet">
            Cancel
          </ButtonLink>
        </div>
      </Form>
      <UnsavedGuard isUnsaved={isUnsaved} isKept={() => account !== null && areDraftsOpen(account)} />
    </>
  );
}
