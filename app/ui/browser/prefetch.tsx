import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { fetchAhead, forgetFetched } from "./fetched-ahead";
import { runRouteFiles } from "./route-files";

/** In milliseconds, before a link that is pointed at or focused counts: a pointer on its way crosses many. */
const RESTING_MS = 80;

let pages: RegExp | null = null;

/** Before React takes the page over, and the rules with it: the same pages are fetched ahead then, as data. */
export function readNextPages() {
  const rules = document.querySelector('script[type="speculationrules"]')?.textContent;
  if (!rules) return;
  const [{ where }]: [{ where: { href_matches: string[] } }] = JSON.parse(rules).prefetch;
  pages = new RegExp(`^(${where.href_matches.join("|").replaceAll(":id", "[^/]+")})/?$`, "i");
}

export function Prefetch() {
  const { pathname, search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes on may have changed what was fetched before
  useEffect(() => forgetFetched, [pathname, search]);

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout>;
    const look = ({ type, target }: Event) => {
      clearTimeout(resting);
      // The router has taken what was fetched.
      if (type === "click") return;
      const anchor = target instanceof Element ? target.closest("a") : null;
      if (!anchor || !leadsOn(anchor)) return;
      if (type === "pointerdown") fetchPage(anchor);
      else resting = setTimeout(fetchPage, RESTING_MS, anchor);
    };
    const kinds = ["pointerover", "pointerdown", "focusin", "click"];
    for (const kind of kinds) document.addEventListener(kind, look);
    return () => {
      clearTimeout(resting);
      for (const kind of kinds) document.removeEventListener(kind, look);
    };
  }, []);

  return null;
}

function leadsOn({ origin, pathname, search }: HTMLAnchorElement) {
  const isHere = pathname + search === location.pathname + location.search;
  return !isHere && origin === location.origin && pages?.test(pathname);
}

function fetchPage({ origin, pathname, search }: HTMLAnchorElement) {
  const page = pathname === "/" ? "/_root" : pathname.replace(/\/$/, "");
  if (fetchAhead(`${origin}${page}.data${search}`)) runRouteFiles(pathname).catch(() => {});
}
