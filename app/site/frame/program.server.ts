import type { EntryContext } from "@remix-run/node";
import type { UNSAFE_AssetsManifest as AssetsManifest } from "@remix-run/react";
import { PUBLIC_PAGES } from "~/http/public-pages.server";
import type { Program } from "~/ui/frame/program";
import type { WrittenProgram } from "~/ui/frame/response-context";

/**
 * Runs in the browser as it stands here. A pointer on a control, a press, a key or a focus starts the page's program; not
 * a scroll, and not a link: it leads on by itself, and its next page would share its way with scripts that it throws away.
 * A page whose program does not arrive does without it: a browser asks no second time for a module that failed.
 * A form that is sent without a connection, before the program is there, waits on its page and goes when the line is back.
 * A page that the browser has kept whole and shows again is started to be brought up to date.
 * Whoever unfolds the search with the first press of all wants to type as well.
 * Back and forward between pages that were exchanged in the browser change nothing but the address: after a reload, also while
 * it is read, the page is loaded.
 */
const STARTER = `(() => {
window.parsedNodes = new Set(document.querySelectorAll("html > *, head > *, body > *"));
const { before, files, atOnce } = JSON.parse(document.getElementById("program").textContent);
const start = async (persisted) => {
try {
for (const file of before) await import(file);
const [program] = await Promise.all(files.map((file) => import(file)));
program.takeOver(isHere, persisted);
} catch {}
};
const kinds = ["pointerover", "pointerdown", "keydown", "focusin", "pageshow"];
const look = ({ type, target, persisted }) => {
if (type === "pointerdown" ? target.closest?.("a[href]") : type !== "keydown" && !persisted && !target.closest?.("button,input,select,textarea,summary,label")) return;
for (const kind of kinds) removeEventListener(kind, look, true);
start(persisted);
};
if (atOnce) start();
else for (const kind of kinds) addEventListener(kind, look, true);
let held;
addEventListener("submit", (event) => {
if (navigator.onLine || event.defaultPrevented) return;
event.preventDefault();
held ??= Object.assign(document.createElement("p"), { role: "alert", className: "notice bad lost-connection", textContent: "No connection; this is sent when the connection is back" });
held.send = () => event.target.requestSubmit(event.submitter);
document.body.append(held);
});
addEventListener("online", () => {
held?.remove();
held?.send();
held = null;
});
const page = () => location.href.split("#")[0];
const [{ name, type } = {}] = performance.getEntriesByType("navigation");
const loaded = type === "back_forward" ? name.split("#")[0] : page();
const isHere = () => page() === loaded;
const stay = () => window.__remixRouter || isHere() || location.reload();
addEventListener("popstate", stay);
stay();
addEventListener("toggle", ({ target }) => target.open && target.matches(".site-search") && target.nextElementSibling.q.focus(), true);
})()`;

/** For the browser (Speculation Rules), until React has started: links on which a pointer rests or a finger lies. */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: Object.keys(PUBLIC_PAGES).filter((page) => page !== "/search") },
      eagerness: "moderate",
    },
  ],
});

/** Reads the data to its end. `atOnce`: without waiting for an intent. */
export async function writeProgram(remix: EntryContext, atOnce: boolean): Promise<WrittenProgram> {
  const manifest: AssetsManifest = remix.manifest;
  const routes = remix.staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const modules = routes.map(({ module }) => module);
  const program: Program = {
    before: manifest.hmr ? [manifest.hmr.runtime] : [],
    files: [
      ...new Set([
        manifest.entry.module,
        manifest.url,
        ...manifest.entry.imports,
        ...modules,
        ...routes.flatMap(({ imports }) => imports ?? []),
      ]),
    ],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    context: JSON.parse(remix.serverHandoffString ?? "{}"),
    atOnce,
  };
  return {
    description: withoutTags(JSON.stringify(program)),
    data: withoutTags(await new Response(remix.serverHandoffStream).text()),
    rules: PREFETCH_RULES,
    starter: STARTER,
  };
}

/** In JSON `<` only stands in texts. */
function withoutTags(json: string) {
  return json.replaceAll("<", "\\u003c");
}
