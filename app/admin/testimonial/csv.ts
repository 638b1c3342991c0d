import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithCsv } from "~/admin/list/csv.server";
import { testimonialList } from "~/models/testimonial/list";
import { streamTestimonialRows } from "~/models/testimonial/list.server";

export function loader({ request }: LoaderFunctionArgs) {
  return respondWithCsv(request, testimonialList, streamTestimonialRows);
}
