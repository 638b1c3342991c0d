import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listReply, loadList } from "~/http/list-load.server";
import { parseExactSize, parseProductType } from "~/models/product/filter";
import { listProducts } from "~/models/product/read.server";
import { PRODUCTS_PER_PAGE, parsePage } from "~/models/row/page-number";
import { type ProductType, steelTypes } from "~/models/steel/kind";
import { AddLink } from "~/site/frame/admin-actions";
import { pageHead } from "~/site/frame/head";
import { missing } from "~/site/frame/missing.server";
import { Screen } from "~/site/frame/screen";
import { Chip } from "~/ui/chip";
import { ChipRow } from "~/ui/chip-row";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { Pager } from "~/ui/pager";
import { ProductGrid } from "./product-grid";

/** The specification's order of the chips. */
const chipOrder: ProductType[] = ["hotrolledsheet", "coldrolledsheet", "hotrolledcoil", "coldrolledcoil"];

type ExactSize = { thickness: string; width: string };
const noSize: ExactSize = { thickness: "", width: "" };
const nothing = { rows: [], total: 0, page: 1, pages: 1 };

export const meta: MetaFunction<typeof loader> = ({ matches, data: list }) =>
  pageHead(matches, {
    title: list?.type ? `${steelTypes[list.type].label}: products` : "Products",
    description:
      "All hot and cold rolled sheets and coils in the catalogue, with thickness, width and delivery days.",
    canonical: listHref(list?.type ?? null, list?.page ?? 1),
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const type = parseProductType(searchParams);
  if (type === "unknown") throw await missing(request, "There is no such kind of product");
  const page = parsePage(searchParams);
  if (page === null) throw await missing(request, "There is no such page of products");
  const size = parseExactSize(searchParams);
  if (!size.ok) return data({ ...nothing, type, size: noSize, problem: size.message }, { status: 400 });
  const list = await loadList(request, "Error loading products.", nothing, () =>
    listProducts({ type, filter: size.filter, page, perPage: PRODUCTS_PER_PAGE }),
  );
  if (!list.problem && page > list.pages) throw await missing(request, "There is no such page of products");
  return data({ ...list, type, size: size.given }, listReply(list));
}

export default function ProductList() {
  const { rows, total, page, pages, type, size, problem } = useLoaderData<typeof loader>();
  return (
    <Screen crumbs={[{ label: "Products", href: type ? "/allProduct" : undefined }, ...crumbOf(type)]}>
      <div className="cluster between">
        <h1>{problem ? "Products" : `Products(${total})`}</h1>
        <AddLink href="/addproduct">Add Product</AddLink>
      </div>
      <ChipRow label="Kind of product">
        <Chip href={listHref(null, 1, size)} active={type === null}>
          All
        </Chip>
        {chipOrder.map((each) => (
          <Chip key={each} href={listHref(each, 1, size)} active={type === each}>
            {steelTypes[each].label}
          </Chip>
        ))}
      </ChipRow>
      <SizeChips type={type} size={size} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      {!problem && rows.length === 0 && (
        <EmptyState title="No products found.">
          <p>
            <a href="/contact">Ask us</a> for what you need: not all that we can supply is listed.
          </p>
        </EmptyState>
      )}
      {rows.length > 0 && <ProductGrid products={rows} level={2} target="coilproduct" priority />}
      <Pager page={page} pages={pages} href={(number) => listHref(type, number, size)} />
    </Screen>
  );
}

/** The size looked for, each part a chip that takes it away again. */
function SizeChips({ type, size }: { type: ProductType | null; size: ExactSize }) {
  if (!size.thickness && !size.width) return null;
  return (
    <ChipRow label="Size looked for">
      {size.thickness && (
        <Chip href={listHref(type, 1, { ...size, thickness: "" })} active>
          Thickness {size.thickness} mm ×
        </Chip>
      )}
      {size.width && (
        <Chip href={listHref(type, 1, { ...size, width: "" })} active>
          Width {size.width} mm ×
        </Chip>
      )}
    </ChipRow>
  );
}

function crumbOf(type: ProductType | null) {
  return type ? [{ label: steelTypes[type].label }] : [];
}

function listHref(type: ProductType | null, page: number, size: ExactSize = noSize) {
  const query = new URLSearchParams();
  if (type) query.set("type", type);
  if (size.thickness) query.set("thickness", size.thickness);
  if (size.width) query.set("width", size.width);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/allproduct?${query}` : "/allproduct";
}
