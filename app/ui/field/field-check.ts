import { useActionData } from "@remix-run/react";
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useState } from "react";
import type { FieldErrors } from "~/models/row/result";

type FieldCheck = {
  form: RefObject<HTMLFormElement>;
  check: (fields: FormData) => FieldErrors;
  serverErrors: FieldErrors | undefined;
};

const WRONG = '[aria-invalid="true"]:not([role="radiogroup"], [hidden]), [aria-invalid="true"] input';

/** Each field when left and while corrected, all before sending; the first wrong one then takes the focus. */
export function useFieldCheck({ form, check, serverErrors }: FieldCheck) {
  const reply = useActionData();
  const [about, setAbout] = useState(reply);
  const [found, setFound] = useState<FieldErrors>({});
  const [stopped, setStopped] = useState(0);
  if (about !== reply) {
    setAbout(reply);
    setFound({});
    setStopped(0);
  }
  useEffect(() => {
    if (stopped > 0) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [stopped, form]);

  const errors: FieldErrors = { ...serverErrors, ...found };
  const look = ({ currentTarget, target }: FormEvent<HTMLFormElement>, wasWrong: boolean) => {
    const field = nameOf(target);
    const messages = check(new FormData(currentTarget))[field] ?? [];
    if (messages.length > 0 || wasWrong) setFound({ ...found, [field]: messages });
  };
  return {
    errors,
    stopped,
    onBlur(event: FocusEvent<HTMLFormElement>) {
      // A message that appears because a button is being pressed would move the button from under the pointer.
      if (event.relatedTarget instanceof HTMLButtonElement) return;
      look(event, Boolean(found[nameOf(event.target)]));
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      if (errors[nameOf(event.target)]?.length) look(event, true);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      if (isAside(event.nativeEvent, event.currentTarget)) return;
      const wrong = check(new FormData(event.currentTarget));
      if (Object.keys(wrong).length === 0) return;
      event.preventDefault();
      setFound({ ...Object.fromEntries(Object.keys(errors).map((field) => [field, []])), ...wrong });
      setStopped(stopped + 1);
    },
  };
}

/** Sent by a button that needs no check, or by Enter in a field that stands elsewhere on the page. */
function isAside(event: Event, form: HTMLFormElement) {
  if (event instanceof SubmitEvent && event.submitter instanceof HTMLButtonElement) {
    if (event.submitter.formNoValidate) return true;
  }
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.form === form && !form.contains(field);
}

function nameOf(target: EventTarget) {
  return (target instanceof HTMLElement && target.getAttribute("name")) || "";
}
