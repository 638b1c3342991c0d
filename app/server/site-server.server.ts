import http, { type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { totalmem } from "node:os";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { type Env, env } from "~/env.server";
import { logExchange } from "./access-log.server";
import { findActions } from "./actions.server";
import { isApiPath } from "./api-path.server";
import { bodyOf, hasBody, limitBody } from "./body-limit.server";
import { rejectBrokenRequests } from "./broken-request.server";
import { isBuiltFile, sendBuiltFile } from "./built-files.server";
import type { Connection } from "./connection.server";
import { type ConnectionLimits, Connections, connectionLimits } from "./connections.server";
import { Exchange } from "./exchange.server";
import { stopOnSignals } from "./graceful-stop.server";
import { respondHealth } from "./health.server";
import { LIMITS, type Limits, MAX_HEADER_BYTES } from "./limits.server";
import { watchLoad } from "./load.server";
import { type Keep, PageCache } from "./page-cache.server";
import { type ByteStream, type Bytes, readBeginning, withBeginning } from "./pieces-of-body.server";
import { reject, rejectFault } from "./rejection.server";
import { requestOf } from "./request.server";
import { checkRequest, MOST_HEADERS, readWholeAddress } from "./request-gate.server";
import { sendResponse } from "./response.server";
import { countExchange } from "./search-count.server";
import { watchSlowClients } from "./slow-client.server";
import { type Leave, WORK, type WorkLimits, WorkRoom } from "./work-room.server";

/** Makes an answer: Remix with the site's build, in the end. `leaving` says that the client is no longer there. */
export type Answer = (request: Request, leaving: AbortSignal) => Promise<Response>;

export type ServerOptions = {
  pages?: Pick<PageCache, "respond"> | null;
  takesPosts?: (path: string) => boolean;
  limits?: Partial<Limits>;
  connections?: Partial<ConnectionLimits>;
  work?: Partial<WorkLimits>;
  site?: Pick<Env, "SITE_URL" | "API_ALLOWED_ORIGINS" | "TRUST_PROXY">;
};

export function openSite(build: ServerBuild): Server {
  const pages = new PageCache({ origin: env.SITE_URL, mostBytes: pageMemory() });
  const handle = createRequestHandler(build, env.NODE_ENV);
  const { server, connections } = openServer((request, leaving) => handle(request, { leaving }), {
    pages,
    takesPosts: findActions(build),
  });
  stopOnSignals(server, connections);
  watchLoad(() => pages.bytes);
  return server;
}

/** Whatever the owner allows, half of what there is is left to all else. In bytes. */
function pageMemory() {
  const there = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.min(env.PAGE_MEMORY_MB * 1024 * 1024, there / 2);
}

/** A body of no more bytes is read before anybody works on it: one that comes byte by byte holds nothing else. */
const READ_FIRST_BYTES = 16 * 1024;

/** Told at once, whoever asks again and again would cost more than those he waits for. */
const REJECT_AFTER_MS = 500;

export function openServer(
  answer: Answer,
  options: ServerOptions = {},
): { server: Server; connections: Connections } {
  const limits = { ...LIMITS, ...options.limits };
  const site = options.site ?? env;
  const pages = options.pages ?? null;
  const takesPosts = options.takesPosts ?? (() => true);
  const workLimits = { ...WORK, ...options.work };

  const server = http.createServer({
    // The types do not know it yet: without a body, a request is not made into a stream.
    ...{ optimizeEmptyRequests: true },
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
  const room = new WorkRoom(workLimits, (next) => connections.afterArrivals(next));
  let lastLarge = Promise.resolve();
  const slowClients = watchSlowClients(limits, (exchange) => reject(exchange, { status: 408 }));
  server.once("close", slowClients.stop);

  // What happens to a request, in order.
  rejectBrokenRequests(server, connections);
  server.on("request", (request, response) => {
    inTurn(request, response, (exchange) => {
      if (isAdmitted(exchange)) respond(exchange);
    });
  });
  server.on("checkContinue", (request, response) => {
    inTurn(request, response, (exchange) => {
      if (!isAdmitted(exchange)) return;
      response.writeContinue();
      respond(exchange);
    });
  });
  server.on("checkExpectation", (request, response) => {
    inTurn(request, response, (exchange) => reject(exchange, { status: 417 }));
  });
  return { server, connections };

  /** One exchange of a connection at a time. */
  function inTurn(request: IncomingMessage, response: ServerResponse, begin: (exchange: Exchange) => void) {
    const connection = connections.find(request.socket);
    connection?.queue(() => {
      const exchange = open(request, response, connection);
      try {
        begin(exchange);
      } catch (error) {
        rejectFault(exchange, error);
      }
    });
  }

  function open(request: IncomingMessage, response: ServerResponse, connection: Connection): Exchange {
    // While the site stops, a connection is let go as soon as its last answer is out.
    const keepsConnection = () => server.listening || connection.hasMore;
    readWholeAddress(request);
    const exchange = new Exchange(request, response, site.TRUST_PROXY, keepsConnection);
    exchange.sayWhetherLast();
    connection.running = exchange;
    response.on("close", () => {
      if (!response.writableFinished) exchange.abandon();
      if (exchange.cut === null) logExchange(exchange);
      if (response.writableFinished) countExchange(exchange);
      connection.end();
    });
    return exchange;
  }

  function isAdmitted(exchange: Exchange): boolean {
    const rejection = checkRequest(exchange.request, site);
    if (rejection) reject(exchange, rejection);
    return rejection === null;
  }

  function respond(exchange: Exchange) {
    const { request, response, socket } = exchange;
    const plain = exchange.isRead ? exchange.plainAddress : null;
    if (exchange.isHealthCheck) void respondHealth(exchange);
    else if (plain !== null && !isApiPath(request)) {
      const headers = { Location: plain, "Cache-Control": "no-cache" };
      void sendResponse(exchange, new Response(null, { status: 301, headers }));
    } else if (isBuiltFile(exchange.path)) {
      if (exchange.isRead) sendBuiltFile(exchange);
      else reject(exchange, { status: 405, allow: "GET, HEAD" });
      // The API answers other methods itself; Remix would run the action of a page for them.
    } else if (!exchange.isRead && request.method !== "POST" && !isApiPath(request)) {
      const allow = takesPosts(exchange.path) ? "GET, HEAD, POST" : "GET, HEAD";
      reject(exchange, { status: 405, allow });
    } else if (pages) pages.respond(exchange, (keep) => void make(exchange, keep));
    else void make(exchange);
    // Most answers from memory have left whole by now: there are too many of them to look after each.
    if (!response.writableEnded || socket.writableLength > 0) slowClients.watch(exchange);
  }

  /** One after the other: of many that come at once, all would be begun before anybody else is heard. */
  function beginLarge(): Promise<void> {
    lastLarge = lastLarge.then(() => new Promise((resolve) => connections.afterArrivals(resolve)));
    return lastLarge;
  }

  async function make(exchange: Exchange, keep?: Keep) {
    if (room.refuses(exchange)) return rejectInTime(exchange);
    let isAnswered = false;
    let leave: Leave = () => {};
    const end = () => {
      isAnswered = true;
      leave();
    };
    const enter = async () => {
      const free = await room.enter(exchange);
      if (free === null) return false;
      const late = setTimeout(() => {
        reject(exchange, { status: 503 });
        free();
      }, workLimits.mostMs);
      leave = () => {
        clearTimeout(late);
        free();
      };
      // Who hangs up, or is refused, while a long form waits here has been answered: nobody else would leave the place.
      if (isAnswered) leave();
      return true;
    };
    try {
      const body = await readBody(exchange, enter, beginLarge);
      if (exchange.isOver || body === undefined) return;
      const made = await answer(requestOf(exchange, body), exchange.signal);
      // The body of a long list is made in turns of its own: waiting for one, it must not hold a place.
      end();
      // Remix refuses what is posted to a screen or a file that takes nothing without a word on what it answers.
      if (made.status === 405 && !made.headers.has("Allow")) {
        return reject(exchange, { status: 405, allow: "GET, HEAD" });
      }
      await sendResponse(exchange, made, keep);
    } catch (error) {
      rejectFault(exchange, error);
    } finally {
      end();
    }
  }
}

type Body = ByteStream | Bytes | null;

/** A body comes at its sender's pace: nobody works on it before its end. Undefined when there is no place. */
async function readBody(
  exchange: Exchange,
  enter: () => Promise<boolean>,
  begin: () => Promise<void>,
): Promise<Body | undefined> {
  if (exchange.isRead || !hasBody(exchange.request)) {
    if (await enter()) return null;
    return void rejectInTime(exchange);
  }
  const body = limitBody(exchange, bodyOf(exchange), {
    cut: () => reject(exchange, { status: 413 }),
    beforeEnd: async () => {
      if (await enter()) return;
      reject(exchange, { status: 503 });
      throw exchange.signal.reason;
    },
  });
  const reader = body.getReader();
  const { pieces, isWhole } = await readBeginning(reader, READ_FIRST_BYTES);
  if (isWhole) return Buffer.concat(pieces);
  await begin();
  return withBeginning(pieces, reader);
}

function rejectInTime(exchange: Exchange) {
  const timer = setTimeout(() => reject(exchange, { status: 503 }), REJECT_AFTER_MS);
  exchange.response.once("close", () => clearTimeout(timer));
}
