import { useEffect, useRef } from "react";
import { useTraffic } from "./connection";

/** While a form is on its way nothing can be typed into it: its answer would take the place of that. */
export function useHeldForm() {
  const sending = useTraffic() === "sending";
  const sent = useRef<EventTarget | null>(null);

  useEffect(() => {
    const note = ({ target, submitter }: SubmitEvent) => {
      // After a size was added its fields stay as they are.
      const isAdding = submitter instanceof HTMLButtonElement && submitter.value === "add";
      sent.current = isAdding ? null : target;
    };
    document.addEventListener("submit", note, true);
    return () => document.removeEventListener("submit", note, true);
  }, []);

  useEffect(() => {
    if (!sending) return;
    const refuse = (event: InputEvent) => {
      if (formOf(event.target) === sent.current) event.preventDefault();
    };
    document.addEventListener("beforeinput", refuse, true);
    return () => document.removeEventListener("beforeinput", refuse, true);
  }, [sending]);
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return target.form;
  return target instanceof Element ? target.closest("form") : null;
}
