import { type Frame, within } from "../frame";
import type { Material } from "../material/surface";
import { Box } from "../shape/box";
import type { Shape } from "../shape/shape";
import { Tube } from "../shape/tube";
import { vec } from "../vector";

export interface Coil {
  frame: Frame;
  /** Outer and inner radius, half the width of the strip. */
  radius: number;
  bore: number;
  half: number;
  material: Material;
  /** Thickness of the strip, seen where the outer lap ends. */
  strip: number;
  /** Angle at which the outer lap ends. */
  tail?: number;
  strap: Material;
  /** Places of the straps round the coil, as shares of half its width. */
  round?: number[];
  /** Angles of the straps through the eye. */
  eye?: number[];
}

const STRAP = { half: 0.016, thick: 0.0022 };

/** A strapped coil: wound body, the last lap's end, straps round it and through its eye. */
export function makeCoil(coil: Coil): Shape[] {
  const { frame, radius, bore, half, material, strip, tail = -1.1, strap } = coil;
  const top = radius + strip;
  const shapes: Shape[] = [
    new Tube(frame, bore, radius, half, material, 0, Math.PI * 2, 0.004),
    new Tube(frame, radius, top, half - 0.001, material, tail, Math.PI * 1.35, strip * 0.6),
  ];
  for (const place of coil.round ?? []) shapes.push(...roundStrap(coil, top, place));
  for (const angle of coil.eye ?? []) shapes.push(...eyeStrap(frame, angle, bore, top, half, strap));
  return shapes;
}

function roundStrap({ frame, half, strap }: Coil, top: number, place: number): Shape[] {
  const at = { ...frame, origin: within(frame, vec(0, 0, place * half)).origin };
  const band = new Tube(at, top, top + STRAP.thick, STRAP.half, strap, 0, Math.PI * 2, 0.001);
  const seal = within(at, vec(Math.cos(2.1) * top, Math.sin(2.1) * top, 0), 2.1 - Math.PI / 2);
  return [band, new Box(seal, vec(0.028, 0.007, STRAP.half + 0.003), strap, 0.003)];
}

function eyeStrap(
  frame: Frame,
  angle: number,
  bore: number,
  top: number,
  half: number,
  strap: Material,
): Shape[] {
  const side = within(frame, vec(0, 0, 0), angle);
  const outer = top + STRAP.thick;
  const middle = (bore + outer) / 2;
  const reach = (outer - bore) / 2 + STRAP.thick;
  const bar = (x: number, z: number, hx: number, hz: number, wide = STRAP.half): Shape =>
    new Box(within(side, vec(x, 0, z)), vec(hx, wide, hz), strap, 0.001);
  return [
    bar(outer, 0, STRAP.thick, half + STRAP.thick * 2),
    bar(bore - STRAP.thick, 0, STRAP.thick, half + STRAP.thick * 2),
    bar(middle, half + STRAP.thick, reach, STRAP.thick),
    bar(middle, -half - STRAP.thick, reach, STRAP.thick),
    bar(bore + (outer - bore) * 0.62, half + STRAP.thick * 2, 0.03, STRAP.thick * 1.6, STRAP.half + 0.003),
  ];
}
