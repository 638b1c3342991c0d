import { csvFile, mapPieces } from "~/http/csv.server";
import { columnsIn, type List, sortKeys, writeForFile } from "~/models/row/list";
import type { StreamRows } from "~/models/row/list.server";
import { parseListQuery } from "~/models/row/list-query";

/** A list as it is filtered and sorted, all pages, as a CSV file. */
export function answerCsv<Row>(request: Request, list: List<Row>, streamRows: StreamRows<Row>) {
  const columns = columnsIn(list, "csv");
  const query = parseListQuery(new URL(request.url).searchParams, sortKeys(list));
  return csvFile(
    request,
    list.file,
    columns.map(({ label }) => label),
    mapPieces(streamRows(query), (row) => columns.map(({ value }) => writeForFile(value(row)))),
  );
}
