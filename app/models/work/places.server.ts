/** How much work there is room for. */
export type Room = {
  /** Pieces of work that are done at a time. */
  atOnce: number;
  /** Pieces of work that may wait. */
  waiting: number;
  /** Longest wait, in milliseconds. */
  patienceMs: number;
  /**
   * Whether who came last is served first, and who came first is sent away when there is no room: where people try
   * again after a refusal, most of them are then served quickly instead of all of them too late.
   */
  newestFirst?: boolean;
};

/** There is no room for what was asked for; waiting helps. */
export class Crowded extends Error {
  override name = "Crowded";
}

/** Askers whose last turn is remembered. */
const MOST_REMEMBERED = 1_000;

type Waiting = { asker: string; answer: (place: (() => void) | null) => void };

/**
 * A queue with a bound, fair to those who ask: of those who wait, the one who holds least and was served longest ago is
 * first, and when there is no room the one who asks for most is sent away.
 */
export class Places {
  #taken = 0;
  #waiting: Waiting[] = [];
  /** Places that each asker holds. */
  #held = new Map<string, number>();
  /** The number of the turn in which each asker was served last, the longest ago first. */
  #turns = new Map<string, number>();
  #turn = 0;

  constructor(private readonly room: Room) {}

  /** Waits for a place and answers the function that gives it back; null when there is no room. */
  enter(asker: string): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#sendAway(waiting), this.room.patienceMs);
      const waiting: Waiting = {
        asker,
        answer: (place) => {
          clearTimeout(late);
          resolve(place);
        },
      };
      this.#waiting.push(waiting);
      this.#admit();
      if (this.#waiting.length > this.room.waiting) this.#sendAway(this.#greediest());
    });
  }

  /** Whether a place could be had at once. */
  get isFree() {
    return this.#taken < this.room.atOnce;
  }

  /** Whether this one holds a place or waits for one already. */
  knows(asker: string): boolean {
    return this.#held.has(asker) || this.#waiting.some((waiting) => waiting.asker === asker);
  }

  #admit() {
    while (this.#taken < this.room.atOnce) {
      const next = this.#humblest();
      if (!next) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.answer(this.#take(next.asker));
    }
  }

  #take(asker: string) {
    this.#taken += 1;
    this.#held.set(asker, (this.#held.get(asker) ?? 0) + 1);
    this.#remember(asker);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#taken -= 1;
      const left = (this.#held.get(asker) ?? 1) - 1;
      if (left > 0) this.#held.set(asker, left);
      else this.#held.delete(asker);
      this.#admit();
    };
  }

  #sendAway(waiting: Waiting | undefined) {
    if (!waiting || !this.#waiting.includes(waiting)) return;
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
    waiting.answer(null);
  }

  #remember(asker: string) {
    this.#turn += 1;
    this.#turns.delete(asker);
    this.#turns.set(asker, this.#turn);
    if (this.#turns.size <= MOST_REMEMBERED) return;
    for (const [first] of this.#turns) return void this.#turns.delete(first);
  }

  #humblest(): Waiting | undefined {
    return this.#inOrder(({ asker }) => [this.#held.get(asker) ?? 0, this.#turns.get(asker) ?? 0])[0];
  }

  #greediest(): Waiting | undefined {
    const asked = new Map(this.#held);
    for (const { asker } of this.#waiting) asked.set(asker, (asked.get(asker) ?? 0) + 1);
    return this.#inOrder(({ asker }) => [asked.get(asker) ?? 0, this.#turns.get(asker) ?? 0]).at(-1);
  }

  /** Everybody who waits, the smallest by `rank` first; equals in the order in which they are served. */
  #inOrder(rank: (waiting: Waiting) => [number, number]): Waiting[] {
    const queue = this.room.newestFirst ? this.#waiting.toReversed() : [...this.#waiting];
    const ranks = new Map(queue.map((waiting) => [waiting, rank(waiting)]));
    const compare = (a: Waiting, b: Waiting) => {
      const [heldA, turnA] = ranks.get(a) ?? [0, 0];
      const [heldB, turnB] = ranks.get(b) ?? [0, 0];
      return heldA - heldB || turnA - turnB;
    };
    return queue.sort(compare);
  }
}
