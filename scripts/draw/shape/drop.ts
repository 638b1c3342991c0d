import type { Material } from "../material/surface";
import { along, unit, type Vec, vec } from "../vector";
import { type Bounds, NEAR, type Ray, type Shape, type Spot } from "./shape";

/** A ball squeezed along the axes: a water bead, a rivet head. `half` holds its three radii. */
export class Drop implements Shape {
  bounds: Bounds;

  constructor(
    private centre: Vec,
    private half: Vec,
    public material: Material,
  ) {
    this.bounds = { low: along(centre, half, -1), high: along(centre, half, 1) };
  }

  meet(ray: Ray): void {
    const { centre, half } = this;
    const ox = (ray.from.x - centre.x) / half.x;
    const oy = (ray.from.y - centre.y) / half.y;
    const oz = (ray.from.z - centre.z) / half.z;
    const dx = ray.toward.x / half.x;
    const dy = ray.toward.y / half.y;
    const dz = ray.toward.z / half.z;
    const a = dx * dx + dy * dy + dz * dz;
    const b = ox * dx + oy * dy + oz * dz;
    const root = b * b - a * (ox * ox + oy * oy + oz * oz - 1);
    if (root <= 0) return;
    const reach = Math.sqrt(root);
    const near = (-b - reach) / a;
    const t = near > NEAR ? near : (-b + reach) / a;
    if (t < NEAR || t >= ray.far) return;
    ray.far = t;
    ray.hit = this;
    ray.face = 0;
  }

  describe(ray: Ray): Spot {
    const { centre, half } = this;
    const at = along(ray.from, ray.toward, ray.far);
    const local = vec(at.x - centre.x, at.y - centre.y, at.z - centre.z);
    const slope = vec(local.x / half.x ** 2, local.y / half.y ** 2, local.z / half.z ** 2);
    const normal = unit(slope);
    const tangent = Math.abs(normal.y) < 0.99 ? vec(normal.z, 0, -normal.x) : vec(1, 0, 0);
    return { at, local, face: 0, normal, tangent, u: local.x, v: local.z, distance: ray.far };
  }
}
