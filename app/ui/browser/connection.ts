import { useNavigation } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { forgetFetched, takeFetched } from "./fetched-ahead";

/** The router goes on waiting for it, so that the page stays as it is. */
export type Loss = {
  of: "form" | "page";
  /** Of an answer that was not the site's own (a proxy's, or of the server before it); null when there was none. */
  status: number | null;
  /** A form is sent again by its own button: it may have been changed since. */
  retry: () => void;
};

type Connection = { held: Loss | null; said: boolean };

const FINE: Connection = { held: null, said: false };
let connection = FINE;
const listeners = new Set<() => void>();

/** The router shows its error page when a request fails, and what was typed would be gone: it is held here. */
export function holdLostRequests() {
  const send = window.fetch.bind(window);
  let left = new AbortController();
  window.fetch = (input, init) => {
    const signal = init?.signal;
    if (!signal || !isRouterRequest(input)) return send(input, init);
    if (init.method === "POST") {
      // Whoever goes back meanwhile has pressed it none the less: its answer brings the list. Files may take minutes.
      // With another on its way at once, each would bring a list that lacks what the other did.
      left.abort();
      left = new AbortController();
      const sent = init.body instanceof FormData ? init : { ...init, signal: left.signal };
      // What it changes may be on pages that were fetched before.
      return ask(() => send(input, sent), "form", signal).finally(forgetFetched);
    }
    return ask(async () => (await takeFetched(urlOf(input).href)) ?? send(input, init), "page", signal);
  };
}

export function useLoss(): Loss | null {
  const { held, said } = useConnection();
  return said ? null : held;
}

export function closeLoss() {
  change({ ...connection, said: true });
}

export function reportLoss(of: Loss["of"], retry: () => void) {
  change({ held: { of, status: null, retry }, said: false });
}

/** A request that is lost is not under way. */
export function useTraffic(): "idle" | "sending" | "loading" {
  const { state, formMethod } = useNavigation();
  const { held } = useConnection();
  if (state === "idle" || held) return "idle";
  return formMethod === "POST" ? "sending" : "loading";
}

/** Whether a form or the page that answers it is on its way, which the router would give up for another. */
export function isSending(): boolean {
  return !connection.held && window.__remixRouter.state.navigation.formMethod === "POST";
}

async function ask(send: () => Promise<Response>, of: Loss["of"], signal: AbortSignal): Promise<Response> {
  change(FINE);
  const response = await send()
    .then(readWhole)
    .catch(() => null);
  // The page that is shown by now knows as little of it as one that the browser had kept.
  if (of === "form" && response && signal.aborted && !isSending())
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  signal.throwIfAborted();
  if (response && !isForeign(response)) return response;
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      if (connection.held === held) change(FINE);
      reject(signal.reason);
    };
    const held: Loss = {
      of,
      status: response?.status ?? null,
      retry: () => {
        signal.removeEventListener("abort", giveUp);
        ask(send, of, signal).then(resolve, reject);
      },
    };
    signal.addEventListener("abort", giveUp, { once: true });
    change({ held, said: false });
  });
}

/** An answer that breaks off on its way is no answer, and the router would log one that it gives up half read. */
async function readWhole(response: Response) {
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}

function isRouterRequest(input: RequestInfo | URL) {
  const url = urlOf(input);
  return url.origin === location.origin && url.pathname.endsWith(".data");
}

function urlOf(input: RequestInfo | URL) {
  return new URL(input instanceof Request ? input.url : input, location.href);
}

/** The site answers the router in its own format; a page of HTML comes from whatever stands before it. */
function isForeign(response: Response) {
  return response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

function useConnection() {
  return useSyncExternalStore(
    subscribe,
    () => connection,
    () => FINE,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: Connection) {
  connection = next;
  for (const listener of listeners) listener();
}
