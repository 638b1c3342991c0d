import { isAnswer } from "./page-return";

/**
 * Typed into a form for a message and not sent: the browser, which loads the next page, keeps it for whoever comes back.
 * Without a connection it could load none.
 */
export function holdsMessage(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "#content :is(input, textarea)",
  );
  return navigator.onLine && [...fields].some((field) => isTyped(field) && isForMessage(field.form));
}

/** What an answer shows again was typed before it. */
function isTyped({ value, defaultValue, type }: HTMLInputElement | HTMLTextAreaElement) {
  return value !== defaultValue || (isAnswer() && value !== "" && !/^(hidden|checkbox|radio)$/.test(type));
}

function isForMessage(form: HTMLFormElement | null) {
  return form?.method === "post" && [...form.elements].some((each) => each instanceof HTMLTextAreaElement);
}
