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
    if (before === null || before === shown) return;
    // What stands on the page already has a focus of its own: a question, a button that was pressed again.
    if (!location.hash || before.split("?")[0] !== pathname) focusPlace(location.hash.slice(1));
  }, [pathname, search]);

  // A button may go with what it did, and would take the focus along.
  const { state } = useNavigation();
  const was = useRef(state);
  useEffect(() => {
    if (was.current !== state && state === "idle" && document.activeElement === document.body) focusPlace();
    was.current = state;
  }, [state]);
}

/** It is described by the page's title, which only a page load says by itself. */
function focusPlace(id = "") {
  const place = document.getElementById(id) ?? document.getElementById("content");
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.setAttribute("aria-description", document.title);
  place.focus({ preventScroll: true });
}
