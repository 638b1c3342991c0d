import { type Frame, spun, within } from "../frame";
import { wood } from "../material/ground";
import { Box } from "../shape/box";
import type { Shape } from "../shape/shape";
import { vec } from "../vector";

/** Square beam lying along the frame's x axis, its foot at `y`. */
export function beam(
  frame: Frame,
  x: number,
  y: number,
  z: number,
  reach: number,
  half: number,
  seed: number,
): Shape {
  return new Box(within(frame, vec(x, y + half, z)), vec(reach, half, half), wood(seed), 0.004);
}

/** Two beams and four chocks under a coil whose axis is the frame's z axis; tells the height of its axis. */
export function skid(
  frame: Frame,
  radius: number,
  half: number,
  seed: number,
): { shapes: Shape[]; axis: number } {
  const timber = 0.055;
  const apart = radius * 0.42;
  const inner = apart - timber;
  const shapes: Shape[] = [];
  for (const side of [-1, 1]) {
    const turned = spun(frame, vec(side * apart, timber, 0), Math.PI / 2);
    shapes.push(new Box(turned, vec(half * 1.12, timber, timber), wood(seed + side), 0.005));
    const tieAt = vec(0, timber * 0.45, side * half * 0.72);
    shapes.push(
      new Box(
        within(frame, tieAt),
        vec(apart * 1.5, timber * 0.45, timber * 0.9),
        wood(seed + 4 + side),
        0.004,
      ),
    );
  }
  return { shapes, axis: timber * 2 + Math.sqrt(radius * radius - inner * inner) };
}

/** Slatted pallet, `half` its half length and depth; tells the height of its deck. */
export function pallet(
  frame: Frame,
  halfX: number,
  halfZ: number,
  seed: number,
): { shapes: Shape[]; deck: number } {
  const shapes: Shape[] = [];
  for (const side of [-1, 0, 1]) {
    const at = within(frame, vec(0, 0.055, side * (halfZ - 0.05)));
    shapes.push(new Box(at, vec(halfX, 0.055, 0.045), wood(seed + side), 0.004));
  }
  const slats = Math.max(5, Math.round(halfX / 0.085));
  for (let slat = 0; slat < slats; slat++) {
    const x = -halfX + 0.05 + ((halfX - 0.05) * 2 * slat) / (slats - 1);
    const at = spun(frame, vec(x, 0.122, 0), Math.PI / 2);
    shapes.push(new Box(at, vec(halfZ, 0.012, 0.048), wood(seed + 10 + slat), 0.003));
  }
  return { shapes, deck: 0.134 };
}
