import type { Camera } from "../camera";
import { Chance } from "../chance";
import { follow, type Trace } from "../light/path";
import { add, dot, grey, luminance } from "../vector";
import type { World } from "../world";
import { Plate } from "./plate";

/** Traces every pixel with the given number of paths. */
export function expose(world: World, camera: Camera, width: number, height: number, samples: number): Plate {
  const plate = new Plate(width, height);
  const chance = new Chance();
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      exposePixel(plate, world, camera, column, row, samples, chance);
    }
  }
  return plate;
}

function exposePixel(
  plate: Plate,
  world: World,
  camera: Camera,
  column: number,
  row: number,
  samples: number,
  chance: Chance,
): void {
  const { width, height } = plate;
  const pixel = row * width + column;
  const sum = new Sum();
  for (let sample = 0; sample < samples * EDGE; sample++) {
    if (sample === GLIMPSE && sum.quiet()) break;
    if (sample === samples && !sum.torn()) break;
    chance.begin(pixel, sample);
    const x = ((column + chance.next()) / width) * 2 - 1;
    const y = (1 - ((row + chance.next()) / height) * 2) * (height / width);
    const { from, toward } = camera.aim(x, y, chance);
    sum.take(follow(world, from, toward, chance));
  }
  sum.settle(plate, pixel);
}

/** Samples after which a pixel without edges or metal has been seen well enough for the cleaner. */
const GLIMPSE = 2;

/** How many times more samples a pixel gets through which an edge runs. */
const EDGE = 2.6;

/** Running sums over the samples of one pixel. */
class Sum {
  private light = grey(0);
  private color = grey(0);
  private normal = grey(0);
  private depth = 0;
  private metal = 0;
  private tone = 0;
  private bare = 0;
  private square = 0;
  private count = 0;

  take(trace: Trace): void {
    const tone = luminance(trace.color);
    const bare = luminance(trace.light) / (tone + 0.02);
    this.light = add(this.light, trace.light);
    this.color = add(this.color, trace.color);
    this.normal = add(this.normal, trace.normal);
    this.depth += trace.depth;
    this.metal += trace.metal;
    this.tone += tone * tone;
    this.bare += bare;
    this.square += bare * bare;
    this.count++;
  }

  quiet(): boolean {
    const { count } = this;
    const mean = luminance(this.color) / count;
    const mottled = this.tone / count > mean * mean * 1.006;
    return this.metal === 0 && !mottled && dot(this.normal, this.normal) > 0.992 * count * count;
  }

  torn(): boolean {
    return dot(this.normal, this.normal) < 0.9 * this.count * this.count;
  }

  settle(plate: Plate, pixel: number): void {
    const { count } = this;
    for (const [plane, total] of [
      [plate.light, this.light],
      [plate.color, this.color],
      [plate.normal, this.normal],
    ] as const) {
      plane[pixel * 3] = total.x / count;
      plane[pixel * 3 + 1] = total.y / count;
      plane[pixel * 3 + 2] = total.z / count;
    }
    plate.depth[pixel] = this.depth / count;
    const mean = this.bare / count;
    plate.unrest[pixel] = Math.max(0, this.square / count - mean * mean) / Math.max(1, count - 1);
  }
}
