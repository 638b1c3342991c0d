import type { Panel } from "./light/panel";
import { Hierarchy } from "./shape/hierarchy";
import { type Ray, ray, type Shape } from "./shape/shape";
import type { Vec } from "./vector";

/** Everything a picture shows apart from the camera. */
export interface Setting {
  /** The endless ground, kept out of the tree. */
  ground: Shape | null;
  panels: Panel[];
  /** What is seen where nothing stands: by the eye itself, or in reflections and as soft light. */
  sky: (toward: Vec, seen: boolean) => Vec;
  /** Distances between which the ground melts into the sky. */
  haze: [number, number];
}

/** A setting with goods in it, ready to be asked by rays. */
export class World {
  private solid: Hierarchy;
  private all: Hierarchy;
  ground: Shape | null;
  panels: Panel[];
  sky: (toward: Vec, seen: boolean) => Vec;
  haze: [number, number];

  constructor(setting: Setting, goods: Shape[], clear: Shape[] = []) {
    this.solid = new Hierarchy(goods);
    this.all = clear.length ? new Hierarchy([...goods, ...clear]) : this.solid;
    this.ground = setting.ground;
    this.panels = setting.panels;
    this.sky = setting.sky;
    this.haze = setting.haze;
  }

  /** The nearest thing a ray meets; it stands in the ray afterwards. */
  meet(from: Vec, toward: Vec): Ray {
    const found = ray(from, toward);
    this.ground?.meet(found);
    this.all.meet(found, inverse(toward.x), inverse(toward.y), inverse(toward.z));
    return found;
  }

  /** Whether something opaque stands between a point and a lamp. Lamps hang above the ground. */
  blocked(from: Vec, toward: Vec, far: number): boolean {
    const found = ray(from, toward, far);
    this.solid.meet(found, inverse(toward.x), inverse(toward.y), inverse(toward.z));
    return found.hit !== null;
  }
}

function inverse(value: number): number {
  return 1 / (Math.abs(value) < 1e-12 ? 1e-12 : value);
}
