import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithCsv } from "~/admin/list/csv.server";
import { accountList } from "~/models/account/list";
import { streamAdminRows } from "~/models/account/list.server";

export function loader({ request }: LoaderFunctionArgs) {
  return respondWithCsv(request, accountList, streamAdminRows);
}
