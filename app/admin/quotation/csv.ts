import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithFile } from "~/admin/list/csv.server";
import { quotationFileHeader, writeFileRows } from "~/models/quotation/file.server";
import { parseQuotationFilter, quotationList } from "~/models/quotation/list";
import { streamQuotationRows } from "~/models/quotation/list.server";
import { sortKeys } from "~/models/row/list";
import { parseListQuery } from "~/models/row/list-query";

export function loader({ request }: LoaderFunctionArgs) {
  return respondWithFile(request, {
    name: quotationList.file,
    header: quotationFileHeader,
    read: (search) =>
      streamQuotationRows(parseListQuery(search, sortKeys(quotationList)), parseQuotationFilter(search)),
    write: writeFileRows,
  });
}
