import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/http/csv.server";
import { loadFile } from "~/http/file-fault.server";
import { requireAdmin } from "~/http/guard.server";
import { enquiryFileHeader, writeFileRows } from "~/models/enquiry/file.server";
import { parseEnquiryFilter } from "~/models/enquiry/filter";
import { enquiryList } from "~/models/enquiry/list";
import { streamEnquiryRows } from "~/models/enquiry/list.server";
import { sortKeys } from "~/models/row/list";
import { parseListQuery } from "~/models/row/list-query";

export async function loader({ request }: LoaderFunctionArgs) {
  return loadFile(request, async () => {
    await requireAdmin(request);
    const { searchParams } = new URL(request.url);
    const query = parseListQuery(searchParams, sortKeys(enquiryList));
    const { filter } = parseEnquiryFilter(searchParams);
    return csvFile(request, enquiryList.file, enquiryFileHeader, fileRows(streamEnquiryRows(query, filter)));
  });
}

/** An enquiry has up to 60 sizes, and its message stands in the row of each. */
const ROWS_AT_A_TIME = 500;

async function* fileRows(pieces: ReturnType<typeof streamEnquiryRows>) {
  let rows: ReturnType<typeof writeFileRows> = [];
  for await (const enquiries of pieces) {
    for (const enquiry of enquiries) {
      rows.push(...writeFileRows(enquiry));
      if (rows.length < ROWS_AT_A_TIME) continue;
      yield rows;
      rows = [];
    }
  }
  if (rows.length > 0) yield rows;
}
