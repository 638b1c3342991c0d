import { type Frame, inward, turned } from "../frame";
import type { Material } from "../material/surface";
import { along, subtract, unit, type Vec, vec } from "../vector";
import { surround } from "./box";
import { type Bounds, NEAR, type Ray, type Shape, type Spot } from "./shape";

/** Faces of a tube, in the order of `Spot.face`. */
export const OUTER = 0;
export const INNER = 1;
export const FRONT = 2;
export const BACK = 3;
const CUT = 4;

const TURN = Math.PI * 2;
const UNDERSIDE = -1.6;

/** A ring with a bore around its z axis, or a bent sheet when only an arc of it is there. */
export class Tube implements Shape {
  bounds: Bounds;
  private whole: boolean;

  constructor(
    private frame: Frame,
    private bore: number,
    private radius: number,
    private half: number,
    public material: Material,
    /** First angle and sweep of the arc, radians. */
    private start = 0,
    private sweep = TURN,
    private bevel = 0.003,
  ) {
    this.whole = sweep >= TURN - 1e-6;
    this.bounds = surround(frame, vec(radius, radius, half));
  }

  meet(ray: Ray): void {
    const { frame, half } = this;
    const o = inward(frame, subtract(ray.from, frame.origin));
    const d = inward(frame, ray.toward);
    const a = d.x * d.x + d.y * d.y;
    const b = o.x * d.x + o.y * d.y;
    const square = o.x * o.x + o.y * o.y;

    const outer = b * b - a * (square - this.radius * this.radius);
    if (outer <= 0) {
      if (this.bore <= 0 || a > 1e-12) return;
    }
    if (a > 1e-12) {
      const root = Math.sqrt(outer);
      this.wall(ray, o, d, (-b - root) / a, OUTER);
      this.wall(ray, o, d, (-b + root) / a, OUTER);
      const inner = b * b - a * (square - this.bore * this.bore);
      if (this.bore > 0 && inner > 0) {
        const innerRoot = Math.sqrt(inner);
        this.wall(ray, o, d, (-b - innerRoot) / a, INNER);
        this.wall(ray, o, d, (-b + innerRoot) / a, INNER);
      }
    }
    if (Math.abs(d.z) > 1e-12) {
      this.end(ray, o, d, (half - o.z) / d.z, FRONT);
      this.end(ray, o, d, (-half - o.z) / d.z, BACK);
    }
    if (!this.whole) {
      this.cut(ray, o, d, this.start, CUT);
      this.cut(ray, o, d, this.start + this.sweep, CUT + 1);
    }
  }

  private wall(ray: Ray, o: Vec, d: Vec, t: number, face: number): void {
    if (t < NEAR || t >= ray.far || Math.abs(o.z + d.z * t) > this.half) return;
    if (!this.holds(o.x + d.x * t, o.y + d.y * t)) return;
    this.mark(ray, t, face);
  }

  private end(ray: Ray, o: Vec, d: Vec, t: number, face: number): void {
    if (t < NEAR || t >= ray.far) return;
    const x = o.x + d.x * t;
    const y = o.y + d.y * t;
    const square = x * x + y * y;
    if (square > this.radius * this.radius || square < this.bore * this.bore || !this.holds(x, y)) return;
    this.mark(ray, t, face);
  }

  private cut(ray: Ray, o: Vec, d: Vec, angle: number, face: number): void {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const speed = d.y * c - d.x * s;
    if (Math.abs(speed) < 1e-12) return;
    const t = (o.x * s - o.y * c) / speed;
    if (t < NEAR || t >= ray.far || Math.abs(o.z + d.z * t) > this.half) return;
    const out = (o.x + d.x * t) * c + (o.y + d.y * t) * s;
    if (out < this.bore || out > this.radius) return;
    this.mark(ray, t, face);
  }

  private mark(ray: Ray, t: number, face: number): void {
    ray.far = t;
    ray.hit = this;
    ray.face = face;
  }

  private holds(x: number, y: number): boolean {
    if (this.whole) return true;
    return (((Math.atan2(y, x) - this.start) % TURN) + TURN) % TURN <= this.sweep;
  }

  describe(ray: Ray): Spot {
    const { frame, half, bevel } = this;
    const { face, far: distance } = ray;
    const at = along(ray.from, ray.toward, distance);
    const local = inward(frame, subtract(at, frame.origin));
    const radius = Math.sqrt(local.x * local.x + local.y * local.y);
    const cx = local.x / radius;
    const cy = local.y / radius;
    if (face >= CUT) {
      const side = face === CUT ? 1 : -1;
      const normal = turned(frame, vec(cy * side, -cx * side, 0));
      return { at, local, face, normal, tangent: frame.z, u: local.z, v: radius, distance };
    }

    const tangent = turned(frame, vec(-cy, cx, 0));
    const raw = Math.atan2(local.y, local.x);
    // Patterns along the round begin and end underneath, where nobody looks.
    const angle = raw < UNDERSIDE ? raw + TURN : raw;
    if (face === OUTER || face === INNER) {
      const side = face === OUTER ? 1 : -1;
      const lean = rise(Math.abs(local.z), half, bevel) * Math.sign(local.z);
      const normal = turned(frame, unit(vec(cx * side, cy * side, lean)));
      return { at, local, face, normal, tangent, u: angle * radius, v: local.z, distance };
    }
    const side = face === FRONT ? 1 : -1;
    const lean = rise(radius, this.radius, bevel) - rise(-radius, -this.bore, bevel);
    const normal = turned(frame, unit(vec(cx * lean, cy * lean, side)));
    return { at, local, face, normal, tangent, u: angle, v: radius, distance };
  }
}

function rise(value: number, edge: number, bevel: number): number {
  const depth = (value - edge + bevel) / bevel;
  return depth > 0 ? depth * depth * 0.9 : 0;
}
