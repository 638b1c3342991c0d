import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type ProductFilter, parseProductFilter } from "~/models/product/filter";
import { countProducts, listProducts } from "~/models/product/read.server";
import { PRODUCTS_PER_PAGE, parsePage } from "~/models/row/page-number";
import { gradesOf } from "~/models/steel/grade";
import { type ProductType, steelTypes } from "~/models/steel/kind";
import { formatNumber } from "~/models/steel/measure";
import { toleranceTable } from "~/models/steel/tolerance";
import { pageHead } from "~/site/frame/head";
import { missing } from "~/site/frame/missing.server";
import { PageHero } from "~/site/frame/page-hero";
import { indicativeNote } from "~/site/written/section";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { useFigures } from "~/ui/figures";
import { Pager } from "~/ui/pager";
import { Questions } from "~/ui/questions";
import { Section } from "~/ui/section";
import { categoryCopy } from "./category-copy";
import { CategoryFilters } from "./category-filters";
import { CategoryGuide } from "./category-guide";
import { typeOfPath } from "./path";
import { ProductGrid } from "./product-grid";

const filterFields = ["tmin", "tmax", "wmin", "wmax", "sort"] as const;

export const meta: MetaFunction<typeof loader> = ({ matches, data: page }) =>
  page
    ? pageHead(matches, { ...page.copy.meta, canonical: steelTypes[page.type].categoryPath })
    : pageHead(matches, { title: "Category" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const type = typeOfPath(pathname, "categoryPath");
  const page = parsePage(searchParams);
  if (page === null) throw await missing(request, "There is no such page of products");
  const parsed = parseProductFilter(searchParams);
  const filter = parsed.ok ? parsed.filter : undefined;
  const list = await listProducts({ type, filter, page, perPage: PRODUCTS_PER_PAGE });
  if (page > list.pages) throw await missing(request, "There is no such page of products");
  const given = Object.fromEntries(
    filterFields.map((field) => [field, (searchParams.get(field) ?? "").slice(0, 40)]),
  );
  const emptied = list.total === 0 && filter ? await findEmptyingFilter(type, filter) : null;
  const errors = parsed.ok ? {} : parsed.errors;
  // Of all four kinds' texts and tables the browser gets those that are shown.
  const guide = { grades: readGrades(type), tolerances: toleranceTable(steelTypes[type].process) };
  return data(
    { ...list, type, copy: categoryCopy[type], guide, given, errors, emptied },
    { status: parsed.ok ? 200 : 400 },
  );
}

export default function Category() {
  const { type, copy, guide, rows, total, page, pages, given, errors, emptied } =
    useLoaderData<typeof loader>();
  const figures = useFigures();
  const { categoryPath, deliveryPath } = steelTypes[type];
  return (
    <>
      <PageHero crumbs={[{ label: copy.heading }]} title={copy.heading} lead={copy.summary} />
      <div className="band">
        <div className="container stack loose">
          <CategoryFilters path={categoryPath} given={given} errors={errors} />
          <p role="status" className="label">
            {formatNumber(total, figures, 0)} {total === 1 ? "product" : "products"}
          </p>
          {rows.length > 0 ? (
            <ProductGrid products={rows} level={2} priority />
          ) : (
            <EmptyState title="No products found.">
              {emptied ? (
                <p>
                  The filter on {emptied} leaves nothing.{" "}
                  <a href={filterHref(categoryPath, withoutFilter(given, emptied))}>
                    Show the list without it
                  </a>
                </p>
              ) : (
                <p>
                  <a href="/contact">Ask us</a> for what you need: not all that we can supply is listed.
                </p>
              )}
            </EmptyState>
          )}
          <Pager page={page} pages={pages} href={(number) => filterHref(categoryPath, given, number)} />
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

/** Which of the two filters empties the list: the one without which there is something to show. */
async function findEmptyingFilter(type: Parameters<typeof countProducts>[0], filter: ProductFilter) {
  const { tmin, tmax, wmin, wmax } = filter;
  const byThickness = tmin !== null || tmax !== null;
  const byWidth = wmin !== null || wmax !== null;
  if (byThickness && byWidth) {
    if ((await countProducts(type, { ...filter, tmin: null, tmax: null })) > 0) return "thickness" as const;
    if ((await countProducts(type, { ...filter, wmin: null, wmax: null })) > 0) return "width" as const;
    return "thickness and width" as const;
  }
  if (byThickness) return "thickness" as const;
  return byWidth ? ("width" as const) : null;
}

function withoutFilter(given: Record<string, string>, filter: string) {
  return Object.fromEntries(
    Object.entries(given).map(([field, value]) => {
      const dropped =
        (filter.includes("thickness") && field[0] === "t") || (filter.includes("width") && field[0] === "w");
      return [field, dropped ? "" : value];
    }),
  );
}

function filterHref(path: string, given: Record<string, string>, page = 1) {
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ""));
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
