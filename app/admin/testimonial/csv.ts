import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile, mapPieces } from "~/http/csv.server";
import { requireAdmin } from "~/http/guard.server";
import { parseListQuery } from "~/models/row/list-query";
import { everyTestimonial, testimonialSortColumns } from "~/models/testimonial/list.server";

/** The list of testimonials as it is filtered and sorted, all pages. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const query = parseListQuery(new URL(request.url).searchParams, testimonialSortColumns);
  const header = ["Name", "Designation", "Rating", "Description", "Id"];
  return csvFile(
    request,
    "testimonials",
    header,
    mapPieces(everyTestimonial(query), (row) => [
      row.fullName,
      row.designation,
      row.rating,
      row.description,
      row.id,
    ]),
  );
}
