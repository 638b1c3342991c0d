import { Fragment } from "react";
import { type Marked, markWords } from "~/models/search/snippet";
import { joinNames } from "~/models/text/joined-names";
import { ProductGrid } from "~/site/product/product-grid";
import { Chip, ChipRow } from "~/ui/chip";
import { useFigures } from "~/ui/figures";
import { Notice } from "~/ui/notice";
import { Pager } from "~/ui/pager";
import { Section } from "~/ui/section";
import { NearSizes } from "./near-sizes";
import type { loadResults } from "./results.server";
import { type Counted, sayKind, sayTotal } from "./said-total";
import { searchHref } from "./search-link";
import { OtherGoods, PriceRule } from "./search-notes";
import { SearchFinder } from "./search-start";

type Results = Awaited<ReturnType<typeof loadResults>>;
type SearchResultsProps = { query: string; page: number; results: Results };

export function SearchResults({ query, page, results }: SearchResultsProps) {
  const { shown, chips, products, neighbours, others, near, blogs, pages, pageCount, finder } = results;
  const figures = useFigures();
  const total = (found: Counted) => sayTotal(found, figures);
  const said = Object.entries({
    product: products,
    article: blogs,
    page: { total: pages.length, more: false },
  })
    .filter(([, found]) => found.total > 0)
    .map(([noun, found]) => sayKind(found, noun, figures));
  const title = (name: string) => <MarkedText parts={markWords(name, results.marked)} />;
  return (
    <>
      <div className="stack">
        {shown !== query && <OtherWords query={query} shown={shown} />}
        <SearchChips chips={chips} />
        {results.range && (
          <p>
            For a range, filter the products: <a href={results.range.href}>{results.range.label}</a>
          </p>
        )}
        <p role="status">
          {[sayUnread(results), page === 1 && sayMissing(results), sayFound(results, said)]
            .filter(Boolean)
            .join(" ")}
        </p>
        {results.asksPrice && <PriceRule />}
        {results.goods.length > 0 && (
          <OtherGoods goods={results.goods} hasProducts={products.total > 0} query={query} />
        )}
      </div>
      {products.rows.length > 0 && (
        <Section id="products" title={`${results.ofSize ? "Of this size" : "Products"} (${total(products)})`}>
          <ProductGrid products={products.rows} compare title={title} asked={results.asked} />
        </Section>
      )}
      {neighbours.length > 0 && page === 1 && (
        <Section id="neighbours" title="Not this grade; nearest neighbours">
          <ProductGrid
            products={neighbours.map(({ product }) => product)}
            notes={new Map(neighbours.map(({ product, difference }) => [product.id, difference]))}
            title={title}
            asked={results.asked}
          />
          <p className="soft">
            Nearest, never identical: {joinNames(results.nearestGrades)}. The limits in the order decide.
          </p>
        </Section>
      )}
      {others.length > 0 && page === 1 && (
        <Section id="others" title="Nearest to what you asked for">
          <ProductGrid products={others} title={title} />
        </Section>
      )}
      {near.length > 0 && page === 1 && (
        <Section id="near" title="Nearest sizes">
          <NearSizes near={near} title={title} asked={results.asked} />
        </Section>
      )}
      {products.total === 0 && (results.ofSize || results.found === 0) && (
        <SearchFinder given={finder} query={query} />
      )}
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

function SearchChips({ chips }: Pick<Results, "chips">) {
  if (chips.length === 0) return null;
  return (
    <div className="stack close">
      <ChipRow label="Understood">
        {chips.map(({ kind, label, without }) => (
          <Chip key={`${kind} ${label}`} href={searchHref(without)} active>
            {label} <span aria-hidden="true">×</span>
            <span className="visually-hidden">: remove</span>
          </Chip>
        ))}
      </ChipRow>
      {chips.map(({ label, readings }) =>
        readings && readings.length > 0 ? (
          <ChipRow key={label} label={`What ${label} means`}>
            <span className="small">{label} can mean:</span>
            {readings.map((reading) => (
              <Chip key={reading.label} href={searchHref(reading.query)}>
                {reading.label}
              </Chip>
            ))}
          </ChipRow>
        ) : null,
      )}
    </div>
  );
}

/** What was left out of the search is named, and no sign of what is not sold. */
function sayUnread({ unknown, unsaid }: Results): string {
  return [
    unknown.length > 0 ? `Not understood: ${unknown.join(", ")}.` : "",
    unsaid.length > 0 ? `None of these says ${unsaid.join(" or ")}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function sayMissing(results: Results): string {
  const { chips, near, products, neighbours, ofSize, asText, asksGrade, sizeListed, found } = results;
  if (asText)
    return found > 0 ? "No product lists that. What you typed stands somewhere in these texts." : "";
  if (products.total > 0) return "";
  if (asksGrade) {
    const asksType = chips.some(({ kind }) => kind === "type" || kind === "form" || kind === "finish");
    const how = asksType ? " in the steel or form you asked for" : "";
    const beside = neighbours.length > 0 ? "; its nearest neighbours are below" : "";
    return `No product of this grade is listed${ofSize ? " in this size" : how}${beside}.`;
  }
  if (!ofSize) return "";
  const missing = sizeListed
    ? "This size is listed, but not in the steel or form you asked for."
    : "No product lists exactly this size.";
  return near.length > 0 ? `${missing} The nearest are below.` : missing;
}

function sayFound(
  { shown, found, near, neighbours, others, goods, asksPrice }: Results,
  said: string[],
): string {
  if (said.length > 0) return `${joinNames(said)} for ${shown}.`;
  if (found > 0 || near.length + neighbours.length + others.length > 0) return "";
  return goods.length > 0 || asksPrice ? "" : `Nothing found for ${shown}.`;
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

type Hit = { href: string; title: Marked; snippet: Marked };

function SearchHits({ hits }: { hits: Hit[] }) {
  return (
    <ul className="search-hits">
      {hits.map(({ href, title, snippet }) => (
        <li key={href}>
          <h3>
            <a href={href}>
              <MarkedText parts={title} />
            </a>
          </h3>
          <p>
            <MarkedText parts={snippet} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function MarkedText({ parts }: { parts: Marked }) {
  // A part has no other name than its place in the text, which never changes.
  return parts.map(({ text, hit }, index) => {
    const key = `${index} ${text}`;
    return hit ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
}
