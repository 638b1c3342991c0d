import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { summariseTypes } from "~/models/product/size-set.server";
import { cleanLine, countCharacters } from "~/models/row/typed-text";
import { LONGEST_QUERY } from "~/models/search/query";
import { searchSite } from "~/models/search/read.server";
import { steelTypes } from "~/models/steel/kind";
import { ArticleGrid } from "~/site/blog/blog-grid";
import { pageHead } from "~/site/frame/head";
import { Screen } from "~/site/frame/screen";
import { ProductGrid } from "~/site/product/product-grid";
import { Button } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { ChipRow } from "~/ui/chip-row";
import { EmptyState } from "~/ui/empty-state";
import { InputField } from "~/ui/field/field";
import { Section } from "~/ui/section";

export const meta: MetaFunction<typeof loader> = ({ matches, data: found }) =>
  pageHead(matches, { title: found?.query ? `Search: ${found.query}` : "Search", noIndex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const typed = cleanLine(new URL(request.url).searchParams.get("q") ?? "");
  const tooLong = countCharacters(typed) > LONGEST_QUERY;
  const query = [...typed].slice(0, LONGEST_QUERY).join("");
  const [{ products, blogs }, types] = await Promise.all([
    searchSite(tooLong ? "" : query),
    summariseTypes(),
  ]);
  const error = tooLong ? `Please search for at most ${LONGEST_QUERY} characters` : null;
  return data({ query, products, blogs, types, error }, { status: tooLong ? 400 : 200 });
}

export default function Search() {
  const { query, products, blogs, types, error } = useLoaderData<typeof loader>();
  const found = products.length + blogs.length;
  return (
    <Screen crumbs={[{ label: "Search" }]}>
      <div className="stack">
        <h1>{query && !error ? `Search: ${query}` : "Search"}</h1>
        <form method="get" action="/search" role="search" className="form panel search-form">
          <InputField
            key={query}
            label="Search products and articles"
            name="q"
            type="search"
            maxLength={LONGEST_QUERY}
            defaultValue={query}
            errors={error ? [error] : undefined}
          />
          <Button icon="search">Search</Button>
        </form>
        {query && !error && (
          <p role="status">
            {found === 0 ? "Nothing found" : `${products.length} products and ${blogs.length} articles`} for{" "}
            {query}.
          </p>
        )}
      </div>
      {(!query || found === 0) && (
        <EmptyState title="Start from a category">
          <ChipRow label="Categories">
            {types.map(({ type, count }) => (
              <Chip key={type} href={steelTypes[type].categoryPath} count={count}>
                {steelTypes[type].label}
              </Chip>
            ))}
          </ChipRow>
        </EmptyState>
      )}
      {products.length > 0 && (
        <Section id="products" title={`Products(${products.length})`}>
          <ProductGrid products={products} />
        </Section>
      )}
      {blogs.length > 0 && (
        <Section id="articles" title={`Blogs(${blogs.length})`}>
          <ArticleGrid blogs={blogs} priority={products.length === 0} />
        </Section>
      )}
    </Screen>
  );
}
