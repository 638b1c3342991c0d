import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithFile } from "~/admin/list/csv.server";
import { quotationFileHeader, writeFileRows } from "~/models/quotation/file.server";
import { parseQuotationFilter, quotationList } from "~/models/quotation/list";
import { streamOffers } from "~/models/quotation/list.server";

export function loader({ request }: LoaderFunctionArgs) {
  return respondWithFile(request, {
    list: quotationList,
    header: quotationFileHeader,
    async *read(query, search) {
      const filter = parseQuotationFilter(search);
      for await (const quotations of streamOffers(query, filter)) yield quotations.flatMap(writeFileRows);
    },
  });
}
