import { csvFile, mapPieces } from "~/http/csv.server";
import { columnsIn, type List, sortKeys, writeForFile } from "~/models/row/list";
import type { StreamRows } from "~/models/row/list.server";
import { parseListQuery } from "~/models/row/list-query";

export function respondWithCsv<Row>(request: Request, list: List<Row>, streamRows: StreamRows<Row>) {
  const columns = columnsIn(list, "csv");
  const query = parseListQuery(new URL(request.url).searchParams, sortKeys(list));
  return csvFile(
    request,
    list.file,
    columns.map(({ label }) => label),
    mapPieces(streamRows(query), (row) => columns.map(({ value }) => writeForFile(value(row)))),
  );
}
