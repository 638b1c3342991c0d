import { at, type Plate } from "./plate";

const WEIGHTS = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

/**
 * Takes the grain out of a traced plate: an edge-avoiding wavelet filter over the light without the surface colour,
 * held back where normals, colours or depths part and where the samples agree anyway.
 */
export function clean(plate: Plate, rounds = 4): void {
  const { width, height } = plate;
  despeckle(plate);
  let light = bare(plate);
  let unrest = calmed(plate);
  for (let round = 0; round < rounds; round++) {
    const nextLight = new Float32Array(light.length);
    const nextUnrest = new Float32Array(unrest.length);
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        gather(plate, light, unrest, nextLight, nextUnrest, column, row, 1 << round);
      }
    }
    light = nextLight;
    unrest = nextUnrest;
  }
  for (let index = 0; index < light.length; index++) {
    plate.light[index] = at(light, index) * (at(plate.color, index) + 0.02);
  }
  despeckle(plate);
}

/** Draws lone pixels that outshine or undercut all eight neighbours back to the nearest of them. */
function despeckle(plate: Plate): void {
  const { width, height } = plate;
  const source = plate.light.slice();
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const here = row * width + column;
      const own = brightness(source, here);
      let low = Number.POSITIVE_INFINITY;
      let high = 0;
      for (let j = -1; j <= 1; j++) {
        for (let i = -1; i <= 1; i++) {
          if (i === 0 && j === 0) continue;
          const other = brightness(source, here + j * width + i);
          low = Math.min(low, other);
          high = Math.max(high, other);
        }
      }
      const wanted = Math.min(high, Math.max(low, own));
      const by = wanted / (own || 1);
      if (by === 1) continue;
      for (let channel = 0; channel < 3; channel++)
        plate.light[here * 3 + channel] = at(source, here * 3 + channel) * by;
    }
  }
}

function brightness(light: Float32Array, pixel: number): number {
  return at(light, pixel * 3) * 0.21 + at(light, pixel * 3 + 1) * 0.72 + at(light, pixel * 3 + 2) * 0.07;
}

function bare(plate: Plate): Float32Array {
  return plate.light.map((value, index) => value / (at(plate.color, index) + 0.02));
}

/** Unrest averaged over neighbours: a handful of samples measures it too roughly. */
function calmed(plate: Plate): Float32Array {
  const { width, height } = plate;
  const rows = spread(plate.unrest, width, height, 1, width);
  return spread(rows, height, width, width, 1);
}

/** Running mean over nine neighbours along lines of the plate. */
function spread(source: Float32Array, long: number, lines: number, step: number, next: number): Float32Array {
  const out = new Float32Array(source.length);
  for (let line = 0; line < lines; line++) {
    for (let place = 0; place < long; place++) {
      const first = Math.max(0, place - 4);
      const last = Math.min(long - 1, place + 4);
      let sum = 0;
      for (let index = first; index <= last; index++) sum += at(source, line * next + index * step);
      out[line * next + place * step] = sum / (last - first + 1);
    }
  }
  return out;
}

function gather(
  plate: Plate,
  light: Float32Array,
  unrest: Float32Array,
  nextLight: Float32Array,
  nextUnrest: Float32Array,
  column: number,
  row: number,
  step: number,
): void {
  const { width, height, normal, color, depth } = plate;
  const here = row * width + column;
  const h = here * 3;
  const own = at(light, h) * 0.21 + at(light, h + 1) * 0.72 + at(light, h + 2) * 0.07;
  const tolerance = 1 / (4.5 * Math.sqrt(at(unrest, here)) + 0.015 * own + 1e-3);
  const depthScale = 1 / (0.02 * at(depth, here) * step + 1e-4);
  let red = 0;
  let green = 0;
  let blue = 0;
  let total = 0;
  let doubt = 0;

  for (let j = -2; j <= 2; j++) {
    const y = row + j * step;
    if (y < 0 || y >= height) continue;
    for (let i = -2; i <= 2; i++) {
      const x = column + i * step;
      if (x < 0 || x >= width) continue;
      const there = y * width + x;
      const t = there * 3;
      const nx = at(normal, h) - at(normal, t);
      const ny = at(normal, h + 1) - at(normal, t + 1);
      const nz = at(normal, h + 2) - at(normal, t + 2);
      const cx = at(color, h) - at(color, t);
      const cy = at(color, h + 1) - at(color, t + 1);
      const apart = (nx * nx + ny * ny + nz * nz) * 60 + (cx * cx + cy * cy) * 40;
      const deep = Math.abs(at(depth, here) - at(depth, there)) * depthScale;
      if (apart + deep > 9) continue;
      const other = at(light, t) * 0.21 + at(light, t + 1) * 0.72 + at(light, t + 2) * 0.07;
      const differ = Math.abs(own - other) * tolerance;
      const weight = (WEIGHTS[i + 2] ?? 0) * (WEIGHTS[j + 2] ?? 0) * Math.exp(-apart - deep - differ);
      red += at(light, t) * weight;
      green += at(light, t + 1) * weight;
      blue += at(light, t + 2) * weight;
      doubt += at(unrest, there) * weight * weight;
      total += weight;
    }
  }
  nextLight[h] = red / total;
  nextLight[h + 1] = green / total;
  nextLight[h + 2] = blue / total;
  nextUnrest[here] = doubt / (total * total);
}
