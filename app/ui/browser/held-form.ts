import { useEffect, useRef } from "react";
import { useTraffic } from "./connection";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** While a form is on its way no text can be typed into it: its answer would take the place of that. */
export function useHeldForm() {
  const sending = useTraffic() === "sending";
  const sent = useRef<HTMLFormElement | null>(null);

  useEffect(() => {
    const note = ({ target, submitter }: SubmitEvent) => {
      // After a size was added its fields stay as they are.
      const isAdding = submitter instanceof HTMLButtonElement && submitter.value === "add";
      sent.current = !isAdding && target instanceof HTMLFormElement ? target : null;
    };
    document.addEventListener("submit", note, true);
    return () => document.removeEventListener("submit", note, true);
  }, []);

  useEffect(() => {
    const form = sending ? sent.current : null;
    if (!form) return;
    const fields = [...form.elements].filter(isOpen);
    const rich = [...form.querySelectorAll('[contenteditable="true"]')];
    for (const field of fields) field.readOnly = true;
    for (const text of rich) text.setAttribute("contenteditable", "false");
    return () => {
      for (const field of fields) field.readOnly = false;
      for (const text of rich) text.setAttribute("contenteditable", "true");
    };
  }, [sending]);
}

function isOpen(element: Element): element is TextField {
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isText && !element.readOnly;
}
