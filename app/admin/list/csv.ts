import type { LoaderFunctionArgs } from "@remix-run/node";
import { columnsIn } from "~/models/row/list";
import { respondWithFile } from "./csv.server";
import { kindAt, rowLists } from "./row-lists";
import { rowTables } from "./row-tables.server";

export function loader({ request }: LoaderFunctionArgs) {
  const kind = kindAt(new URL(request.url).pathname);
  const list = rowLists[kind];
  const header = columnsIn(list, "csv").map(({ label }) => label);
  return respondWithFile(request, { list, header, read: rowTables[kind].lines });
}
