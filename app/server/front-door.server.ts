import http, {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import { totalmem } from "node:os";
import { type Env, env } from "~/env.server";
import { logError } from "~/http/error-log.server";
import { logExchange, silenceServeLog } from "./access-log.server";
import { announcesTooMuch, limitBody } from "./body-limit.server";
import { BODY_FAILED, installBodyWriter } from "./body-writer.server";
import { rejectBrokenRequests } from "./broken-request.server";
import { isBuiltFile, sendBuiltFile, serveBuiltFilesOnly } from "./built-files.server";
import { type ConnectionLimits, Connections, connectionLimits } from "./connections.server";
import { Exchange, stampHeaders } from "./exchange.server";
import { stopOnSignals } from "./graceful-stop.server";
import { isHealthPath, respondHealth } from "./health.server";
import { LIMITS, type Limits, MAX_HEADER_BYTES } from "./limits.server";
import { watchLoad } from "./load.server";
import { PageCache } from "./page-cache.server";
import { cut, type Rejection, reject } from "./rejection.server";
import { checkRequest, isApiPath, MOST_HEADERS } from "./request-gate.server";
import { narrowRouteTable } from "./route-table.server";
import { completeHeaders } from "./security-headers.server";
import { watchSlowClients } from "./slow-client.server";
import { openWorkRoom, WORK, type WorkLimits } from "./work-room.server";

export type FrontDoorOptions = {
  pages?: Pick<PageCache, "respond">;
  limits?: Partial<Limits>;
  connections?: Partial<ConnectionLimits>;
  work?: Partial<WorkLimits>;
  site?: Pick<Env, "SITE_URL" | "API_ALLOWED_ORIGINS" | "TRUST_PROXY">;
};

const INSTALLED = Symbol.for("front-door");

export function installFrontDoor() {
  if (env.NODE_ENV === "development" || INSTALLED in globalThis) return;
  Object.assign(globalThis, { [INSTALLED]: true });
  silenceServeLog();
  installBodyWriter();
  narrowRouteTable();
  serveBuiltFilesOnly();
  const { createServer } = http;
  const createFrontDoor = (listener: RequestListener): Server => {
    const pages = new PageCache({ origin: env.SITE_URL, mostBytes: pageMemory() });
    const { server, connections } = openFrontDoor(listener, { pages }, createServer);
    stopOnSignals(server, connections);
    watchLoad(() => pages.bytes);
    return server;
  };
  Object.assign(http, { createServer: createFrontDoor });
}

/** Whatever the owner allows, half of what there is is left to all else. In bytes. */
function pageMemory() {
  const there = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.min(env.PAGE_MEMORY_MB * 1024 * 1024, there / 2);
}

export function openFrontDoor(
  listener: RequestListener,
  options: FrontDoorOptions = {},
  createServer: (options: ServerOptions) => Server = http.createServer,
): { server: Server; connections: Connections } {
  const limits = { ...LIMITS, ...options.limits };
  const site = options.site ?? env;
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.lookMs,
    keepAliveTimeout: limits.idleMs,
    maxHeaderSize: MAX_HEADER_BYTES,
    insecureHTTPParser: false,
    // The gate asks for exactly one Host itself.
    requireHostHeader: false,
  });
  server.maxHeadersCount = MOST_HEADERS + 1;

  const connections = new Connections(server, {
    ...connectionLimits(site.TRUST_PROXY),
    ...options.connections,
  });
  rejectBrokenRequests(server, connections);
  const slowClients = watchSlowClients(limits, (exchange) => cutWith(408, exchange));
  server.once("close", slowClients.stop);

  const work = openWorkRoom({ ...WORK, ...options.work });
  const open = (request: IncomingMessage, response: ServerResponse) => {
    const exchange = new Exchange(request, response, site.TRUST_PROXY);
    const connection = connections.find(exchange.socket);
    connection?.run(exchange);
    response.once(BODY_FAILED, () => cutWith(500, exchange));
    response.on("close", () => {
      connection?.end();
      logExchange(exchange);
    });
    return exchange;
  };
  // While the site stops, a connection is let go as soon as its last answer is out.
  const keepsAlive = ({ socket }: Exchange) => server.listening || connections.find(socket)?.hasMore === true;
  const complete = (exchange: Exchange) => {
    completeHeaders(exchange.response, exchange.id, () => keepsAlive(exchange));
  };
  const admit = (exchange: Exchange): boolean => {
    const rejection = checkRequest(exchange.request, site) ?? checkSize(exchange.request);
    if (!rejection) {
      limitBody(exchange, () => cutWith(413, exchange));
      return true;
    }
    complete(exchange);
    reject(exchange, rejection);
    return false;
  };
  const handOn = (exchange: Exchange) => {
    const { request, response } = exchange;
    complete(exchange);
    stampHeaders(exchange);
    if (isHealthPath(exchange.path)) return void respondHealth(exchange);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const withoutSlash = isRead && !isApiPath(request) ? dropSlash(exchange) : null;
    if (withoutSlash !== null) {
      return void response.writeHead(301, { Location: withoutSlash, "Cache-Control": "no-cache" }).end();
    }
    if (!isRead && isBuiltFile(exchange.path)) {
      return reject(exchange, { status: 405, api: false, allow: "GET, HEAD" });
    }
    // The API answers OPTIONS itself; of a page Remix would refuse it without a word on what it takes.
    if (request.method === "OPTIONS" && !isApiPath(request)) {
      return reject(exchange, { status: 405, api: false, allow: "GET, HEAD, POST" });
    }
    void work(exchange, () => {
      prepareForServe(request);
      listener(request, response);
    });
  };
  const respondEarly = (exchange: Exchange): boolean => {
    try {
      return sendBuiltFile(exchange) || options.pages?.respond(exchange, handOn) === true;
    } catch (error) {
      logError(exchange.path, error, exchange.id);
      return false;
    }
  };
  const respond = (exchange: Exchange) => {
    const { response, socket } = exchange;
    if (!keepsAlive(exchange)) response.shouldKeepAlive = false;
    if (!respondEarly(exchange)) handOn(exchange);
    // Most answers from memory have left whole by now: there are too many of them to look after each.
    if (!response.writableEnded || socket.writableLength > 0) slowClients.watch(exchange);
  };

  const inTurn = (begin: RequestListener): RequestListener => {
    return (request, response) => {
      const start = () => begin(request, response);
      const connection = connections.find(request.socket);
      if (connection) connection.queue(start);
      else start();
    };
  };
  const onRequest = inTurn((request, response) => {
    const exchange = open(request, response);
    if (admit(exchange)) respond(exchange);
  });
  server.on("request", onRequest);
  const onContinue = inTurn((request, response) => {
    const exchange = open(request, response);
    if (!admit(exchange)) return;
    response.writeContinue();
    respond(exchange);
  });
  server.on("checkContinue", onContinue);
  const onExpectation = inTurn((request, response) => {
    const exchange = open(request, response);
    complete(exchange);
    reject(exchange, { status: 417, api: isApiPath(request) });
  });
  server.on("checkExpectation", onExpectation);
  return { server, connections };
}

/** Null for an address that has no slash at its end, or that browsers would take for another site's. */
function dropSlash({ path, request: { url = "" } }: Exchange): string | null {
  if (!path.endsWith("/") || path === "/" || path.startsWith("//")) return null;
  let end = path.length - 1;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end) + url.slice(path.length);
}

function checkSize(request: IncomingMessage): Rejection | null {
  return announcesTooMuch(request) ? { status: 413, api: isApiPath(request) } : null;
}

function cutWith(status: 408 | 413 | 500, exchange: Exchange) {
  cut(exchange, { status, api: isApiPath(exchange.request) });
}

function prepareForServe(request: IncomingMessage) {
  // The gate has checked the Origin. Remix would check it by Host alone, reject the site behind a proxy that renames
  // it, and fail over a HEAD; the API needs it for CORS.
  const isData = request.url?.split("?", 1)[0]?.endsWith(".data");
  if (isData || !isApiPath(request)) delete request.headers.origin;
  request.url = withoutOldData(request.url ?? "");
  // Remix takes a post to / for one to the frame around every page; `index` means the home page.
  const isWrite = ["POST", "PUT", "PATCH", "DELETE"].includes(request.method ?? "");
  if (isWrite) request.url = request.url?.replace(/^\/(?:\?(?!index\b)|$)/, "/?index&").replace(/&$/, "");
  // `compression` would squeeze a part of a file as if it were a file, and takes longer than its few bytes for what a
  // call that writes answers.
  if (request.headers.range || (isWrite && isApiPath(request))) delete request.headers["accept-encoding"];
}

/** By `_data` Remix would answer as before single fetch, past the page, with a stack in the log for each. */
function withoutOldData(url: string) {
  const [path = "", ...rest] = url.split("?");
  const query = rest.join("?");
  if (!new URLSearchParams(query).has("_data")) return url;
  const pairs = query.split("&").filter((pair) => !new URLSearchParams(pair).has("_data"));
  return pairs.length > 0 ? `${path}?${pairs.join("&")}` : path;
}
