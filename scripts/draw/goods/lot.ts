import { eyeUp, standing, tipped, within } from "../frame";
import { Lettering } from "../lettering";
import { strapping } from "../material/ground";
import { type Place, stencilled } from "../material/marked";
import { type Laps, wound } from "../material/rolled";
import type { Material } from "../material/surface";
import type { Shape } from "../shape/shape";
import { OUTER } from "../shape/tube";
import { type Vec, vec } from "../vector";
import { makeCoil } from "./coil";
import { label } from "./label";
import { bands, battens, makeStack, type Stack } from "./stack";
import { pallet, skid } from "./timber";

const CHALK = vec(0.72, 0.72, 0.68);

export interface LyingCoil {
  at: Vec;
  yaw: number;
  radius: number;
  bore: number;
  half: number;
  strip: Material;
  /** Left out when the coil is wrapped: then the strip's surface covers the ends as well. */
  laps?: Laps;
  seed: number;
  /** Text sprayed on the outer lap. */
  mark?: string;
  /** Two lines of the tag on the end. */
  tag?: [string, string];
  tail?: number;
  round?: number[];
  eye?: number[];
  strap?: Vec;
}

/** A coil with its eye to the side on timber skids. */
export function lyingCoil(coil: LyingCoil): Shape[] {
  const { at, yaw, radius, bore, half, seed, mark, tag } = coil;
  const { shapes, axis } = skid(standing(at, yaw), radius, half, seed);
  const frame = standing(vec(at.x, at.y + axis, at.z), yaw);
  const strip = mark ? sprayed(coil.strip, mark, radius, half) : coil.strip;
  const body = makeCoil({
    frame,
    radius,
    bore,
    half,
    material: coil.laps ? wound(strip, coil.laps) : strip,
    strip: Math.min(0.008, (coil.laps?.pitch ?? 0.004) * 0.7),
    tail: coil.tail ?? 0.95,
    strap: strapping(seed, coil.strap),
    round: coil.round ?? [-0.62, 0, 0.62],
    eye: coil.eye ?? [0.9, 2.85, -1.25],
  });
  const tags = tag
    ? [label(within(frame, vec(radius * 0.02, radius * 0.74, half + 0.003), 0.04), 0.24, ...tag)]
    : [];
  return [...shapes, ...body, ...tags];
}

/** Text along the axis of a coil, on its left shoulder. */
function sprayed(strip: Material, text: string, radius: number, half: number): Material {
  const line = new Lettering(text, Math.min(0.13, (half * 1.05 * 6) / (text.length * 5.6)));
  const place: Place = (spot) => (spot.face === OUTER ? { x: spot.v, y: -(spot.u - 2.72 * radius) } : null);
  return stencilled(strip, line, line.height * 0.075, place, CHALK);
}

export interface Slit {
  half: number;
  radius: number;
  /** Turn of the coil, so that laps do not end in one line. */
  turn: number;
}

/** Narrow coils lying flat on one another, laths between them, on a pallet. */
export function uprightPile(
  at: Vec,
  yaw: number,
  bore: number,
  slits: Slit[],
  strip: Material,
  laps: Laps,
): Shape[] {
  const ground = standing(at, yaw);
  const widest = Math.max(...slits.map((slit) => slit.radius));
  const { shapes, deck } = pallet(ground, widest * 1.04, widest * 1.04, laps.seed);
  let y = deck;
  slits.forEach((slit, index) => {
    if (index > 0) {
      shapes.push(
        ...battens(
          { ...ground, origin: vec(at.x, y, at.z) },
          widest * 0.62,
          widest * 0.8,
          3,
          40 + index,
          0.014,
        ),
      );
      y += 0.028;
    }
    const frame = eyeUp(vec(at.x, y + slit.half, at.z), yaw + slit.turn);
    const material = wound(strip, { ...laps, seed: laps.seed + index * 7 });
    const eye = [0, 1, 2, 3].map((quarter) => 0.5 + (quarter * Math.PI) / 2);
    shapes.push(
      ...makeCoil({
        frame,
        bore,
        ...slit,
        material,
        strip: laps.pitch * 0.6,
        strap: strapping(index),
        eye,
        round: [],
      }),
    );
    y += slit.half * 2;
  });
  return shapes;
}

/** Narrow coils in a row, eye to the side, on two beams. */
export function slitRow(
  at: Vec,
  yaw: number,
  bore: number,
  slits: Slit[],
  strip: Material,
  laps: Laps,
): Shape[] {
  const total = slits.reduce((sum, slit) => sum + slit.half * 2 + 0.022, 0);
  const widest = Math.max(...slits.map((slit) => slit.radius));
  const { shapes, axis } = skid(standing(at, yaw), widest, total / 2, laps.seed);
  const row = standing(vec(at.x, at.y + axis, at.z), yaw);
  let z = -total / 2;
  slits.forEach((slit, index) => {
    z += slit.half + 0.011;
    const frame = within(row, vec(0, slit.radius - widest, z), slit.turn);
    const material = wound(strip, { ...laps, seed: laps.seed + index * 5 });
    const eye = [0.4 - slit.turn, 2.6 - slit.turn, -1.4 - slit.turn];
    shapes.push(
      ...makeCoil({
        frame,
        bore,
        ...slit,
        material,
        strip: laps.pitch * 0.6,
        strap: strapping(index),
        eye,
        round: [],
      }),
    );
    z += slit.half + 0.011;
  });
  return shapes;
}

export interface Bundle extends Stack {
  /** Places of the straps along the length. */
  straps?: number[];
  beams?: number;
  tag?: [string, string];
  strap?: Vec;
}

/** A strapped bundle of sheets on beams; tells the height of its top. */
export function bundle(spec: Bundle, beam = 0.045): { shapes: Shape[]; top: number } {
  const { frame, long, wide, seed, foot = 0 } = spec;
  const base = { ...frame, origin: within(frame, vec(0, foot, 0)).origin };
  const stack = { ...spec, foot: foot + beam * 2 };
  const { shapes, top } = makeStack(stack);
  shapes.push(...battens(base, long, wide, spec.beams ?? 4, seed + 50, beam));
  shapes.push(...bands(stack, top, spec.straps ?? [], spec.strap));
  if (spec.tag) {
    const height = top - stack.foot;
    const size = Math.min(0.26, height * 1.2);
    const at = vec(long * 0.5, top - size * 0.42, wide + (spec.loose ?? 0.004) + 0.004);
    shapes.push(label(tipped(frame, at, 0.02), size, ...spec.tag));
  }
  return { shapes, top };
}
