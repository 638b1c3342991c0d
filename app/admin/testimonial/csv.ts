import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithCsv } from "~/admin/list/csv.server";
import { requireAdmin } from "~/http/guard.server";
import { testimonialList } from "~/models/testimonial/list";
import { streamTestimonialRows } from "~/models/testimonial/list.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return respondWithCsv(request, testimonialList, streamTestimonialRows);
}
