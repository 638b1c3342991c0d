import { isUnread } from "~/http/bot.server";
import { carriesSession } from "~/http/cookie/session.server";
import { countSearch } from "~/models/demand/count.server";
import type { Exchange } from "./exchange.server";
import { pageOf } from "./page-address.server";

const PATH = "/search";

/** Of pages that were sent whole, out of the memory or made: the first page of a visitor's search, not one fetched ahead. */
export function countExchange(exchange: Exchange) {
  const { request, response, path } = exchange;
  if (request.method !== "GET" || response.statusCode !== 200) return;
  if (pageOf(path).toLowerCase() !== PATH) return;
  const { url = "", headers } = request;
  const search = new URLSearchParams(url.slice(path.length + 1));
  const typed = search.get("q") ?? "";
  if (typed === "" || search.has("page") || search.has("as")) return;
  if (isUnread((name) => headers[name.toLowerCase()])) return;
  if (carriesSession(headers.cookie ?? "")) return;
  countSearch(typed, exchange.network);
}
