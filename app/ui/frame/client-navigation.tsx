import { useLocation, useNavigate, useNavigation, useRevalidator, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type Loss, reportLoss } from "./connection";
import { fetchRouteFiles, isOutdated } from "./route-files";

/** The address whose page was shown last; it outlives the frame, which public pages, login and back office each have. */
let shown: string | null = null;

/** Keeps the page when the connection is lost. Plain anchors render several times faster than router links. */
export function ClientNavigation({ backOffice }: { backOffice: boolean }) {
  const navigate = useNavigate();
  const submit = useSubmit();
  const { pathname, search } = useLocation();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest("a") : null;
      if (!anchor || !isPlainClick(event, anchor)) return;
      if (isOnThisPage(anchor)) {
        // The router would take the new fragment for a navigation and forget what the server said about a refused form.
        if (takesFocus(anchor.hash.slice(1))) event.preventDefault();
        return;
      }
      if (isFile(anchor) || isOutdated() || (!backOffice && holdsTyped() && navigator.onLine)) return;
      event.preventDefault();
      // An element that is taken out with the focus has the browser lay out the old page and the new one once more.
      if (event.detail > 0) anchor.blur();
      const { pathname, search, hash } = new URL(anchor.href);
      whenReachable(pathname, "page", () => navigate(pathname + search + hash));
    };
    const send = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method === "dialog") return;
      const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
      const { origin, pathname, hash } = new URL(
        button?.hasAttribute("formaction") ? button.formAction : form.action,
      );
      const asks = (button?.formMethod || form.method) === "get";
      if (form.target || origin !== location.origin || isOutdated()) return;
      if (asks && !backOffice && holdsTyped() && navigator.onLine) return;
      event.preventDefault();
      if (asks) {
        const fields = new FormData(form);
        // Browsers of 2022 do not take the button with its form.
        if (button?.name) fields.append(button.name, button.value);
        const said = [...fields].flatMap(([name, value]) =>
          typeof value === "string" && value !== "" ? [[name, value]] : [],
        );
        const query = new URLSearchParams(said);
        whenReachable(pathname, "page", () => submit(query, { method: "get", action: pathname + hash }));
        return;
      }
      whenReachable(pathname, "form", () => {
        if (isOutdated()) return form.requestSubmit(event.submitter);
        submit(button ?? form, {
          // Its answer leads back to this page, which shall stand still.
          preventScrollReset: form.elements.namedItem("back") !== null,
        });
      });
    };
    document.addEventListener("click", follow);
    document.addEventListener("submit", send);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("submit", send);
    };
  }, [navigate, submit, backOffice]);

  // A page that comes back as it was left may show another state of the list than there is by now.
  const { revalidate } = useRevalidator();
  const { state, formMethod } = useNavigation();
  const isAnswer = useRef(false);
  useEffect(() => {
    if (backOffice) return;
    const refresh = ({ persisted }: PageTransitionEvent) => {
      // The router would forget what the server said about a form, such as the lines of a pasted list.
      if (persisted && !isAnswer.current) revalidate();
    };
    window.addEventListener("pageshow", refresh);
    if (window.cameBack) revalidate();
    window.cameBack = false;
    return () => window.removeEventListener("pageshow", refresh);
  }, [revalidate, backOffice]);

  useEffect(() => {
    const before = shown;
    shown = pathname + search;
    // An address with a fragment moves the focus by itself.
    if (before !== null && before !== shown && !location.hash) focusContent();
  }, [pathname, search]);

  useEffect(() => {
    if (state !== "idle") isAnswer.current = formMethod === "POST";
  }, [state, formMethod]);

  // A button may go with what it did, and would take the focus along.
  const was = useRef(state);
  useEffect(() => {
    if (was.current !== state && state === "idle" && document.activeElement === document.body) focusContent();
    was.current = state;
  }, [state]);

  return null;
}

/** It is described by the page's title, which only a page load says by itself. */
function focusContent() {
  const content = document.getElementById("content");
  content?.setAttribute("aria-description", document.title);
  content?.focus({ preventScroll: true });
}

/** A form always waits, its text would be lost; a page only where the browser has no connection. */
function whenReachable(pathname: string, of: Loss["of"], go: () => void) {
  const files = of === "form" || !navigator.onLine ? fetchRouteFiles(pathname) : null;
  if (!files) return go();
  files.then(go, () => (isOutdated() ? go() : reportLoss(of, () => whenReachable(pathname, of, go))));
}

/** Typed into a form for a message and not sent: the browser, which loads the next page, keeps it for whoever comes back. */
function holdsTyped() {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "#content :is(input, textarea)",
  );
  return [...fields].some(
    ({ form, value, defaultValue }) =>
      value !== defaultValue && form?.method === "post" && form.querySelector("textarea"),
  );
}

/** Not for another window, another site or a download. */
function isPlainClick(event: MouseEvent, anchor: HTMLAnchorElement) {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  return !anchor.target && !anchor.hasAttribute("download") && anchor.origin === location.origin;
}

function isOnThisPage(anchor: HTMLAnchorElement) {
  return anchor.pathname === location.pathname && anchor.search === location.search && anchor.hash !== "";
}

function isFile(anchor: HTMLAnchorElement) {
  return /^\/(uploads|backend|assets)\/|\.(xml|json|txt|csv|pdf)$/i.test(anchor.pathname);
}

function takesFocus(id: string) {
  const target = document.getElementById(id);
  target?.focus();
  return target !== null && document.activeElement === target;
}
