import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/http/csv.server";
import { requireAdmin } from "~/http/guard.server";
import { adminSortColumns, tableAdmins } from "~/models/account/list.server";
import { parseListQuery } from "~/models/row/list-query";

/** The list of admins as it is filtered and sorted, all pages. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const query = parseListQuery(new URL(request.url).searchParams, adminSortColumns);
  const { rows } = await tableAdmins(query, null);
  const header = ["Name", "Email", "CreatedAt", "Id"];
  return csvFile(
    "users",
    header,
    rows.map((row) => [row.fullName, row.email, row.createdAt.toISOString(), row.id]),
  );
}
