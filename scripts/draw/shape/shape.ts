import type { Material } from "../material/surface";
import type { Vec } from "../vector";

/** A ray under way; `far` shrinks to the nearest hit found so far. */
export interface Ray {
  from: Vec;
  toward: Vec;
  far: number;
  hit: Shape | null;
  face: number;
}

/** What a material is told about the place it colours. */
export interface Spot {
  at: Vec;
  /** Same place in the shape's own axes. */
  local: Vec;
  face: number;
  /** Outward normal and rolling direction in world space. */
  normal: Vec;
  tangent: Vec;
  /** Position on the face: along the tangent and across it, in metres (`u` is radians on the end of a tube). */
  u: number;
  v: number;
  /** Length of the ray that arrived. */
  distance: number;
}

export interface Bounds {
  low: Vec;
  high: Vec;
}

export interface Shape {
  material: Material;
  bounds: Bounds;
  /** Shortens the ray and leaves its mark when this shape is nearer than what was hit before. */
  meet(ray: Ray): void;
  describe(ray: Ray): Spot;
}

/** Hits nearer than this belong to the surface the ray starts on. */
export const NEAR = 1e-5;

export function ray(from: Vec, toward: Vec, far = Number.POSITIVE_INFINITY): Ray {
  return { from, toward, far, hit: null, face: 0 };
}
