import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithFile } from "~/admin/list/csv.server";
import { enquiryFileHeader, writeFileRows } from "~/models/enquiry/file.server";
import { parseEnquiryFilter } from "~/models/enquiry/filter";
import { enquiryList } from "~/models/enquiry/list";
import { streamEnquiryRows } from "~/models/enquiry/list.server";
import { sortKeys } from "~/models/row/list";
import { parseListQuery } from "~/models/row/list-query";

export function loader({ request }: LoaderFunctionArgs) {
  return respondWithFile(request, {
    name: enquiryList.file,
    header: enquiryFileHeader,
    read: (search) =>
      streamEnquiryRows(parseListQuery(search, sortKeys(enquiryList)), parseEnquiryFilter(search).filter),
    write: (enquiries) => enquiries.flatMap(writeFileRows),
  });
}
