import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

let shown: "page" | "answer" = "page";

/** Whether what is shown is what the server said to a form. */
export function isAnswer(): boolean {
  return shown === "answer";
}

/** A public page that comes back as it was left may show another state of the list than there is by now. */
export function useReturn(backOffice: boolean) {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle") shown = window.__remixRouter.state.actionData ? "answer" : "page";
  }, [state]);

  useEffect(() => {
    if (backOffice) return;
    const refresh = ({ persisted }: PageTransitionEvent) => {
      // The router would forget what the server said about a form, such as the lines of a pasted list.
      if (persisted && !isAnswer()) revalidate();
    };
    window.addEventListener("pageshow", refresh);
    if (window.cameBack) revalidate();
    window.cameBack = false;
    return () => window.removeEventListener("pageshow", refresh);
  }, [revalidate, backOffice]);
}
