import type { Material } from "../material/surface";
import { along, vec } from "../vector";
import { type Bounds, NEAR, type Ray, type Shape, type Spot } from "./shape";

/** The ground: the endless plane y = 0. */
export class Floor implements Shape {
  bounds: Bounds = { low: vec(-1e3, -1e-3, -1e3), high: vec(1e3, 1e-3, 1e3) };

  constructor(public material: Material) {}

  meet(ray: Ray): void {
    const t = -ray.from.y / ray.toward.y;
    if (!(t > NEAR && t < ray.far)) return;
    ray.far = t;
    ray.hit = this;
    ray.face = 0;
  }

  describe(ray: Ray): Spot {
    const at = along(ray.from, ray.toward, ray.far);
    const normal = vec(0, 1, 0);
    return { at, local: at, face: 0, normal, tangent: vec(1, 0, 0), u: at.x, v: at.z, distance: ray.far };
  }
}
