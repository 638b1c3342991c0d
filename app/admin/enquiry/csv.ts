import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile, mapPieces } from "~/http/csv.server";
import { requireAdmin } from "~/http/guard.server";
import { describeLine } from "~/models/enquiry/line";
import { enquirySortColumns, everyEnquiry, parseEnquiryStatus } from "~/models/enquiry/list.server";
import { parseListQuery } from "~/models/row/list-query";

const header = [
  "Reference",
  "Received",
  "Status",
  "Name",
  "Phone",
  "Email",
  "Message",
  "Product",
  "Sizes",
  "Weight kg",
  "Page",
  "Note",
];

/** The enquiries as they are filtered and sorted, all pages. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, enquirySortColumns);
  const rows = everyEnquiry(query, parseEnquiryStatus(searchParams.get("status")));
  return csvFile(
    request,
    "enquiries",
    header,
    mapPieces(rows, (row) => [
      row.reference,
      row.createdAt.toISOString(),
      row.status,
      row.name,
      row.phone,
      row.email,
      row.message,
      row.product?.name ?? null,
      row.lines.map(describeLine).join("; "),
      Math.round(row.lines.reduce((sum, line) => sum + line.weightKg, 0) * 100) / 100,
      row.sourcePage,
      row.note,
    ]),
  );
}
