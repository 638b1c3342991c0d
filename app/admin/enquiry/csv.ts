import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithCsv } from "~/admin/list/csv.server";
import { requireAdmin } from "~/http/guard.server";
import { enquiryList } from "~/models/enquiry/list";
import { parseEnquiryStatus, streamEnquiryRows } from "~/models/enquiry/list.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const status = parseEnquiryStatus(new URL(request.url).searchParams.get("status"));
  return respondWithCsv(request, enquiryList, (query) => streamEnquiryRows(query, status));
}
