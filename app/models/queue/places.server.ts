export type Room = { atOnce: number; waiting: number; patienceMs: number };

export class Crowded extends Error {
  override name = "Crowded";
}

type Waiting = { asker: string; resolve: (place: (() => void) | null) => void };

/** First is who holds least and has waited longest; when there is no room, who asks for most is sent away. */
export class Places {
  #taken = 0;
  #waiting: Waiting[] = [];
  #held = new Map<string, number>();

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
      const [next] = this.#waiting.toSorted((one, other) => this.#holds(one) - this.#holds(other));
      if (!next) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.resolve(this.#take(next.asker));
    }
  }

  #take(asker: string) {
    this.#taken += 1;
    this.#hold(asker, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      // Work that waits for nothing outside the process would go from one to the next, and nobody who comes would be seen.
      this.pause(() => {
        this.#taken -= 1;
        // It still counts as held: whoever has just been served comes behind those who have not.
        this.#admit();
        this.#hold(asker, -1);
      });
    };
  }

  #sendAway(waiting: Waiting | undefined) {
    if (!waiting || !this.#waiting.includes(waiting)) return;
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
    waiting.resolve(null);
  }

  #holds({ asker }: Waiting): number {
    return this.#held.get(asker) ?? 0;
  }

  #hold(asker: string, more: 1 | -1) {
    const count = (this.#held.get(asker) ?? 0) + more;
    if (count > 0) this.#held.set(asker, count);
    else this.#held.delete(asker);
  }

  /** Of his the last. */
  #greediest(): Waiting | undefined {
    const asked = new Map(this.#held);
    for (const { asker } of this.#waiting) asked.set(asker, (asked.get(asker) ?? 0) + 1);
    const askedBy = ({ asker }: Waiting) => asked.get(asker) ?? 0;
    return this.#waiting.toReversed().sort((one, other) => askedBy(other) - askedBy(one))[0];
  }
}
