import { lazy, Suspense, useEffect, useState } from "react";
import { LONGEST_QUERY } from "~/steel/limits";
import { Icon } from "~/ui/icon";

const ID = "site-search";

/** Where the page says what is wrong with what was searched. */
export const SEARCH_FAULT = "site-search-fault";

export function SearchBox({ query, isWrong }: { query?: string; isWrong: boolean }) {
  return (
    <form className="header-search" action="/search" method="get" role="search" aria-label="Site">
      <input
        type="search"
        name="q"
        id={ID}
        defaultValue={query}
        maxLength={LONGEST_QUERY}
        placeholder="2mm HR 1250"
        aria-label="Search products and articles"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? SEARCH_FAULT : undefined}
      />
      <button type="submit" aria-label="Search the site">
        <Icon name="search" />
      </button>
      <Suggesting boxId={ID} />
    </form>
  );
}

const SuggestionList = lazy(() => import("./suggestion-list"));

/** Offers what may be meant below the box with this id, from its first focus on. Its parent is as wide as the box. */
function Suggesting({ boxId }: { boxId: string }) {
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const found = document.getElementById(boxId);
    if (!(found instanceof HTMLInputElement)) return;
    const begin = () => setBox(found);
    if (document.activeElement === found) begin();
    found.addEventListener("focus", begin);
    return () => found.removeEventListener("focus", begin);
  }, [boxId]);
  return (
    box && (
      <Suspense fallback={null}>
        <SuggestionList box={box} />
      </Suspense>
    )
  );
}
