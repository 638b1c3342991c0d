import { markWords } from "~/models/search/snippet";
import { ProductGrid } from "~/site/product/product-grid";
import { formatCount, sayCount } from "~/steel/figures";
import { useFigures } from "~/ui/figures";
import { joinNames } from "~/ui/joined-names";
import { Notice } from "~/ui/notice";
import { Pager } from "~/ui/pager";
import { Section } from "~/ui/section";
import { MarkedText } from "./marked-text";
import { NearSizes } from "./near-sizes";
import type { loadResults } from "./results.server";
import { SearchChips } from "./search-chips";
import { SearchHits } from "./search-hits";
import { searchHref } from "./search-link";
import { SearchFinder } from "./search-start";

type Results = Awaited<ReturnType<typeof loadResults>>;
type Counted = { total: number; more: boolean };
type SearchResultsProps = { query: string; page: number; results: Results };

export function SearchResults({ query, page, results }: SearchResultsProps) {
  const { shown, chips, products, near, blogs, pages, pageCount, finder } = results;
  const figures = useFigures();
  const total = ({ total, more }: Counted) => `${formatCount(total, figures)}${more ? "+" : ""}`;
  const said = Object.entries({
    product: products,
    article: blogs,
    page: { total: pages.length, more: false },
  })
    .filter(([, found]) => found.total > 0)
    .map(([noun, found]) => (found.more ? `${total(found)} ${noun}s` : sayCount(found.total, noun, figures)));
  const title = (name: string) => <MarkedText parts={markWords(name, results.marked)} />;
  return (
    <>
      <div className="stack">
        {shown !== query && <OtherWords query={query} shown={shown} />}
        <SearchChips chips={chips} />
        <p role="status">{[sayMissing(results), sayFound(results, said)].filter(Boolean).join(" ")}</p>
      </div>
      {products.rows.length > 0 && (
        <Section id="products" title={`${results.ofSize ? "Of this size" : "Products"} (${total(products)})`}>
          <ProductGrid products={products.rows} compare title={title} />
        </Section>
      )}
      {near.length > 0 && page === 1 && (
        <Section id="near" title="Nearest sizes">
          <NearSizes sizes={near} title={title} />
        </Section>
      )}
      {products.total === 0 && (results.ofSize || results.found === 0) && <SearchFinder given={finder} />}
      {blogs.rows.length > 0 && (
        <Section id="articles" title={`Articles (${total(blogs)})`}>
          <SearchHits hits={blogs.rows.map((row) => ({ ...row, href: `/blog/${row.id}` }))} />
        </Section>
      )}
      {pages.length > 0 && page === 1 && (
        <Section id="pages" title={`Pages (${pages.length})`}>
          <SearchHits hits={pages} />
        </Section>
      )}
      <Pager
        page={page}
        pages={pageCount}
        href={(number) => searchHref(query, { page: number, asTyped: results.asTyped })}
      />
    </>
  );
}

function sayMissing({ near, products, ofSize, asText, found }: Results): string {
  if (asText) return found > 0 ? "No product lists that size; these mention it in their text." : "";
  if (!ofSize || products.total > 0) return "";
  return near.length > 0 ? "No product lists exactly this size. The nearest are below." : "";
}

function sayFound({ shown, near }: Results, said: string[]): string {
  if (said.length > 0) return `${joinNames(said)} for ${shown}.`;
  return near.length > 0 ? "" : `Nothing found for ${shown}.`;
}

function OtherWords({ query, shown }: { query: string; shown: string }) {
  return (
    <Notice title={`Showing results for ${shown}`}>
      <p>
        Nothing contains all the words you typed.{" "}
        <a href={searchHref(query, { asTyped: true })}>Search for {query} anyway</a>
      </p>
    </Notice>
  );
}
