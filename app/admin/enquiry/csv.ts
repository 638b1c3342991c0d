import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithFile } from "~/admin/list/csv.server";
import { enquiryFileHeader, writeFileRows } from "~/models/enquiry/file.server";
import { parseEnquiryFilter } from "~/models/enquiry/filter";
import { enquiryList } from "~/models/enquiry/list";
import { streamEnquiryRows } from "~/models/enquiry/list.server";

export function loader({ request }: LoaderFunctionArgs) {
  return respondWithFile(request, {
    list: enquiryList,
    header: enquiryFileHeader,
    async *read(query, search) {
      const filter = parseEnquiryFilter(search);
      for await (const enquiries of streamEnquiryRows(query, filter)) yield enquiries.flatMap(writeFileRows);
    },
  });
}
