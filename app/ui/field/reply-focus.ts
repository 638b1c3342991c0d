import { useActionData } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** For the element that says what became of a form: it takes the focus at every answer, and once more for another reason. */
export function useReplyFocus(reason: unknown = true) {
  const place = useRef<HTMLDivElement>(null);
  const reply = useActionData();
  // The attribute serves a page load alone: React focuses only controls, and a second answer changes the text in place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer to the form is one of its own
  useEffect(() => {
    if (reason) place.current?.focus();
  }, [reply, reason]);
  return place;
}
