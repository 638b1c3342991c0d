import { csvFile, type Row } from "~/http/csv.server";
import { loadFile } from "~/http/file-fault.server";
import { requireAdmin } from "~/http/guard.server";
import { columnsIn, type List, sortKeys, writeForFile } from "~/models/row/list";
import type { StreamRows } from "~/models/row/list.server";
import { parseListQuery } from "~/models/row/list-query";

type CsvFile<Item> = {
  name: string;
  header: string[];
  /** In pieces. */
  read: (search: URLSearchParams) => AsyncIterable<Item[]>;
  write: (items: Item[]) => Row[] | Promise<Row[]>;
};

/** Of one enquiry there may be 60, each with its whole message. */
const ROWS_AT_A_TIME = 500;

/** Guards, too. */
export async function respondWithFile<Item>(
  request: Request,
  { name, header, read, write }: CsvFile<Item>,
): Promise<Response> {
  return loadFile(request, async () => {
    await requireAdmin(request);
    const pieces = read(new URL(request.url).searchParams);
    const rows = async function* () {
      for await (const items of pieces) {
        const written = await write(items);
        for (let at = 0; at < written.length; at += ROWS_AT_A_TIME)
          yield written.slice(at, at + ROWS_AT_A_TIME);
      }
    };
    return csvFile(request, name, header, rows());
  });
}

export function respondWithCsv<Item>(request: Request, list: List<Item>, stream: StreamRows<Item>) {
  const columns = columnsIn(list, "csv");
  return respondWithFile<Item>(request, {
    name: list.file,
    header: columns.map(({ label }) => label),
    read: (search) => stream(parseListQuery(search, sortKeys(list))),
    write: (items) => items.map((item) => columns.map(({ value }) => writeForFile(value(item)))),
  });
}
