import { Suspense, useEffect, useRef, useState } from "react";
import { LONGEST_QUERY } from "~/steel/limits";
import { Icon } from "~/ui/icon";
import { later } from "~/ui/later";

const SuggestionList = later(() => import("./suggestion-list"));

/** Where the page says what is wrong with what was searched. */
export const SEARCH_FAULT = "site-search-fault";

/** Suggestions are offered from its first focus on, also from one before the scripts came. */
export function SearchBox({ query, isWrong }: { query?: string; isWrong: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    if (document.activeElement === input.current) setBox(input.current);
  }, []);
  return (
    <form className="header-search" action="/search" method="get" role="search" aria-label="Site">
      <input
        ref={input}
        type="search"
        name="q"
        id="site-search"
        onFocus={({ currentTarget }) => setBox(currentTarget)}
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
      {box && (
        <Suspense fallback={null}>
          <SuggestionList box={box} />
        </Suspense>
      )}
    </form>
  );
}
