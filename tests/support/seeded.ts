import { report } from "./report";

/** Numbers that a seed decides: a fault that they find can be found again. */
export type Dice = {
  /** A whole number from 0 to below `count`. */
  below: (count: number) => number;
  chance: (share: number) => boolean;
  pick: <Item>(list: readonly Item[]) => Item;
};

/** Mulberry32. */
export function rollDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    chance: (share) => next() < share,
    pick: <Item>(list: readonly Item[]) => {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error("There is nothing to pick from");
      return item;
    },
  };
}

/** Of the environment (`SEED=7 npm run test:attack`), or `usual`; printed, so that the same can be run again. */
export function chooseSeed(usual: number): number {
  const seed = Number(process.env.SEED ?? usual);
  report(`SEED=${seed}`);
  return seed;
}
