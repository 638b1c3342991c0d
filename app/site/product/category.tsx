import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { parsePage } from "~/models/row/page-number";
import { gradesOf } from "~/models/steel/grade";
import { type ProductType, steelTypes } from "~/models/steel/kind";
import { formatNumber } from "~/models/steel/measure";
import { toleranceTable } from "~/models/steel/tolerance";
import { pageHead } from "~/site/frame/head";
import { missing } from "~/site/frame/missing.server";
import { PageHero } from "~/site/frame/page-hero";
import { indicativeNote } from "~/site/written/section";
import { ButtonLink } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { Pager } from "~/ui/pager";
import { Questions } from "~/ui/questions";
import { Section } from "~/ui/section";
import { categoryCopy } from "./category-copy";
import { CategoryGuide } from "./category-guide";
import { listHref } from "./filter-link";
import { EmptyList, FilterChips } from "./filter-state";
import { isWrong, loadFilteredList } from "./filtered-list.server";
import { typeOfPath } from "./path";
import { ProductFilter } from "./product-filter";
import { ProductGrid } from "./product-grid";

export const meta: MetaFunction<typeof loader> = ({ matches, data: page }) =>
  page
    ? pageHead(matches, { ...page.copy.meta, canonical: steelTypes[page.type].categoryPath })
    : pageHead(matches, { title: "Category" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const type = typeOfPath(pathname, "categoryPath");
  const page = parsePage(searchParams);
  if (page === null) throw await missing(request, "There is no such page of products");
  const { list, filter } = await loadFilteredList(searchParams, type, page);
  if (page > list.pages) throw await missing(request, "There is no such page of products");
  // Of all four kinds' texts and tables the browser gets those that are shown.
  const guide = { grades: readGrades(type), tolerances: toleranceTable(steelTypes[type].process) };
  const reply = { status: isWrong(filter) ? 400 : 200 };
  return data({ ...list, type, copy: categoryCopy[type], guide, filter }, reply);
}

export default function Category() {
  const { type, copy, guide, rows, total, page, pages, filter } = useLoaderData<typeof loader>();
  const figures = useFigures();
  const { categoryPath, deliveryPath } = steelTypes[type];
  const place = { path: categoryPath, given: filter.given };
  return (
    <>
      <PageHero crumbs={[{ label: copy.heading }]} title={copy.heading} lead={copy.summary} />
      <div className="band">
        <div className="container stack loose">
          <ProductFilter place={place} filter={filter} />
          <FilterChips place={place} filter={filter} />
          <p role="status" className="label">
            {formatNumber(total, figures, 0)} {total === 1 ? "product" : "products"}
          </p>
          {rows.length > 0 ? (
            <ProductGrid products={rows} level={2} compare />
          ) : (
            <EmptyList place={place} filter={filter} />
          )}
          <Pager page={page} pages={pages} href={(number) => listHref(place, number)} />
        </div>
      </div>
      <CategoryGuide type={type} copy={copy} {...guide} />
      <div className="band">
        <div className="container stack loose">
          <Section id="questions" title="Questions">
            <Questions items={copy.questions} />
          </Section>
          <p className="cluster">
            <ButtonLink href={deliveryPath} look="quiet" icon="truck">
              How it is delivered
            </ButtonLink>
            <ButtonLink href="/contact" icon="mail">
              Ask for a quote
            </ButtonLink>
          </p>
          <p className="soft small">{indicativeNote}</p>
        </div>
      </div>
    </>
  );
}

/** As they are written; their limits as numbers are for the data sheet. */
function readGrades(type: ProductType) {
  const { grades, equivalents } = gradesOf(type);
  return {
    grades: grades.map(({ yieldMpa, tensileMpa, elongationPercent, ...written }) => written),
    equivalents,
  };
}
