import { type Frame, inward, outward, turned } from "../frame";
import type { Material } from "../material/surface";
import { along, clamp, scale, subtract, unit, type Vec, vec } from "../vector";
import { type Bounds, NEAR, type Ray, type Shape, type Spot } from "./shape";

/** Faces of a box as `Spot.face` names them; the other four are left 0, right 1, underside 2 and back 4. */
export const TOP = 3;
export const FACING = 5;

/** A block with softly broken edges. `half` holds half its length, height and depth. */
export class Box implements Shape {
  bounds: Bounds;

  constructor(
    private frame: Frame,
    private half: Vec,
    public material: Material,
    /** Width of the broken edge, which catches the light. */
    private bevel = 0.002,
  ) {
    this.bounds = surround(frame, half);
  }

  meet(ray: Ray): void {
    const { origin, x, y, z } = this.frame;
    const { half } = this;
    const dx = ray.from.x - origin.x;
    const dy = ray.from.y - origin.y;
    const dz = ray.from.z - origin.z;
    const d = ray.toward;
    let near = -1e30;
    let far = 1e30;
    let nearFace = 0;
    let farFace = 0;

    for (let axis = 0; axis < 3; axis++) {
      const a = axis === 0 ? x : axis === 1 ? y : z;
      const size = axis === 0 ? half.x : axis === 1 ? half.y : half.z;
      const from = dx * a.x + dy * a.y + dz * a.z;
      const speed = d.x * a.x + d.y * a.y + d.z * a.z;
      const inverse = 1 / (Math.abs(speed) < 1e-12 ? 1e-12 : speed);
      let enter = (-size - from) * inverse;
      let leave = (size - from) * inverse;
      let enterFace = axis * 2;
      if (enter > leave) {
        const swap = enter;
        enter = leave;
        leave = swap;
        enterFace += 1;
      }
      if (enter > near) {
        near = enter;
        nearFace = enterFace;
      }
      if (leave < far) {
        far = leave;
        farFace = enterFace ^ 1;
      }
      if (near > far) return;
    }
    const inside = near < NEAR;
    const distance = inside ? far : near;
    if (distance < NEAR || distance >= ray.far) return;
    ray.far = distance;
    ray.hit = this;
    ray.face = inside ? farFace : nearFace;
  }

  describe(ray: Ray): Spot {
    const { frame, half } = this;
    const at = along(ray.from, ray.toward, ray.far);
    const local = inward(frame, subtract(at, frame.origin));
    const axis = ray.face >> 1;
    const normal = turned(frame, unit(this.softened(local, axis, ray.face & 1 ? 1 : -1)));
    const { face, far: distance } = ray;
    if (axis === 1) {
      const v = face === TOP ? -local.z : local.z;
      return { at, local, face, normal, distance, tangent: frame.x, u: local.x, v };
    }
    // Seen from outside, the tangent of an upright face runs to the right and v runs up.
    const right = axis === 0 ? (face === 1 ? -1 : 1) : face === FACING ? 1 : -1;
    const run = axis === 0 ? frame.z : frame.x;
    const u = axis === 0 ? local.z : local.x;
    const v = clamp(local.y, -half.y, half.y);
    return { at, local, face, normal, distance, tangent: scale(run, right), u: u * right, v };
  }

  /** Normal of a face, leaning outward within the bevel. */
  private softened(local: Vec, axis: number, side: number): Vec {
    const { half, bevel } = this;
    return vec(
      axis === 0 ? side : lean(local.x, half.x, bevel),
      axis === 1 ? side : lean(local.y, half.y, bevel),
      axis === 2 ? side : lean(local.z, half.z, bevel),
    );
  }
}

function lean(value: number, size: number, bevel: number): number {
  const width = Math.min(bevel, size * 0.6);
  const depth = (Math.abs(value) - (size - width)) / width;
  return depth > 0 ? Math.sign(value) * depth * depth * 0.9 : 0;
}

/** World box around a turned block. */
export function surround(frame: Frame, half: Vec): Bounds {
  const reach = vec(
    Math.abs(frame.x.x) * half.x + Math.abs(frame.y.x) * half.y + Math.abs(frame.z.x) * half.z,
    Math.abs(frame.x.y) * half.x + Math.abs(frame.y.y) * half.y + Math.abs(frame.z.y) * half.z,
    Math.abs(frame.x.z) * half.x + Math.abs(frame.y.z) * half.y + Math.abs(frame.z.z) * half.z,
  );
  const centre = outward(frame, vec(0, 0, 0));
  return { low: subtract(centre, reach), high: along(centre, reach, 1) };
}
