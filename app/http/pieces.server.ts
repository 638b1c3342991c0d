import { setImmediate as giveWay } from "node:timers/promises";

/** A long text, made piece by piece while it is sent. */
export type Pieces = AsyncGenerator<string, void>;

/** Long texts that may be on their way at a time; each holds a piece for a client that may be slow. */
const MOST_AT_A_TIME = 32;

let onTheirWay = 0;
let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * The pieces as a body. The next one is made when the last has been taken; between two the other visitors have their
 * turn, and of several long texts one at a time makes a piece. Null when there are too many already.
 */
export function bodyOfPieces(pieces: Pieces): ReadableStream<Uint8Array> | null {
  if (onTheirWay >= MOST_AT_A_TIME) return null;
  onTheirWay += 1;
  const encoder = new TextEncoder();
  let open = true;
  const close = () => {
    if (open) onTheirWay -= 1;
    open = false;
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await inTurn(() => pieces.next());
          if (!next.done) return controller.enqueue(encoder.encode(next.value));
          close();
          controller.close();
        } catch (error) {
          close();
          throw error;
        }
      },
      async cancel() {
        close();
        await pieces.return();
      },
    },
    // Nothing is made ahead of what is asked for.
    { highWaterMark: 0 },
  );
}

function inTurn<T>(make: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(() => giveWay()).then(make);
  lastTurn = turn.catch(() => {});
  return turn;
}
