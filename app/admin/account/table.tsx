import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { adminColumns } from "~/admin/list/columns";
import { answerRowAction } from "~/admin/list/row-actions.server";
import { RowList } from "~/admin/list/row-list";
import { loadRows } from "~/admin/list/row-list.server";
import { adminSortColumns, tableAdmins } from "~/models/account/list.server";
import { findAdmin } from "~/models/account/write.server";
import { withDays } from "~/models/shop/day.server";
import { ButtonLink } from "~/ui/button";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

const PATH = "/adminalluser";

export const meta: MetaFunction = () => adminHead("All User");

/** Serves /adminalluser and /delete/{id}: the same list, there with the question open. */
export async function loader(args: LoaderFunctionArgs) {
  return loadRows(args, {
    sentence: "Failed to load users.",
    sorts: adminSortColumns,
    table: async (query) => withDays(await tableAdmins(query)),
    question: async (id) => {
      const admin = await findAdmin(id);
      return admin && { id, name: admin.fullName };
    },
  });
}

export async function action(args: ActionFunctionArgs) {
  return answerRowAction(args, ["admin"]);
}

export default function AdminList() {
  const list = useLoaderData<typeof loader>();
  return (
    <RowList
      title="All User"
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
