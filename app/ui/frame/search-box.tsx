import { Icon } from "~/ui/icon";
import { Suggesting } from "./suggesting";

const ID = "site-search";

export function SearchBox({ query }: { query?: string }) {
  return (
    <form className="header-search" action="/search" method="get" role="search" aria-label="Site">
      <input
        type="search"
        name="q"
        id={ID}
        defaultValue={query}
        maxLength={100}
        placeholder="2mm HR 1250"
        aria-label="Search products and articles"
      />
      <button type="submit" aria-label="Search the site">
        <Icon name="search" />
      </button>
      <Suggesting boxId={ID} />
    </form>
  );
}
