/** Steps of additive recurrences, one per dimension of a light path; the first pair fills the pixel's square most evenly. */
const steps = [
  0.7548777, 0.5698403, 0.618034, 0.4142136, 0.7320508, 0.236068, 0.6457513, 0.3166248, 0.6055513, 0.1231056,
];

/** Whole-number hash: the same three numbers give the same 32 bits on every machine. */
export function hash(a: number, b = 0, c = 0): number {
  let h =
    Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^
    Math.imul(b + 0x7f4a7c15, 0xc2b2ae35) ^
    Math.imul(c + 0x165667b1, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** Hash as a number from 0 up to 1. */
export function share(a: number, b = 0, c = 0): number {
  return hash(a, b, c) / 4294967296;
}

/** Hash as a number between -1 and 1. */
export function swing(a: number, b = 0, c = 0): number {
  return share(a, b, c) * 2 - 1;
}

/**
 * Seeded chance for one light path: the first numbers of the samples of a pixel are spread evenly over the unit
 * cube, the later ones are independent, and the same pixel always gets the same numbers.
 */
export class Chance {
  private seed = 0;
  private sample = 0;
  private dimension = 0;

  begin(pixel: number, sample: number): void {
    this.seed = hash(pixel, 17);
    this.sample = sample;
    this.dimension = 0;
  }

  next(): number {
    const dimension = this.dimension++;
    const step = steps[dimension];
    if (step === undefined) return share(this.seed, this.sample, dimension);
    return (share(this.seed, dimension) + (this.sample + 1) * step) % 1;
  }
}
