import { hash } from "./chance";

/** Smooth noise from -1 to 1 over a plane; one bump per unit. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const low = Math.floor(y);
  const fx = x - left;
  const fy = y - low;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const a = hash(left, low, seed);
  const b = hash(left + 1, low, seed);
  const c = hash(left, low + 1, seed);
  const d = hash(left + 1, low + 1, seed);
  const bottom = a + (b - a) * u;
  const top = c + (d - c) * u;
  return (bottom + (top - bottom) * v) / 2147483648 - 1;
}

/** Noise with finer and fainter noise laid over it; roughly -1 to 1. */
export function cloud(x: number, y: number, seed: number, layers: number): number {
  let sum = 0;
  let weight = 0.5;
  let size = 1;
  for (let layer = 0; layer < layers; layer++) {
    sum += weight * noise(x * size, y * size, seed + layer * 101);
    weight *= 0.5;
    size *= 2.07;
  }
  return sum * 1.4;
}
