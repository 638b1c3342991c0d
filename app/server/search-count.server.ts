import { carriesSession } from "~/http/session.server";
import { countSearch } from "~/models/demand/count.server";
import type { Exchange } from "./exchange.server";
import { pageOf } from "./page-address.server";

const PATH = "/search";

/** Names that programs give themselves which search for no buyer. */
const BOT =
  /bot|crawl|spider|slurp|preview|externalhit|monitor|curl|wget|python|java\/|go-http|libwww|scrap/i;

/** Of pages that were sent whole, out of the memory or made: the first page of a visitor's search, not one fetched ahead. */
export function countExchange({ request, response, path, network }: Exchange) {
  if (request.method !== "GET" || response.statusCode !== 200) return;
  if (pageOf(path).toLowerCase() !== PATH) return;
  const { url = "", headers } = request;
  const search = new URLSearchParams(url.slice(path.length + 1));
  const typed = search.get("q") ?? "";
  if (typed === "" || search.has("page") || search.has("as")) return;
  const agent = headers["user-agent"] ?? "";
  if (agent === "" || BOT.test(agent) || isAhead(headers) || carriesSession(headers.cookie ?? "")) return;
  countSearch(typed, network);
}

function isAhead(headers: Exchange["request"]["headers"]) {
  return /prefetch|prerender/i.test(`${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""}`);
}
