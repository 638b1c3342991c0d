import { MARK, NEXT_PAGES, RESTING_MS } from "~/ui/frame/next-page";

/**
 * Runs in the browser as it stands here. The first intent starts the page's scripts, which take the page over; until then
 * a link or a form is what it is without scripts. A finger on a link to another page starts nothing, nor does a pointer
 * where the browser fetches that page ahead: it would share its way and a slow processor with scripts that it throws away.
 * Whoever unfolds the search with the first press of all wants to type as well.
 */
const STARTER = `(() => {
const kinds = ["pointerover", "pointerdown", "keydown", "focusin"];
const pages = ${NEXT_PAGES};
const find = (target, what) => target.closest?.(what);
let begun, resting, pressed;
const start = () => {
begun = true;
const list = document.querySelector("script[data-modules]");
const hints = JSON.parse(list.textContent).map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
list.replaceWith(...hints);
for (const hint of hints) window.parsedNodes.add(hint);
const script = document.createElement("script");
script.type = "module";
script.textContent = document.querySelector("script[data-module]").textContent;
document.head.append(script);
script.remove();
};
const look = ({ type, target, pointerType }) => {
if (window.__remixRouter) return kinds.forEach((kind) => removeEventListener(kind, look, true));
clearTimeout(resting);
const link = find(target, "a[href]");
const here = link && link.pathname + link.search === location.pathname + location.search;
const next = link && !here && link.origin === location.origin && pages.test(link.pathname);
const mark = () => link.setAttribute("${MARK}", "");
const isTouch = pointerType === "touch";
const ahead = next && (isTouch || HTMLScriptElement.supports?.("speculationrules"));
if (type === "pointerdown") pressed = ahead;
if (next && type === "pointerdown") mark();
else if (next && type !== "keydown" && !isTouch) resting = setTimeout(mark, ${RESTING_MS});
const points = type !== "pointerover" || (!isTouch && !ahead && find(target, "a,button,input,select,textarea,summary,label"));
if (!begun && !pressed && points) start();
};
for (const kind of kinds) addEventListener(kind, look, true);
addEventListener("toggle", ({ target }) => target.open && target.matches(".site-search") && target.nextElementSibling.q.focus(), true);
const rules = document.querySelector("script[data-rules]");
rules.remove();
document.currentScript.remove();
window.parsedNodes = new Set(document.querySelectorAll("html > *, head > *, body > *"));
rules.type = "speculationrules";
document.head.append(rules);
})()`;

/** Until React has started, the starter marks the link that is about to be pressed, and the browser fetches its page. */
const RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: `a[${MARK}]` }, eagerness: "immediate" }],
});

const END = "</body></html>";
/** Remix writes them one behind the other, near the end of the document. */
const HINTS = /(?:<link rel="modulepreload" href="[^"]+"\/>)+/;
const MODULE = /<script type="module"[^>]*>/;

/**
 * React hydrates the whole document and needs every node of it. So the module stands in its place as text, its hints are
 * one list, which the starter turns into links again, and the starter takes itself and its rules out. In all text and data of a
 * document `<` is escaped, so what looks like one of these tags is one.
 */
export function awaitIntent(html: string): string {
  const waiting = html
    .slice(0, -END.length)
    .replace(HINTS, (hints) => {
      const hrefs = Array.from(hints.matchAll(/href="([^"]+)"/g), ([, href]) => href);
      return `<script type="application/json" data-modules>${JSON.stringify(hrefs)}</script>`;
    })
    .replace(MODULE, '<script type="text/plain" data-module>');
  return `${waiting}<script type="text/plain" data-rules>${RULES}</script><script>${STARTER}</script>${END}`;
}
