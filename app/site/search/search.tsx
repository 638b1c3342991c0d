import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadScreen } from "~/http/fault-reply.server";
import { noteOutcome } from "~/models/demand/count.server";
import { parsePage } from "~/models/row/page-number";
import { cleanLine, cutCharacters, hasAtMost } from "~/models/text/typed-text";
import { pageHead } from "~/site/frame/head";
import { missing } from "~/site/frame/missing.server";
import { Screen } from "~/site/frame/screen";
import { LONGEST_QUERY } from "~/steel/limits";
import listRules from "~/styles/list.css?inline";
import searchRules from "~/styles/search.css?inline";
import type { ScreenHandle } from "~/ui/frame/screen-handle";
import { SEARCH_FAULT } from "~/ui/frame/search-box";
import { Notice } from "~/ui/notice";
import { loadResults, loadStart } from "./results.server";
import { SearchResults } from "./search-results";
import { SearchStart } from "./search-start";

const START = "Type a size, a grade or a word into the field above: 2mm HR 1250, 16 gauge cr sheet, IS 2062.";
const WRONG_PAGE = "There is no such page of results";

export const handle: ScreenHandle = { rules: [listRules, searchRules] };

export const meta: MetaFunction<typeof loader> = ({ matches, data: found }) =>
  pageHead(matches, { title: found?.query ? `Search: ${found.query}` : "Search", noIndex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  return loadScreen(request, async () => {
    const { searchParams } = new URL(request.url);
    const typed = cleanLine(searchParams.get("q") ?? "");
    const query = cutCharacters(typed, LONGEST_QUERY);
    const page = parsePage(searchParams);
    if (page === null) throw await missing(request, WRONG_PAGE);
    if (!hasAtMost(typed, LONGEST_QUERY)) {
      const error = `Search for at most ${LONGEST_QUERY} characters`;
      return data({ query, page, error, results: null, start: await loadStart() }, { status: 400 });
    }
    const asTyped = searchParams.get("as") === "typed";
    const results = query === "" ? null : await loadResults({ query, page, asTyped });
    if (page > (results?.pageCount ?? 1)) throw await missing(request, WRONG_PAGE);
    if (results && !asTyped) noteOutcome(query, results.isListed);
    const start = results && results.found > 0 ? null : await loadStart();
    return data({ query, page, error: null, results, start });
  });
}

export default function Search() {
  const { query, page, error, results, start } = useLoaderData<typeof loader>();
  return (
    <Screen crumbs={[{ label: "Search" }]}>
      <h1 className={results ? "search-title is-echo" : "search-title"}>
        {query && !error ? `Search: ${query}` : "Search"}
      </h1>
      {error && (
        <div id={SEARCH_FAULT}>
          <Notice tone="bad">{error}</Notice>
        </div>
      )}
      {query === "" && <p className="lede">{START}</p>}
      {results && <SearchResults query={query} page={page} results={results} />}
      {start && <SearchStart {...start} />}
    </Screen>
  );
}
