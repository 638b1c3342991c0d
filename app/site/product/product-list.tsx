import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { parseProductType } from "~/models/product/filter";
import { AddLink } from "~/site/frame/admin-actions";
import { pageHead } from "~/site/frame/head";
import { missing } from "~/site/frame/missing.server";
import { Screen } from "~/site/frame/screen";
import { formatCount } from "~/steel/figures";
import { type ProductType, steelTypes } from "~/steel/kind";
import listRules from "~/styles/list.css?inline";
import { Chip, ChipRow } from "~/ui/chip";
import { useFigures } from "~/ui/figures";
import type { ScreenHandle } from "~/ui/frame/screen-handle";
import { listHref } from "./filter-link";
import { FilteredList } from "./filtered-list";
import { loadFilteredList } from "./filtered-list.server";

const path = "/allproduct";

/** The specification's order of the chips. */
const chipOrder: ProductType[] = ["hotrolledsheet", "coldrolledsheet", "hotrolledcoil", "coldrolledcoil"];

export const handle: ScreenHandle = { rules: [listRules] };

export const meta: MetaFunction<typeof loader> = ({ matches, data: list }) =>
  pageHead(matches, {
    title: list?.type ? `${steelTypes[list.type].label}: products` : "Products",
    description:
      "All hot and cold rolled sheets and coils in the catalogue, with thickness, width and delivery days.",
    canonical: listHref({ path, type: list?.type }, list?.list.page),
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const type = parseProductType(new URL(request.url).searchParams);
  if (type === "unknown") throw await missing(request, "There is no such kind of product");
  const { list, reply } = await loadFilteredList(request, type);
  return data({ list, type }, reply);
}

export default function ProductList() {
  const { list, type } = useLoaderData<typeof loader>();
  const figures = useFigures();
  const given = list.filter.given;
  return (
    <Screen crumbs={[{ label: "Products", href: type ? "/allProduct" : undefined }, ...crumbOf(type)]}>
      <div className="cluster between">
        <h1>{list.problem ? "Products" : `Products(${formatCount(list.total, figures)})`}</h1>
        <AddLink href="/addproduct">Add Product</AddLink>
      </div>
      <ChipRow label="Kind of product">
        <Chip href={listHref({ path, given })} active={type === null}>
          All
        </Chip>
        {chipOrder.map((each) => (
          <Chip key={each} href={listHref({ path, type: each, given })} active={type === each}>
            {steelTypes[each].label}
          </Chip>
        ))}
      </ChipRow>
      <div className="listing">
        <FilteredList place={{ path, type }} list={list} target="coilproduct" />
      </div>
    </Screen>
  );
}

function crumbOf(type: ProductType | null) {
  return type ? [{ label: steelTypes[type].label }] : [];
}
