import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile, type Row } from "~/http/file/csv.server";
import { loadFile, replyWithoutFile } from "~/http/file/fault.server";
import { requireAdmin } from "~/http/guard.server";
import { findUnread } from "~/models/row/list-query";
import { findFile } from "./row-tables.server";

/** Of one enquiry there may be 60, each with its whole message. */
const ROWS_AT_A_TIME = 500;

export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return loadFile(request, async () => {
    await requireAdmin(request);
    const { pathname, searchParams } = new URL(request.url);
    const { list, narrowing, header, read } = findFile(pathname);
    const [unread] = Object.values(findUnread(searchParams, narrowing));
    if (unread) return replyWithoutFile(request, { status: 400, message: unread.join() });
    return csvFile(list.file, header, inParts(read(searchParams)));
  });
}

async function* inParts(pieces: AsyncIterable<Row[]>) {
  for await (const rows of pieces) {
    for (let at = 0; at < rows.length; at += ROWS_AT_A_TIME) yield rows.slice(at, at + ROWS_AT_A_TIME);
  }
}
