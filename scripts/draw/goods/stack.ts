import { swing } from "../chance";
import { type Frame, spun, within } from "../frame";
import { strapping } from "../material/ground";
import { sheared } from "../material/rolled";
import type { Material } from "../material/surface";
import { Box } from "../shape/box";
import type { Shape } from "../shape/shape";
import { Tube } from "../shape/tube";
import { type Vec, vec } from "../vector";
import { beam } from "./timber";

export interface Stack {
  frame: Frame;
  /** Half the length (x) and width (z) of a sheet. */
  long: number;
  wide: number;
  thick: number;
  count: number;
  sheet: Material;
  edge: Vec;
  seed: number;
  /** Farthest a sheet lies out of line, metres. */
  loose?: number;
  /** Height the lowest sheet lies at. */
  foot?: number;
}

/** Sheets lying on one another, each a little out of line; tells the height of the top. */
export function makeStack(stack: Stack): { shapes: Shape[]; top: number } {
  const { frame, long, wide, thick, count, sheet, edge, seed, loose = 0.004, foot = 0 } = stack;
  const shapes: Shape[] = [];
  const gap = thick * 0.06;
  for (let layer = 0; layer < count; layer++) {
    const y = foot + thick * (layer + 0.5) + gap * layer;
    const at = vec(stray(seed, layer, 1) * loose, y, stray(seed, layer, 2) * loose);
    const turn = (swing(seed, layer, 3) * loose * 0.4) / long;
    const material = sheared(sheet, edge, seed + layer, thick / 2);
    shapes.push(
      new Box(spun(frame, at, turn), vec(long, thick / 2, wide), material, Math.min(0.0012, thick * 0.2)),
    );
  }
  return { shapes, top: foot + (thick + gap) * count };
}

/** Most sheets lie nearly in line, a few stand out. */
function stray(seed: number, layer: number, way: number): number {
  return swing(seed, layer, way) ** 3;
}

/** Beams across the length of a stack, evenly spread. */
export function battens(
  frame: Frame,
  long: number,
  wide: number,
  count: number,
  seed: number,
  half = 0.045,
): Shape[] {
  return Array.from({ length: count }, (_, index) => {
    const x = -long * 0.84 + (long * 1.68 * index) / (count - 1);
    return beam(spun(frame, vec(x, 0, 0), Math.PI / 2), 0, 0, 0, wide * 1.04, half, seed + index * 3);
  });
}

/** Straps across a stack from `foot` to `top`, with corner pieces at the upper edges. */
export function bands(stack: Stack, top: number, places: number[], tone = vec(0.07, 0.075, 0.085)): Shape[] {
  const { frame, wide, seed, foot = 0, loose = 0.004 } = stack;
  const material = strapping(seed, tone);
  const out = wide + loose + 0.002;
  const half = 0.016;
  return places.flatMap((x) => {
    const middle = (top + foot) / 2;
    const reach = (top - foot) / 2 + 0.003;
    const block = (y: number, z: number, size: Vec): Shape =>
      new Box(within(frame, vec(x, y, z)), size, material, 0.001);
    return [
      block(top + 0.0035, 0, vec(half, 0.0014, out + 0.003)),
      block(middle, out, vec(half, reach, 0.0014)),
      block(middle, -out, vec(half, reach, 0.0014)),
      block(top + 0.006, wide * 0.55, vec(half + 0.003, 0.003, 0.03)),
      ...[-1, 1].flatMap((side) => [
        block(top + 0.002, side * (out - 0.035), vec(0.045, 0.0013, 0.038)),
        block(top - 0.03, side * (out + 0.001), vec(0.045, 0.034, 0.0013)),
      ]),
    ];
  });
}

/** The top sheet of a stack with one end bent up: flat up to `from`, then an arc of `angle` radians. */
export function liftedSheet(stack: Stack, top: number, from: number, radius: number, angle: number): Shape[] {
  const { frame, long, wide, thick, sheet, edge, seed } = stack;
  const half = thick / 2;
  const flat = (from + long) / 2;
  const level = sheared(shifted(sheet, from - flat), edge, seed + 900, half);
  const bent = shifted(sheet, from + (Math.PI / 2) * radius);
  const axis = within(frame, vec(from, top + radius, 0));
  return [
    new Box(within(frame, vec(from - flat, top + half, 0)), vec(flat, half, wide), level, thick * 0.2),
    new Tube(axis, radius - thick, radius, wide, bent, -Math.PI / 2, angle, thick * 0.2),
  ];
}

/** The same surface, begun elsewhere, so that its pattern runs on from one body to the next. */
function shifted(material: Material, by: number): Material {
  return (spot) => material({ ...spot, u: spot.u + by });
}
