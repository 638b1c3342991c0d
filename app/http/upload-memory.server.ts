import { MULTIPART_BYTES } from "./body-size";

/** Memory that forms with files may hold at once while they are read, in bytes: three of the largest. */
const MOST_BYTES = 3 * MULTIPART_BYTES;
/** Longest time a form waits for its turn, in milliseconds. */
const PATIENCE_MS = 20_000;

type Waiting = { bytes: number; begin: () => void };

let free = MOST_BYTES;
const queue: Waiting[] = [];

/**
 * Waits until `bytes` of the memory for forms are free, in the order of asking, and answers the function that gives
 * them back; null when that takes too long.
 */
export function reserveMemory(bytes: number): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const begin = () => {
      clearTimeout(late);
      free -= bytes;
      resolve(() => {
        free += bytes;
        admit();
      });
    };
    const waiting = { bytes, begin };
    const late = setTimeout(() => {
      queue.splice(queue.indexOf(waiting), 1);
      resolve(null);
      admit();
    }, PATIENCE_MS);
    queue.push(waiting);
    admit();
  });
}

function admit() {
  for (let first = queue[0]; first && first.bytes <= free; first = queue[0]) {
    queue.shift();
    first.begin();
  }
}
