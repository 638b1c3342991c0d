import { z } from "zod";
import { notFound } from "~/models/row/result";
import type { Call } from "./endpoint.server";
import { pageHeaders, readPage } from "./paging.server";
import { rejectResult, reply } from "./reply.server";
import { type Resource, wrap, wrapSchema } from "./resource.server";
import { type ListOf, replyWithAll } from "./whole-list.server";

export function readRow<Row, Json extends object>(
  resource: Resource<Row, Json>,
  guard: Call["guard"],
  summary: string,
): Call {
  const { oneKey, schema, example } = resource;
  const response = { status: 200, schema: wrapSchema(oneKey, schema), example: wrap(oneKey, example) };
  const respond = async ({ id }: { id: string }) => {
    const row = await resource.find(id);
    return row ? reply(200, wrap(oneKey, resource.json(row))) : rejectResult(notFound, resource.name);
  };
  return { method: "GET", guard, document: { summary, response }, respond };
}

/** GET of a list, newest first: whole, or one page of it with `?page=` and `limit=`. */
export function readList<Row, Json extends object>(
  resource: Resource<Row, Json>,
  rows: ListOf<Row>,
  summary: string,
): Call {
  const envelope = (list: object[]) => wrap(resource.listKey, list);
  return {
    method: "GET",
    guard: "public",
    document: { summary, paged: "when asked", response: listResponse(resource) },
    async respond({ url }) {
      const page = readPage(url.searchParams);
      if (!page.ok) return rejectResult(page, resource.name);
      if (!page.value) return replyWithAll(rows, resource.json, envelope);
      const [list, total] = await Promise.all([rows.page(page.value.range), rows.count()]);
      return reply(200, envelope(list.map(resource.json)), pageHeaders(url, page.value, total));
    },
  };
}

export function readShortList<Row, Json extends object>(
  resource: Resource<Row, Json>,
  list: () => Promise<Row[]>,
  summary: string,
): Call {
  const document = { summary, response: listResponse(resource) };
  const respond = async () => reply(200, wrap(resource.listKey, (await list()).map(resource.json)));
  return { method: "GET", guard: "admin", document, respond };
}

export function listResponse<Row, Json extends object>({ listKey, schema, example }: Resource<Row, Json>) {
  return { status: 200, schema: wrapSchema(listKey, z.array(schema)), example: wrap(listKey, [example]) };
}
