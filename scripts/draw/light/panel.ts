import type { Ray } from "../shape/shape";
import { along, cross, dot, length, scale, smooth, subtract, unit, type Vec, vec } from "../vector";

/** A flat lamp with a soft rim, shining to one side. */
export class Panel {
  normal: Vec;
  area: number;
  private right: Vec;
  private up: Vec;

  constructor(
    private centre: Vec,
    lookAt: Vec,
    private halfWidth: number,
    private halfHeight: number,
    public color: Vec,
    /** Share of the half size over which the rim fades. */
    private rim = 0.35,
    /** Horizontal direction the width runs along. */
    run = vec(1, 0, 0),
  ) {
    this.normal = unit(subtract(lookAt, centre));
    this.up = unit(cross(this.normal, run));
    this.right = cross(this.up, this.normal);
    this.area = 4 * halfWidth * halfHeight;
  }

  /** Point of the lamp for two numbers from 0 to 1. */
  point(a: number, b: number): Vec {
    const half = along(this.centre, this.right, (2 * a - 1) * this.halfWidth);
    return along(half, this.up, (2 * b - 1) * this.halfHeight);
  }

  /** Share of full brightness at a place of the lamp, -1 to 1 both ways. */
  fade(a: number, b: number): number {
    return smooth(1, 1 - this.rim, Math.abs(a)) * smooth(1, 1 - this.rim, Math.abs(b));
  }

  /** Brightness share a ray sees when it passes the lamp before `far`. */
  seen(ray: Ray): number {
    const speed = dot(ray.toward, this.normal);
    if (speed >= 0) return 0;
    const t = dot(subtract(this.centre, ray.from), this.normal) / speed;
    if (t <= 0 || t >= ray.far) return 0;
    const at = subtract(along(ray.from, ray.toward, t), this.centre);
    const a = dot(at, this.right) / this.halfWidth;
    const b = dot(at, this.up) / this.halfHeight;
    return Math.abs(a) < 1 && Math.abs(b) < 1 ? this.fade(a, b) : 0;
  }

  /** Direction, distance and share of light a point receives from a place of the lamp. */
  reach(from: Vec, a: number, b: number): { toward: Vec; far: number; share: number } {
    const gap = subtract(this.point(a, b), from);
    const far = length(gap);
    const toward = scale(gap, 1 / far);
    const cosine = Math.max(0, -dot(toward, this.normal));
    const share = (cosine * this.area * this.fade(2 * a - 1, 2 * b - 1)) / (far * far);
    return { toward, far: far - 1e-4, share };
  }
}
