import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listReply } from "~/http/list-load.server";
import { parseProductType } from "~/models/product/filter";
import { parsePage } from "~/models/row/page-number";
import { AddLink } from "~/site/frame/admin-actions";
import { pageHead } from "~/site/frame/head";
import { missing } from "~/site/frame/missing.server";
import { Screen } from "~/site/frame/screen";
import { formatCount } from "~/steel/figures";
import { type ProductType, steelTypes } from "~/steel/kind";
import listRules from "~/styles/list.css?inline";
import { Chip } from "~/ui/chip";
import { ChipRow } from "~/ui/chip-row";
import { useFigures } from "~/ui/figures";
import type { Ruled } from "~/ui/frame/route-rules";
import { ListProblem } from "~/ui/list-problem";
import { Pager } from "~/ui/pager";
import { listHref } from "./filter-link";
import { FilterChips, NoProducts } from "./filter-state";
import { isWrong, loadFilteredList } from "./filtered-list.server";
import { ProductFilter } from "./product-filter";
import { ProductGrid } from "./product-grid";

const path = "/allproduct";

/** The specification's order of the chips. */
const chipOrder: ProductType[] = ["hotrolledsheet", "coldrolledsheet", "hotrolledcoil", "coldrolledcoil"];

export const handle: Ruled = { rules: [listRules] };

export const meta: MetaFunction<typeof loader> = ({ matches, data: list }) =>
  pageHead(matches, {
    title: list?.type ? `${steelTypes[list.type].label}: products` : "Products",
    description:
      "All hot and cold rolled sheets and coils in the catalogue, with thickness, width and delivery days.",
    canonical: listHref({ path, type: list?.type }, list?.list.page),
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const type = parseProductType(searchParams);
  if (type === "unknown") throw await missing(request, "There is no such kind of product");
  const page = parsePage(searchParams);
  if (page === null) throw await missing(request, "There is no such page of products");
  const list = await loadFilteredList(request, type, page);
  if (!list.problem && page > list.list.pages) {
    throw await missing(request, "There is no such page of products");
  }
  return data({ ...list, type }, isWrong(list.filter) ? { status: 400 } : listReply(list));
}

export default function ProductList() {
  const { list, asked, filter, type, problem } = useLoaderData<typeof loader>();
  const { rows, total, page, pages } = list;
  const figures = useFigures();
  const place = { path, type, given: filter.given };
  return (
    <Screen crumbs={[{ label: "Products", href: type ? "/allProduct" : undefined }, ...crumbOf(type)]}>
      <div className="cluster between">
        <h1>{problem ? "Products" : `Products(${formatCount(total, figures)})`}</h1>
        <AddLink href="/addproduct">Add Product</AddLink>
      </div>
      <ChipRow label="Kind of product">
        <Chip href={listHref({ ...place, type: null })} active={type === null}>
          All
        </Chip>
        {chipOrder.map((each) => (
          <Chip key={each} href={listHref({ ...place, type: each })} active={type === each}>
            {steelTypes[each].label}
          </Chip>
        ))}
      </ChipRow>
      <div className="listing">
        <ProductFilter place={place} filter={filter} />
        <div className="stack">
          <FilterChips place={place} filter={filter} />
          <ListProblem problem={problem} />
          {!problem && rows.length === 0 && <NoProducts place={place} filter={filter} />}
          {rows.length > 0 && (
            <ProductGrid products={rows} level={2} target="coilproduct" compare asked={asked} />
          )}
          <Pager page={page} pages={pages} href={(number) => listHref(place, number)} />
        </div>
      </div>
    </Screen>
  );
}

function crumbOf(type: ProductType | null) {
  return type ? [{ label: steelTypes[type].label }] : [];
}
