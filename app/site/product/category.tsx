import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lazy } from "react";
import { listReply } from "~/http/list-load.server";
import { summariseTypes } from "~/models/product/count.server";
import { parsePage } from "~/models/row/page-number";
import { pageHead } from "~/site/frame/head";
import { missing } from "~/site/frame/missing.server";
import { PageHero } from "~/site/frame/page-hero";
import type { CategoryCopy } from "~/site/product/category-copy/shape";
import { sayCount } from "~/steel/figures";
import { type ProductType, steelTypes } from "~/steel/kind";
import { formatSpan } from "~/steel/measure";
import listRules from "~/styles/list.css?inline";
import { Band } from "~/ui/band";
import { useFigures } from "~/ui/figures";
import type { Ruled } from "~/ui/frame/route-rules";
import { ListProblem } from "~/ui/list-problem";
import { Pager } from "~/ui/pager";
import { Still } from "~/ui/still";
import { ThicknessGauge } from "~/ui/thickness-gauge";
import { categoryCopy } from "./category-copy";
import { listHref } from "./filter-link";
import { FilterChips, NoProducts } from "./filter-state";
import { isWrong, loadFilteredList } from "./filtered-list.server";
import { typeOfPath } from "./path";
import { ProductFilter } from "./product-filter";
import { ProductGrid } from "./product-grid";

const guides = {
  hotrolledsheet: guideOf(async () => (await import("./category-copy/hot-sheet")).hotSheetCategory),
  hotrolledcoil: guideOf(async () => (await import("./category-copy/hot-coil")).hotCoilCategory),
  coldrolledsheet: guideOf(async () => (await import("./category-copy/cold-sheet")).coldSheetCategory),
  coldrolledcoil: guideOf(async () => (await import("./category-copy/cold-coil")).coldCoilCategory),
};

function guideOf(load: () => Promise<CategoryCopy>) {
  return lazy(async () => {
    const [{ CategoryGuide }, copy] = await Promise.all([import("./category-guide"), load()]);
    return { default: ({ type }: { type: ProductType }) => <CategoryGuide type={type} copy={copy} /> };
  });
}

export const handle: Ruled = { rules: [listRules] };

export const meta: MetaFunction<typeof loader> = ({ matches, data: page }) =>
  page
    ? pageHead(matches, {
        ...page.copy.meta,
        canonical: listHref({ path: steelTypes[page.type].categoryPath }, page.page),
      })
    : pageHead(matches, { title: "Category" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const type = typeOfPath(pathname, "categoryPath");
  const page = parsePage(searchParams);
  if (page === null) throw await missing(request, "There is no such page of products");
  const { list, asked, filter, problem } = await loadFilteredList(request, type, page);
  if (!problem && page > list.pages) throw await missing(request, "There is no such page of products");
  const { meta, heading, summary } = categoryCopy[type];
  const range = problem ? undefined : (await summariseTypes()).find((each) => each.type === type);
  const reply = isWrong(filter) ? { status: 400 } : listReply({ problem });
  const copy = { meta, heading, summary };
  return data({ ...list, asked, type, copy, range, filter, problem }, reply);
}

export default function Category() {
  const { type, copy, range, rows, asked, total, page, pages, filter, problem } =
    useLoaderData<typeof loader>();
  const figures = useFigures();
  const Guide = guides[type];
  const place = { path: steelTypes[type].categoryPath, given: filter.given };
  return (
    <>
      <PageHero
        crumbs={[{ label: copy.heading }]}
        title={copy.heading}
        lead={copy.summary}
        drawing={range && <Range {...range} />}
      />
      <Band look="tight" content="listing">
        <ProductFilter place={place} filter={filter} />
        <div className="stack">
          <div className="cluster">
            {!problem && (
              <p role="status" className="label">
                {sayCount(total, "product", figures)}
              </p>
            )}
            <FilterChips place={place} filter={filter} />
          </div>
          <ListProblem problem={problem} />
          {rows.length > 0 && <ProductGrid products={rows} level={2} compare asked={asked} />}
          {!problem && rows.length === 0 && <NoProducts place={place} filter={filter} />}
          <Pager page={page} pages={pages} href={(number) => listHref(place, number)} />
        </div>
      </Band>
      <Still key={type}>
        <Guide type={type} />
      </Still>
    </>
  );
}

/** In mm, of all that is listed. */
function Range({ thicknessMin, thicknessMax }: { thicknessMin: number; thicknessMax: number }) {
  return (
    <div className="wide-only hero-range">
      <p className="number">{formatSpan(thicknessMin, thicknessMax)}</p>
      <ThicknessGauge min={thicknessMin} max={thicknessMax} />
    </div>
  );
}
