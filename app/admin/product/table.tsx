import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { productColumns } from "~/admin/list/columns";
import { answerRowAction } from "~/admin/list/row-actions.server";
import { RowList } from "~/admin/list/row-list";
import { requireAdmin } from "~/http/guard.server";
import { productSortColumns, tableProducts } from "~/models/product/list.server";
import { findProduct } from "~/models/product/read.server";
import { parseListQuery } from "~/models/row/list-query";
import { withDays } from "~/models/shop/day.server";
import { ButtonLink } from "~/ui/button";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

const PATH = "/adminallproduct";

export const meta: MetaFunction = () => adminHead("All Product");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, productSortColumns);
  const asked = searchParams.get("delete");
  const [table, product] = await Promise.all([tableProducts(query), asked ? findProduct(asked) : null]);
  const question = product && { id: product.id, name: product.name };
  return { query: { ...query, page: table.page }, table: withDays(table), question };
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requireAdmin(request);
  return answerRowAction(request, session, ["product"]);
}

export default function ProductTable() {
  const list = useLoaderData<typeof loader>();
  return (
    <RowList
      title={`All Product (${list.table.total})`}
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
