import { setTimeout as pause } from "node:timers/promises";

export type Pieces = AsyncGenerator<string, void>;

const MOST_AT_A_TIME = 32;

/** A piece that waited for a lock was no work. */
const LONGEST_REST_MS = 20;

let onTheirWay = 0;
let lastTurn: Promise<unknown> = Promise.resolve();
let restUntil = 0;

/** One long text at a time makes a piece, and then rests as long. Null when there are too many already. */
export function bodyOfPieces(pieces: Pieces): ReadableStream<Uint8Array> | null {
  if (onTheirWay >= MOST_AT_A_TIME) return null;
  const encoder = new TextEncoder();
  let begun = false;
  const begin = () => {
    if (!begun) onTheirWay += 1;
    begun = true;
  };
  const end = () => {
    if (begun) onTheirWay -= 1;
    begun = false;
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        begin();
        try {
          const next = await inTurn(() => pieces.next());
          if (!next.done) return controller.enqueue(encoder.encode(next.value));
          end();
          controller.close();
        } catch (error) {
          end();
          throw error;
        }
      },
      async cancel() {
        end();
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The first piece is made before the answer: what fails at once is the caller's to answer. */
export async function replyInPieces(
  request: Request,
  pieces: Pieces,
  headers: HeadersInit,
): Promise<Response> {
  if (request.method === "HEAD") return new Response(null, { headers });
  const first = await inTurn(() => pieces.next());
  const body = bodyOfPieces(withFirst(first, pieces));
  if (body) return new Response(body, { headers });
  await pieces.return();
  return new Response("The site is busy; please try again in a moment.\n", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "2" },
  });
}

async function* withFirst(first: IteratorResult<string, void>, rest: Pieces): Pieces {
  if (first.done) return;
  yield first.value;
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
