import { Form, useActionData } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "~/models/row/result";
import { ErrorSummary } from "./error-summary";

type CheckedFormProps = {
  /** The messages for what stands in the form, by field; the same rules as the server's. */
  check: (fields: FormData) => FieldErrors;
  /** What the server said about the form when it was sent. */
  refused: FieldErrors | undefined;
  action?: string;
  className: string;
  children: (errors: FieldErrors) => ReactNode;
};

/**
 * A form whose fields the browser checks: each when it is left, all of them before anything is sent. The first wrong
 * one takes the focus then. Without JavaScript the server says the same.
 */
export function CheckedForm({ check, refused, action, className, children }: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useActionData();
  const [about, setAbout] = useState(answer);
  const [found, setFound] = useState<FieldErrors>({});
  const [stopped, setStopped] = useState(0);
  if (about !== answer) {
    setAbout(answer);
    setFound({});
    setStopped(0);
  }
  useEffect(() => {
    if (stopped > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [stopped]);

  const errors: FieldErrors = { ...refused, ...found };
  const look = ({ currentTarget, target }: FormEvent<HTMLFormElement>, wasWrong: boolean) => {
    const field = nameOf(target);
    const messages = check(new FormData(currentTarget))[field] ?? [];
    if (messages.length > 0 || wasWrong) setFound({ ...found, [field]: messages });
  };
  return (
    <>
      {(refused || stopped > 0) && <ErrorSummary errors={errors} takesFocus={stopped === 0} />}
      <Form
        ref={form}
        method="post"
        action={action}
        noValidate
        className={className}
        onBlur={(event) => {
          // A message that appears because a button is being pressed would move the button from under the pointer.
          if (event.relatedTarget instanceof HTMLButtonElement) return;
          look(event, Boolean(found[nameOf(event.target)]));
        }}
        onInput={(event) => {
          if (errors[nameOf(event.target)]?.length) look(event, true);
        }}
        onSubmit={(event) => {
          const wrong = check(new FormData(event.currentTarget));
          if (Object.keys(wrong).length === 0) return;
          event.preventDefault();
          setFound({ ...Object.fromEntries(Object.keys(errors).map((field) => [field, []])), ...wrong });
          setStopped(stopped + 1);
        }}
      >
        {children(errors)}
      </Form>
    </>
  );
}

function nameOf(target: EventTarget) {
  return (target instanceof HTMLElement && target.getAttribute("name")) || "";
}
