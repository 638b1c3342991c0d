import { type Vec, vec } from "../vector";
import type { Bounds, Ray, Shape } from "./shape";

/** A tree of boxes around shapes, so that a ray asks only the shapes near its way. */
export class Hierarchy {
  private low: Vec;
  private high: Vec;
  private left: Hierarchy | null = null;
  private right: Hierarchy | null = null;
  private shapes: Shape[] = [];

  constructor(shapes: Shape[]) {
    const bounds = enclose(shapes.map((shape) => shape.bounds));
    this.low = bounds.low;
    this.high = bounds.high;
    if (shapes.length <= 2) {
      this.shapes = shapes;
      return;
    }
    const spread = vec(this.high.x - this.low.x, this.high.y - this.low.y, this.high.z - this.low.z);
    const axis = spread.x >= spread.y && spread.x >= spread.z ? "x" : spread.y >= spread.z ? "y" : "z";
    const middle = (shape: Shape) => shape.bounds.low[axis] + shape.bounds.high[axis];
    const sorted = [...shapes].sort((a, b) => middle(a) - middle(b));
    const half = sorted.length >> 1;
    this.left = new Hierarchy(sorted.slice(0, half));
    this.right = new Hierarchy(sorted.slice(half));
  }

  meet(ray: Ray, ix: number, iy: number, iz: number): void {
    const { low, high } = this;
    const { from } = ray;
    const ax = (low.x - from.x) * ix;
    const bx = (high.x - from.x) * ix;
    const ay = (low.y - from.y) * iy;
    const by = (high.y - from.y) * iy;
    const az = (low.z - from.z) * iz;
    const bz = (high.z - from.z) * iz;
    const enter = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz));
    const leave = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz));
    if (enter > leave || leave < 0 || enter > ray.far) return;
    if (this.left && this.right) {
      this.left.meet(ray, ix, iy, iz);
      this.right.meet(ray, ix, iy, iz);
      return;
    }
    for (const shape of this.shapes) shape.meet(ray);
  }
}

function enclose(all: Bounds[]): Bounds {
  const low = vec(1e9, 1e9, 1e9);
  const high = vec(-1e9, -1e9, -1e9);
  for (const bounds of all) {
    for (const axis of ["x", "y", "z"] as const) {
      low[axis] = Math.min(low[axis], bounds.low[axis] - 1e-6);
      high[axis] = Math.max(high[axis], bounds.high[axis] + 1e-6);
    }
  }
  return { low, high };
}
