import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithCsv } from "~/admin/list/csv.server";
import { requireAdmin } from "~/http/guard.server";
import { accountList } from "~/models/account/list";
import { streamAdminRows } from "~/models/account/list.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return respondWithCsv(request, accountList, streamAdminRows);
}
