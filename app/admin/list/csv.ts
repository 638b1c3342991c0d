import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile, type Row } from "~/http/file/csv.server";
import { loadFile } from "~/http/file/fault.server";
import { requireAdmin } from "~/http/guard.server";
import { findFile } from "./row-tables.server";

/** Of one enquiry there may be 60, each with its whole message. */
const ROWS_AT_A_TIME = 500;

export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return loadFile(request, async () => {
    await requireAdmin(request);
    const { pathname, searchParams } = new URL(request.url);
    const { list, header, read } = findFile(pathname);
    return csvFile(list.file, header, inParts(read(searchParams)));
  });
}

async function* inParts(pieces: AsyncIterable<Row[]>) {
  for await (const rows of pieces) {
    for (let at = 0; at < rows.length; at += ROWS_AT_A_TIME) yield rows.slice(at, at + ROWS_AT_A_TIME);
  }
}
