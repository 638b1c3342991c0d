export type Room = { atOnce: number; waiting: number; patienceMs: number };

export class Crowded extends Error {
  override name = "Crowded";
}

const MOST_REMEMBERED = 1_000;

type Waiting = { asker: string; resolve: (place: (() => void) | null) => void };

/** First is who holds least and was served longest ago; when there is no room, who asks for most is sent away. */
export class Places {
  #taken = 0;
  #waiting: Waiting[] = [];
  #held = new Map<string, number>();
  #turns = new Map<string, number>();
  #turn = 0;

  /** `pause` calls back in a later turn of the event loop. */
  constructor(
    private readonly room: Room,
    private readonly pause: (next: () => void) => void = setImmediate,
  ) {}

  enter(asker: string): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#sendAway(waiting), this.room.patienceMs);
      const waiting: Waiting = {
        asker,
        resolve: (place) => {
          clearTimeout(late);
          resolve(place);
        },
      };
      this.#waiting.push(waiting);
      this.#admit();
      if (this.#waiting.length > this.room.waiting) this.#sendAway(this.#greediest());
    });
  }

  knows(asker: string): boolean {
    return this.#held.has(asker) || this.#waiting.some((waiting) => waiting.asker === asker);
  }

  #admit() {
    while (this.#taken < this.room.atOnce) {
      const next = this.#humblest();
      if (!next) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.resolve(this.#take(next.asker));
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
      // Work that waits for nothing outside the process would go from one to the next, and nobody who comes would be seen.
      this.pause(() => {
        this.#taken -= 1;
        const left = (this.#held.get(asker) ?? 1) - 1;
        if (left > 0) this.#held.set(asker, left);
        else this.#held.delete(asker);
        this.#admit();
      });
    };
  }

  #sendAway(waiting: Waiting | undefined) {
    if (!waiting || !this.#waiting.includes(waiting)) return;
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
    waiting.resolve(null);
  }

  #remember(asker: string) {
    this.#turn += 1;
    this.#turns.delete(asker);
    this.#turns.set(asker, this.#turn);
    if (this.#turns.size <= MOST_REMEMBERED) return;
    for (const [first] of this.#turns) return void this.#turns.delete(first);
  }

  #humblest(): Waiting | undefined {
    return least(this.#waiting, ({ asker }) => [this.#held.get(asker) ?? 0, this.#turns.get(asker) ?? 0]);
  }

  #greediest(): Waiting | undefined {
    const asked = new Map(this.#held);
    for (const { asker } of this.#waiting) asked.set(asker, (asked.get(asker) ?? 0) + 1);
    return least(this.#waiting.toReversed(), ({ asker }) => [
      -(asked.get(asker) ?? 0),
      -(this.#turns.get(asker) ?? 0),
    ]);
  }
}

function least(queue: Waiting[], rank: (waiting: Waiting) => [number, number]): Waiting | undefined {
  let found: Waiting | undefined;
  let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const waiting of queue) {
    const [a, b] = rank(waiting);
    if (a > first || (a === first && b >= second)) continue;
    [found, first, second] = [waiting, a, b];
  }
  return found;
}
