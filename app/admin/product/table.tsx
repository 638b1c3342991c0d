import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { productColumns } from "~/admin/list/columns";
import { answerRowAction } from "~/admin/list/row-actions.server";
import { RowList } from "~/admin/list/row-list";
import { loadRows } from "~/admin/list/row-list.server";
import { productSortColumns, tableProducts } from "~/models/product/list.server";
import { findProduct } from "~/models/product/read.server";
import { withDays } from "~/models/shop/day.server";
import { ButtonLink } from "~/ui/button";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

const PATH = "/adminallproduct";

export const meta: MetaFunction = () => adminHead("All Product");

export async function loader(args: LoaderFunctionArgs) {
  return loadRows(args, {
    sentence: "Error loading products.",
    sorts: productSortColumns,
    table: async (query) => withDays(await tableProducts(query)),
    question: async (id) => {
      const product = await findProduct(id);
      return product && { id, name: product.name };
    },
  });
}

export async function action(args: ActionFunctionArgs) {
  return answerRowAction(args, ["product"]);
}

export default function ProductTable() {
  const list = useLoaderData<typeof loader>();
  return (
    <RowList
      title="All Product"
      actions={
        <ButtonLink href="/addproduct" icon="plus">
          Add Product
        </ButtonLink>
      }
      list={list}
      columns={productColumns}
      path={PATH}
      csv={`${PATH}.csv`}
      searchHint="Name, brand or type"
      editHref={(row) => `/editproduct/${row.id}`}
      nameOf={(row) => row.name}
    />
  );
}
