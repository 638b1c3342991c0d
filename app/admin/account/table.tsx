import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { adminColumns } from "~/admin/list/columns";
import { answerRowAction } from "~/admin/list/row-actions.server";
import { RowList } from "~/admin/list/row-list";
import { requireAdmin } from "~/http/guard.server";
import { adminSortColumns, tableAdmins } from "~/models/account/list.server";
import { findAdmin } from "~/models/account/write.server";
import { parseListQuery } from "~/models/row/list-query";
import { withDays } from "~/models/shop/day.server";
import { ButtonLink } from "~/ui/button";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

const PATH = "/adminalluser";

export const meta: MetaFunction = () => adminHead("All User");

/** Serves /adminalluser and /delete/{id}: the same list, there with the question open. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, adminSortColumns);
  const asked = params.id ?? searchParams.get("delete");
  const [table, admin] = await Promise.all([tableAdmins(query), asked ? findAdmin(asked) : null]);
  const question = admin && { id: admin.id, name: admin.fullName };
  return { query: { ...query, page: table.page }, table: withDays(table), question };
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requireAdmin(request);
  return answerRowAction(request, session, ["admin"]);
}

export default function AdminList() {
  const list = useLoaderData<typeof loader>();
  return (
    <RowList
      title={`All User (${list.table.total})`}
      actions={
        <ButtonLink href="/createadmin" icon="plus">
          Create Admin
        </ButtonLink>
      }
      list={list}
      columns={adminColumns}
      path={PATH}
      csv={`${PATH}.csv`}
      searchHint="Name, email or username"
      editHref={(row) => `/editUser/${row.id}`}
      nameOf={(row) => row.fullName}
    />
  );
}
