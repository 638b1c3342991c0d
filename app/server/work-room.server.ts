import { Places, type Room } from "~/models/queue/places.server";
import type { Exchange } from "./exchange.server";
import { isFull, isLate } from "./load.server";

/** `mostMs`: what has no answer so long after it got its place is given up, so that nothing holds one for ever. */
export type WorkLimits = { reads: Room; papers: Room; pictures: Room; writes: Room; mostMs: number };

export const WORK: WorkLimits = {
  // Who follows every link at once waits for some seconds; others come before whoever asks for much.
  reads: { atOnce: 2, waiting: 300, patienceMs: 10_000 },
  // Drawn by a thread of its own, a tenth of a second each: pages do not wait for it.
  papers: { atOnce: 2, waiting: 300, patienceMs: 10_000 },
  pictures: { atOnce: 8, waiting: 256, patienceMs: 10_000 },
  // Rejected here, what was typed is lost: many may wait for a picture, a password or a lock.
  writes: { atOnce: 16, waiting: 64, patienceMs: 30_000 },
  // Two pictures may each wait a minute for the encoder and take ten seconds.
  mostMs: 3 * 60_000,
};

export type Leave = () => void;

export class WorkRoom {
  #reads: Places;
  #papers: Places;
  #pictures: Places;
  #writes: Places;

  /** `pause`: between two pages. */
  constructor({ reads, papers, pictures, writes }: WorkLimits, pause: (next: () => void) => void) {
    this.#reads = new Places(reads, pause);
    this.#papers = new Places(papers);
    this.#pictures = new Places(pictures);
    this.#writes = new Places(writes);
  }

  /** Late turns alone may be another program's doing: who asks for one thing, or for the pictures of a page, is served. */
  refuses(exchange: Exchange): boolean {
    const places = this.#placesFor(exchange);
    return isFull() || (isLate() && places !== this.#pictures && places.knows(exchange.network));
  }

  /** Null when there is no room. */
  enter(exchange: Exchange): Promise<Leave | null> {
    return this.#placesFor(exchange).enter(exchange.network);
  }

  #placesFor({ isRead, path }: Exchange): Places {
    if (!isRead) return this.#writes;
    if (/^\/uploads\//i.test(path)) return this.#pictures;
    return /\.pdf(?:\.data)?$/i.test(path) ? this.#papers : this.#reads;
  }
}
