import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/http/csv.server";
import { loadFile } from "~/http/file-fault.server";
import { requireAdmin } from "~/http/guard.server";
import { quotationFileHeader, writeFileRows } from "~/models/quotation/file.server";
import { parseQuotationFilter, quotationList } from "~/models/quotation/list";
import { streamQuotationRows } from "~/models/quotation/list.server";
import { sortKeys } from "~/models/row/list";
import { parseListQuery } from "~/models/row/list-query";

export async function loader({ request }: LoaderFunctionArgs) {
  return loadFile(request, async () => {
    await requireAdmin(request);
    const { searchParams } = new URL(request.url);
    const query = parseListQuery(searchParams, sortKeys(quotationList));
    const rows = fileRows(streamQuotationRows(query, parseQuotationFilter(searchParams)));
    return csvFile(request, quotationList.file, quotationFileHeader, rows);
  });
}

async function* fileRows(pieces: ReturnType<typeof streamQuotationRows>) {
  for await (const quotations of pieces) yield await writeFileRows(quotations);
}
