import { useNavigate, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { isSending, type Loss, reportLoss, useLoss } from "./connection";
import { useHeldForm } from "./held-form";
import { usePageFocus } from "./page-focus";
import { useReturn } from "./page-return";
import { fetchRouteFiles, isOutdated } from "./route-files";
import { holdsMessage } from "./typed-message";

/** Keeps the page when the connection is lost. Plain anchors render several times faster than router links. */
export function ClientNavigation({ backOffice }: { backOffice: boolean }) {
  const navigate = useNavigate();
  const submit = useSubmit();
  const { state } = useNavigation();
  const loss = useLoss();
  const sent = useRef<Element | null>(null);
  /** What was pressed while a form was under way: before its answer is here, the list's cookie is the old one. */
  const waiting = useRef(new Map<Element, () => void>());
  useHeldForm();
  usePageFocus();
  useReturn(backOffice);

  useEffect(() => {
    // That nothing was sent is said of them too.
    if (loss) waiting.current.clear();
    if (state !== "idle") return;
    for (const [pressed, go] of waiting.current) {
      waiting.current.delete(pressed);
      if (pressed.isConnected) return go();
    }
  }, [state, loss]);

  useEffect(() => {
    const inTurn = (pressed: Element, go: () => void) => {
      if (isSending() && pressed !== sent.current) waiting.current.set(pressed, go);
      else go();
    };
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest("a") : null;
      if (!anchor || !isPlainClick(event, anchor)) return;
      if (isOnThisPage(anchor)) {
        // The router would take the new fragment for a navigation and forget what the server said about a refused form.
        if (takesFocus(anchor.hash.slice(1))) event.preventDefault();
        return;
      }
      if (isFile(anchor) || isOutdated() || (!backOffice && holdsMessage())) return;
      event.preventDefault();
      // An element that is taken out with the focus has the browser lay out the old page and the new one once more.
      if (event.detail > 0) anchor.blur();
      const { pathname, search, hash } = new URL(anchor.href);
      inTurn(anchor, () => whenReachable(pathname, "page", () => navigate(pathname + search + hash)));
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
      if (asks && !backOffice && holdsMessage()) return;
      event.preventDefault();
      if (asks) {
        const fields = new FormData(form);
        // Browsers of 2022 do not take the button with its form.
        if (button?.name) fields.append(button.name, button.value);
        const said = [...fields].flatMap(([name, value]) =>
          typeof value === "string" && value !== "" ? [[name, value]] : [],
        );
        const query = new URLSearchParams(said);
        const ask = () => submit(query, { method: "get", action: pathname + hash });
        return inTurn(form, () => whenReachable(pathname, "page", ask));
      }
      whenReachable(pathname, "form", () => {
        if (isOutdated()) return form.requestSubmit(event.submitter);
        if (sent.current === (button ?? form) && isDone(form)) return;
        const go = () => {
          sent.current = button ?? form;
          // Its answer leads back to this page, which shall stand still.
          const isBack = form.elements.namedItem("back") !== null || pathname === location.pathname;
          submit(button ?? form, {
            preventScrollReset: "stays" in form.dataset || (button?.value === "add" && isBack),
          });
        };
        inTurn(button ?? form, go);
      });
    };
    document.addEventListener("click", follow);
    document.addEventListener("submit", send);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("submit", send);
    };
  }, [navigate, submit, backOffice]);

  return null;
}

/** Whether it is answered as it stands, and the page that says so is on its way: sent again it would be done twice. */
function isDone(form: HTMLFormElement) {
  const { state, formData } = window.__remixRouter.state.navigation;
  if (!isSending() || state !== "loading") return false;
  return [...new FormData(form)].every(([name, value]) => formData?.getAll(name).includes(value));
}

/** A form always waits, its text would be lost; a page only where the browser has no connection. */
function whenReachable(pathname: string, of: Loss["of"], go: () => void) {
  const files = of === "form" || !navigator.onLine ? fetchRouteFiles(pathname) : null;
  if (!files) return go();
  files.then(go, () => (isOutdated() ? go() : reportLoss(of, () => whenReachable(pathname, of, go))));
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
