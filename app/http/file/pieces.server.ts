import { ReadableStream as Stream } from "node:stream/web";
import { setTimeout as pause } from "node:timers/promises";
import { Crowded } from "~/models/queue/places.server";

export type Pieces = AsyncGenerator<string, void>;

const MOST_AT_A_TIME = 32;

/** A piece that waited for a lock was no work. */
const LONGEST_REST_MS = 20;

let onTheirWay = 0;
let lastTurn: Promise<unknown> = Promise.resolve();
let restUntil = 0;

/** One long text at a time makes a piece, and then rests as long. Throws Crowded when there are too many already. */
export function bodyOfPieces(pieces: Pieces): ReadableStream<Uint8Array> {
  if (onTheirWay >= MOST_AT_A_TIME) throw new Crowded();
  return Stream.from(encodeInTurn(pieces)) as ReadableStream<Uint8Array>;
}

async function* encodeInTurn(pieces: Pieces): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  onTheirWay += 1;
  try {
    for (;;) {
      const next = await inTurn(() => pieces.next());
      if (next.done) return;
      yield encoder.encode(next.value);
    }
  } finally {
    onTheirWay -= 1;
    await pieces.return();
  }
}

/** In characters: what is no longer is whole before it is answered. */
const MADE_FIRST = 64 * 1024;

/** The beginning is made before the answer: what fails there is the caller's to answer. */
export async function replyInPieces(pieces: Pieces, headers: HeadersInit): Promise<Response> {
  let first = "";
  let next = await inTurn(() => pieces.next());
  for (; !next.done; next = await inTurn(() => pieces.next())) {
    first += next.value;
    if (first.length >= MADE_FIRST) break;
  }
  if (next.done) return new Response(first, { headers });
  return new Response(bodyOfPieces(withFirst(first, pieces)), { headers });
}

async function* withFirst(first: string, rest: Pieces): Pieces {
  yield first;
  yield* rest;
}

function inTurn<T>(make: () => Promise<T>): Promise<T> {
  const turn = lastTurn
    .then(() => pause(Math.max(0, restUntil - performance.now())))
    .then(async () => {
      const begun = performance.now();
      try {
        return await make();
      } finally {
        const ended = performance.now();
        restUntil = ended + Math.min(ended - begun, LONGEST_REST_MS);
      }
    });
  lastTurn = turn.catch(() => {});
  return turn;
}
