import { loadList } from "~/http/list-load.server";
import { parsePage } from "~/models/row/page-number";
import { missing } from "./missing.server";

/** A public list by pages: of one that there is not the page is missing, and a list that fails says so. */
export async function loadPages<List extends { pages: number }>(
  request: Request,
  { noun, failure, empty }: { noun: string; failure: string; empty: NoInfer<List> },
  load: (page: number) => Promise<List>,
) {
  const none = `There is no such page of ${noun}`;
  const page = parsePage(new URL(request.url).searchParams);
  if (page === null) throw await missing(request, none);
  const list = await loadList(request, failure, empty, () => load(page));
  if (!list.problem && page > list.pages) throw await missing(request, none);
  return list;
}
