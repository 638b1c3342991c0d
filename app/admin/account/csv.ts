import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerCsv } from "~/admin/list/csv.server";
import { requireAdmin } from "~/http/guard.server";
import { adminList } from "~/models/account/list";
import { streamAdminRows } from "~/models/account/list.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return answerCsv(request, adminList, streamAdminRows);
}
