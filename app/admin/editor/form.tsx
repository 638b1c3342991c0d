import { Form, useLocation, useNavigation, useParams } from "@remix-run/react";
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { FORM_TOKEN_FIELD, SAVED_DRAFT_FIELD } from "~/http/form/own-field";
import { pickListState } from "~/models/row/list-query";
import type { FieldErrors } from "~/models/row/result";
import { useLoss, useTraffic } from "~/ui/browser/connection";
import { Button, ButtonLink } from "~/ui/button";
import { areDraftsOpen, dropDraft } from "~/ui/draft-store";
import { ENTER, EnterButton } from "~/ui/field/enter-button";
import { ErrorSummary } from "~/ui/field/error-summary";
import { useFieldCheck } from "~/ui/field/field-check";
import { checkBySchema } from "~/ui/field/schema-check";
import { UnsavedGuard } from "~/ui/field/unsaved-guard";
import { useDraftSaving } from "./drafts";
import type { FormState } from "./form-state";

export const EDITOR_FORM = "editor";

export type EditorFormProps = {
  token: string;
  state: FormState;
  /** Null where only the server can tell. */
  schema: z.ZodType | null;
  save: string;
  list: string;
  /** Return in a field saves, unless one of its fields has another use for it. */
  enterSaves?: boolean;
  labels?: Record<string, string>;
  order?: readonly string[];
  /** Of a form without files: it may have any number of fields. */
  plain?: boolean;
  /** Beside the button that saves, in sight with it. */
  foot?: ReactNode;
  children: (errors: FieldErrors) => ReactNode;
};

export function EditorForm(props: EditorFormProps) {
  const { token, state, schema, save, list, enterSaves = true, children } = props;
  const { labels, order, plain, foot } = props;
  const adding = useParams().id === undefined;
  const { pathname, search } = useLocation();
  const listState = adding ? "" : pickListState(new URLSearchParams(search));
  const sending = useTraffic() === "sending";
  const loss = useLoss();
  const intent = useNavigation().formData?.get("intent");
  const [touched, setTouched] = useState(false);
  const leaving = useRef(false);
  const shown = useRef<FormState | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const hasErrors = Object.keys(state.errors).length > 0;
  const { errors, stopped, ...fields } = useFieldCheck({
    form: element,
    check: (typed) => (schema ? checkBySchema(schema, typed) : {}),
    serverErrors: state.errors,
  });
  const { account, base, madeOf: version, unsaved } = state;
  const saveDraft = useDraftSaving(element, { token, account, version, base, unsaved, leaving });
  const { now: saveNow } = saveDraft;
  // What is lost or answered at once may never be drawn on its way.
  useEffect(() => {
    if (!sending || loss || shown.current !== state) leaving.current = false;
    if (unsaved && shown.current !== state) saveNow();
    shown.current = state;
  }, [sending, loss, state, unsaved, saveNow]);

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
    () => (touched || state.unsaved) && !leaving.current,
    [touched, state.unsaved],
  );
  return (
    <>
      {(hasErrors || stopped > 0) && (
        <ErrorSummary errors={errors} labels={labels} order={order} takesFocus={stopped === 0} />
      )}
      <Form
        ref={element}
        method="post"
        action={pathname + listState}
        encType={plain ? "application/x-www-form-urlencoded" : "multipart/form-data"}
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
        <EnterButton {...(enterSaves ? {} : { name: "intent", value: ENTER, formNoValidate: true })}>
          {save}
        </EnterButton>
        <input type="hidden" name={FORM_TOKEN_FIELD} value={token} />
        {state.version && <input type="hidden" name="version" value={state.version} />}
        {state.base && <input type="hidden" name="base" value={state.base} />}
        {state.waiting && <input type="hidden" name={SAVED_DRAFT_FIELD} value={state.waiting.id} />}
        {children(errors)}
        {state.intent === ENTER && (
          <p role="status">
            Nothing is saved yet: when everything is there, press <strong>{save}</strong>.
          </p>
        )}
        <div className="form-actions">
          {foot}
          <Button icon={adding ? "plus" : "check"} look={foot ? "quiet" : "main"} disabled={sending}>
            {sending && !intent ? (adding ? "Adding..." : "Saving...") : save}
          </Button>
          <ButtonLink href={list + listState} look="quiet">
            Cancel
          </ButtonLink>
        </div>
      </Form>
      <UnsavedGuard
        guarded={element}
        isUnsaved={isUnsaved}
        isKept={() => account !== null && areDraftsOpen(account)}
      />
    </>
  );
}
