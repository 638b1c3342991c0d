import type { Program } from "~/ui/browser/program";

/**
 * Runs in every page, as text: nothing outside of it is known there (`load` stands for `import`). It starts the page's
 * program at the first sign that somebody is going to use it, and does what cannot wait for that.
 */
export function starter(load: (file: string) => Promise<typeof import("~/entry.client")>) {
  window.parsedNodes = new Set(document.querySelectorAll("html > *, head > *, body > *"));

  const description = document.getElementById("program")?.textContent;
  const { before, files, atOnce }: Program = JSON.parse(String(description));

  const start = async (cameBack?: boolean) => {
    try {
      for (const file of before) await load(file);
      const [program] = await Promise.all(files.map(load));
      program?.takeOver(isHere, cameBack);
    } catch {
      // The page does without its program: a browser asks no second time for a module that failed.
    }
  };

  // A pointer on a control, a press, a key or a focus; not a scroll, and not a link: it leads on by itself, and its next
  // page would share its way with scripts that it throws away. A page that the browser had kept whole is brought up to date.
  const kinds = ["pointerover", "pointerdown", "keydown", "focusin", "pageshow"];
  const isIntent = (type: string, target: Partial<Element>) => {
    if (type === "pointerdown") return !target.closest?.("a[href]");
    return type === "keydown" || target.closest?.("button,input,select,textarea,summary,label");
  };
  const look = ({ type, target, persisted }: Event & { persisted?: boolean }) => {
    if (!persisted && !isIntent(type, target as Partial<Element>)) return;
    for (const kind of kinds) removeEventListener(kind, look, true);
    start(persisted);
  };
  if (atOnce) start();
  else for (const kind of kinds) addEventListener(kind, look, true);

  // A form that is sent without a connection, before the program is there, stays: the browser would leave its page.
  const notice = Object.assign(document.createElement("p"), {
    role: "alert",
    className: "notice bad lost-connection",
    textContent: "No connection; nothing was sent",
  });
  addEventListener("submit", (event) => {
    if (navigator.onLine || event.defaultPrevented) return;
    event.preventDefault();
    document.body.append(notice);
  });
  addEventListener("online", () => notice.remove());

  // Back and forward between pages that were exchanged in the browser change nothing but the address: after a reload,
  // also while it is read, the page is loaded.
  const page = (address: string) => address.split("#")[0];
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const loaded = page(arrival && arrival.type !== "navigate" ? arrival.name : location.href);
  const isHere = () => page(location.href) === loaded;
  const stay = () => {
    if (!window.__remixRouter && !isHere()) location.reload();
  };
  addEventListener("popstate", stay);
  stay();

  // Whoever unfolds the search with the first press of all wants to type as well.
  const typeAtOnce = ({ target }: Event) => {
    if ((target as Element).matches(".site-search[open]")) document.getElementById("site-search")?.focus();
  };
  addEventListener("toggle", typeAtOnce, true);
}
