import type { Socket } from "node:net";
import type { Exchange } from "./exchange.server";
import { inGroups } from "./groups.server";

export type Pace = { windowMs: number; bytesPerSecond: number };

type Bounds = Pace & { unsentBytes: number };

const LOOKS = 8;

class Trail {
  #counts: number[] = [];

  lags(count: number, least: number) {
    this.#counts.push(count);
    if (this.#counts.length <= LOOKS) return false;
    return count - (this.#counts.shift() ?? 0) < least;
  }

  restart() {
    this.#counts = [];
  }
}

/** The site's own slow time does not count. When all leave too much unfetched, who leaves most is cut. */
export function watchSlowClients(bounds: Bounds, reject: (exchange: Exchange) => void) {
  const watched = new Map<Exchange, { incoming: Trail; outgoing: Trail }>();
  const soon = inGroups();
  const least = (bounds.bytesPerSecond * bounds.windowMs) / 1000;

  const look = () => {
    for (const [exchange, { incoming, outgoing }] of watched) {
      const { request, response, socket } = exchange;
      const over = request.complete && response.writableFinished;
      if (over || socket.destroyed || exchange.cut !== null) watched.delete(exchange);
      else if (!request.complete) {
        if (request.readableLength >= request.readableHighWaterMark) incoming.restart();
        else if (incoming.lags(socket.bytesRead, least)) soon(() => rejectLate(exchange));
      } else {
        const { unsent, sent } = readProgress(socket);
        if (unsent === 0) outgoing.restart();
        else if (outgoing.lags(sent, least)) socket.destroy();
      }
    }
  };

  /** What has arrived before its turn is being worked on: refused, it would be sent and done again. */
  const rejectLate = (exchange: Exchange) => {
    if (!exchange.request.complete) reject(exchange);
  };

  const boundUnsent = () => {
    const unsent = [...watched.keys()].map(({ socket, response }) => ({
      socket,
      bytes: Math.max(socket.writableLength, response.writableLength),
    }));
    let total = unsent.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { socket, bytes } of unsent.sort((a, b) => b.bytes - a.bytes)) {
      if (total <= bounds.unsentBytes) return;
      socket.destroy();
      total -= bytes;
    }
  };

  const timer = setInterval(() => {
    look();
    boundUnsent();
  }, bounds.windowMs / LOOKS).unref();
  return {
    watch(exchange: Exchange) {
      watched.set(exchange, { incoming: new Trail(), outgoing: new Trail() });
    },
    stop() {
      clearInterval(timer);
    },
  };
}

/** The stream's counts move by whole chunks, and a document is one; the handle knows what is left of it. */
function readProgress(
  socket: Socket & { _handle?: { bytesWritten: number; writeQueueSize: number } | null },
) {
  const { bytesWritten = 0, writeQueueSize = 0 } = socket._handle ?? {};
  return { unsent: socket.writableLength, sent: bytesWritten - writeQueueSize };
}
