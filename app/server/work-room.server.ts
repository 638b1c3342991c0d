import { Places, type Room } from "~/models/queue/places.server";
import { hasBody } from "./body-limit.server";
import { RESPONSE_READY } from "./body-writer.server";
import type { Exchange } from "./exchange.server";
import { isFull, isLate } from "./load.server";
import { cut, type Rejection, reject } from "./rejection.server";
import { isApiPath } from "./request-gate.server";

const REJECT_AFTER_MS = 500;

/** `mostMs`: what has no answer after so long is given up, so that nothing holds a place for ever. */
export type WorkLimits = { reads: Room; papers: Room; pictures: Room; writes: Room; mostMs: number };

export const WORK: WorkLimits = {
  // Who follows every link at once waits for some seconds; others come before whoever asks for much.
  reads: { atOnce: 2, waiting: 300, patienceMs: 10_000 },
  // Drawn by a thread of its own, a tenth of a second each: pages do not wait for it.
  papers: { atOnce: 2, waiting: 300, patienceMs: 10_000 },
  pictures: { atOnce: 8, waiting: 256, patienceMs: 10_000 },
  // A write may wait for a picture, a password or another program's lock: rejected here, what was typed is lost.
  // Of those that only calculate few are enough: each step of a page that is made meanwhile waits for a step of each.
  writes: { atOnce: 32, quickAtOnce: 3, waiting: 64, patienceMs: 30_000 },
  // Two pictures may each wait a minute for the encoder and take ten seconds.
  mostMs: 3 * 60_000,
};

/** A body arrives without a place, because its sender sets the pace. */
export function openWorkRoom({ reads, papers, pictures, writes, mostMs }: WorkLimits = WORK) {
  const readers = new Places(reads);
  const printers = new Places(papers);
  const viewers = new Places(pictures);
  const writers = new Places(writes);
  return async (exchange: Exchange, handOn: () => void) => {
    const { request, response } = exchange;
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isPicture = isRead && /^\/uploads\//i.test(exchange.path);
    const isPaper = isRead && /\/datasheet\.pdf$/i.test(exchange.path);
    const places = isPicture ? viewers : isPaper ? printers : isRead ? readers : writers;
    // Late turns alone may be another program's doing: who asks for one thing, or for the pictures of a page, is served.
    const comesTooOften = () => isLate() && !isPicture && places.knows(exchange.network);
    if (isFull() || comesTooOften()) return rejectInTime(exchange);
    if (hasBody(request) && !request.complete) {
      const enter = () => places.enter(exchange.network);
      return holdBack(exchange, { enter, mostMs }, handOn);
    }
    const leave = await places.enter(exchange.network);
    if (!leave) return rejectInTime(exchange);
    if (response.destroyed) return leave();
    leaveWhenMade(exchange, { leave, mostMs });
    handOn();
  };
}

const READ_EARLY_BYTES = 16 * 1024;

/** A body that comes byte by byte holds no place: nobody works on a form before all of it is there. */
function holdBack(
  exchange: Exchange,
  { enter, mostMs }: { enter: () => Promise<(() => void) | null>; mostMs: number },
  handOn: () => void,
) {
  const { request, response } = exchange;
  const push = request.push.bind(request);
  let arrived = 0;
  let isHandedOn = false;
  const handOnOnce = () => {
    if (!isHandedOn) handOn();
    isHandedOn = true;
  };
  const end = async () => {
    const leave = response.writableEnded ? () => {} : await enter();
    if (!leave) return cut(exchange, tooBusy(exchange));
    leaveWhenMade(exchange, { leave, mostMs });
    handOnOnce();
    push(null);
  };
  request.push = (chunk: Uint8Array | null, encoding?: BufferEncoding) => {
    if (chunk === null) {
      void end();
      return false;
    }
    arrived += chunk.byteLength;
    const hasRoom = push(chunk, encoding);
    if (arrived >= READ_EARLY_BYTES) handOnOnce();
    return hasRoom;
  };
}

/** The body of a long list is made in turns of its own: waiting for one, it must not hold a place. */
function leaveWhenMade(exchange: Exchange, { leave, mostMs }: { leave: () => void; mostMs: number }) {
  const { response } = exchange;
  if (response.destroyed || response.writableEnded) return leave();
  const late = setTimeout(() => cut(exchange, tooBusy(exchange)), mostMs);
  for (const made of [RESPONSE_READY, "prefinish", "close"]) {
    response.once(made, () => {
      clearTimeout(late);
      leave();
    });
  }
}

/** Told at once, whoever asks again and again would cost more than those he waits for. */
function rejectInTime(exchange: Exchange) {
  const timer = setTimeout(() => {
    if (!exchange.response.destroyed) reject(exchange, tooBusy(exchange));
  }, REJECT_AFTER_MS);
  exchange.response.once("close", () => clearTimeout(timer));
}

function tooBusy({ request }: Exchange): Rejection {
  return { status: 503, api: isApiPath(request) };
}
