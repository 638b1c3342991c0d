import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile, mapPieces } from "~/http/csv.server";
import { requireAdmin } from "~/http/guard.server";
import { adminSortColumns, everyAdmin } from "~/models/account/list.server";
import { parseListQuery } from "~/models/row/list-query";

/** The list of admins as it is filtered and sorted, all pages. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const query = parseListQuery(new URL(request.url).searchParams, adminSortColumns);
  const header = ["Name", "Email", "CreatedAt", "Id"];
  return csvFile(
    request,
    "users",
    header,
    mapPieces(everyAdmin(query), (row) => [row.fullName, row.email, row.createdAt.toISOString(), row.id]),
  );
}
