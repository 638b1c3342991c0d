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
for (const hint of document.querySelectorAll("link[rel=later]")) hint.rel = "modulepreload";
const script = document.createElement("script");
script.type = "module";
script.textContent = document.querySelector("script[type=later]").textContent;
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
document.currentScript.remove();
window.parsedNodes = new Set(document.querySelectorAll("html > *, head > *, body > *"));
})()`;

const END = "</body></html>";
const HINT = '<link rel="modulepreload"';

/**
 * React hydrates the whole document and needs every node of it: its scripts are renamed, and the starter takes itself
 * out. In all text and data of a document `<` is escaped, so what looks like one of these tags is one.
 */
export function awaitIntent(html: string): string {
  // The hints come first, near the end of the document.
  const at = Math.max(0, html.indexOf(HINT));
  const renamed = html
    .slice(at)
    .replaceAll(HINT, '<link rel="later"')
    .replace('<script type="module"', '<script type="later"');
  return `${html.slice(0, at)}${renamed.slice(0, -END.length)}<script>${STARTER}</script>${END}`;
}
