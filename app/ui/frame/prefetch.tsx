import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { fetchAhead, forgetFetched } from "./fetched-ahead";
import { isMarked, MARK, NEXT_PAGES, RESTING_MS } from "./next-page";
import { prepareRoutes } from "./route-files";

/** The data, scripts and styles of the page whose link is pointed at, pressed or focused. */
export function Prefetch() {
  const { pathname, search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes on may have changed what was fetched before
  useEffect(
    () => () => {
      forgetFetched();
      for (const anchor of document.querySelectorAll(`a[${MARK}]`)) anchor.removeAttribute(MARK);
    },
    [pathname, search],
  );

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

/** To another public page, unless the browser fetches that one as a document. */
function leadsOn(anchor: HTMLAnchorElement) {
  const { origin, pathname, search } = anchor;
  const isHere = pathname + search === location.pathname + location.search;
  return !isHere && origin === location.origin && NEXT_PAGES.test(pathname) && !isMarked(anchor);
}

function fetchPage({ origin, pathname, search }: HTMLAnchorElement) {
  const page = pathname === "/" ? "/_root" : pathname.replace(/\/$/, "");
  fetchAhead(`${origin}${page}.data${search}`);
  prepareRoutes(pathname).catch(() => {});
}
