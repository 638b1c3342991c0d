import { csvFile, mapPieces } from "~/http/csv.server";
import { loadFile } from "~/http/file-fault.server";
import { requireAdmin } from "~/http/guard.server";
import { columnsIn, type List, sortKeys, writeForFile } from "~/models/row/list";
import type { StreamRows } from "~/models/row/list.server";
import { parseListQuery } from "~/models/row/list-query";

/** Guards, too. */
export async function respondWithCsv<Row>(
  request: Request,
  list: List<Row>,
  streamRows: StreamRows<Row>,
): Promise<Response> {
  return loadFile(request, async () => {
    await requireAdmin(request);
    const columns = columnsIn(list, "csv");
    const query = parseListQuery(new URL(request.url).searchParams, sortKeys(list));
    return csvFile(
      request,
      list.file,
      columns.map(({ label }) => label),
      mapPieces(streamRows(query), (row) => columns.map(({ value }) => writeForFile(value(row)))),
    );
  });
}
