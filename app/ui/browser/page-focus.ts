import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** The address whose page was shown last; it outlives the frame, which public pages, login and back office each have. */
let shown: string | null = null;

/** Where a page changes without a page load the focus goes to its content, which a page load would do by itself. */
export function usePageFocus() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const before = shown;
    shown = pathname + search;
    // An address with a fragment moves the focus by itself.
    if (before !== null && before !== shown && !location.hash) focusContent();
  }, [pathname, search]);

  // A button may go with what it did, and would take the focus along.
  const { state } = useNavigation();
  const was = useRef(state);
  useEffect(() => {
    if (was.current !== state && state === "idle" && document.activeElement === document.body) focusContent();
    was.current = state;
  }, [state]);
}

/** It is described by the page's title, which only a page load says by itself. */
function focusContent() {
  const content = document.getElementById("content");
  content?.setAttribute("aria-description", document.title);
  content?.focus({ preventScroll: true });
}
