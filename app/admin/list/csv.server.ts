import { csvFile, type Row } from "~/http/csv.server";
import { loadFile } from "~/http/file-fault.server";
import { requireAdmin } from "~/http/guard.server";
import { type List, sortKeys } from "~/models/row/list";
import { type ListQuery, parseListQuery } from "~/models/row/list-query";

type CsvFile = {
  list: List<never>;
  header: string[];
  read: (query: ListQuery, search: URLSearchParams) => AsyncIterable<Row[]>;
};

/** Of one enquiry there may be 60, each with its whole message. */
const ROWS_AT_A_TIME = 500;

/** Guards, too. */
export async function respondWithFile(request: Request, { list, header, read }: CsvFile): Promise<Response> {
  return loadFile(request, async () => {
    await requireAdmin(request);
    const { searchParams } = new URL(request.url);
    const pieces = read(parseListQuery(searchParams, sortKeys(list)), searchParams);
    const rows = async function* () {
      for await (const written of pieces) {
        for (let at = 0; at < written.length; at += ROWS_AT_A_TIME)
          yield written.slice(at, at + ROWS_AT_A_TIME);
      }
    };
    return csvFile(request, list.file, header, rows());
  });
}
