import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { SignedIn } from "~/http/cookie/session.server";
import { requireAdmin } from "~/http/guard.server";
import { listReply, loadList } from "~/http/list-load.server";
import { type List, sortKeys } from "~/models/row/list";
import { findUnread, type ListQuery, type Narrowing, parseListQuery } from "~/models/row/list-query";
import { askDeletion, type DeletionQuestion, type Kinds, readKind } from "./deletion.server";

type Listing<T, By> = {
  list: List<never>;
  narrowing?: Narrowing<By>;
  kinds: Kinds;
  /** What the screen shows where `read` fails. */
  empty: NoInfer<T>;
  read: (query: ListQuery & By, session: SignedIn) => Promise<T>;
};

/**
 * Guards, too. Answers 503 with the list's sentence when the rows cannot be read, and 400 with `errors` when a filter
 * cannot, which then filters nothing.
 */
export async function loadRows<T extends { table: { page: number } }, By extends object = object>(
  { request, params }: LoaderFunctionArgs,
  { list, narrowing, kinds, empty, read }: Listing<T, By>,
) {
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, sortKeys(list), narrowing);
  const errors = findUnread(searchParams, narrowing);
  const asked = params.id ?? searchParams.get("delete");
  type Loaded = T & { question: DeletionQuestion | null };
  const loaded = await loadList<Loaded>(request, list.failure, { ...empty, question: null }, async () => {
    const session = await requireAdmin(request);
    const [shown, question] = await Promise.all([
      read(query, session),
      asked ? askDeletion(readKind(searchParams.get("noun"), kinds), asked) : null,
    ]);
    return { ...shown, question };
  });
  const reply = Object.keys(errors).length > 0 && !loaded.problem ? { status: 400 } : listReply(loaded);
  return data({ query: { ...query, page: loaded.table.page }, errors, ...loaded }, reply);
}

export const noRows = { rows: [], total: 0, matching: 0, page: 1, pages: 1 };
