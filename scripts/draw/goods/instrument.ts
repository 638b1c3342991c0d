import { type Frame, within } from "../frame";
import { Lettering } from "../lettering";
import { lacquer, metal } from "../material/ground";
import { engraved } from "../material/marked";
import { display, faced, ruled, topped } from "../material/scribed";
import { Box, FACING } from "../shape/box";
import type { Shape } from "../shape/shape";
import { Tube } from "../shape/tube";
import { grey, scale, vec } from "../vector";

const POLISHED = metal(grey(0.6), 0.22, 0.3);

/**
 * A caliper lying flat, its beam along the frame's x axis, its fixed jaw's edge at x = 0 and its jaws reaching
 * towards +z; `open` is the gap between the jaws and `size` the length of the beam.
 */
export function caliper(frame: Frame, open: number, size: number, reading: string): Shape[] {
  const wide = size * 0.045;
  const thick = size * 0.009;
  const beamSteel = ruled(metal(grey(0.62), 0.26, 0.34), size / 130, -wide, wide * 0.75, topped());
  const block = (
    x: number,
    y: number,
    z: number,
    hx: number,
    hy: number,
    hz: number,
    material = POLISHED,
  ): Shape => new Box(within(frame, vec(x, y, z)), vec(hx, hy, hz), material, thick * 0.5);
  const jaw = size * 0.13;
  const slide = size * 0.12;
  const glass = new Lettering(reading, fitting(reading, size * 0.13, wide * 1.1));
  const screen = display(glass, glass.height * 0.09, vec(0.55, 0.95, 0.75), topped());
  return [
    block(size * 0.42, thick, 0, size * 0.5, thick, wide, beamSteel),
    block(-size * 0.035, thick, jaw * 0.75, size * 0.035, thick * 1.05, jaw + wide),
    block(open + size * 0.035, thick, jaw * 0.75, size * 0.035, thick * 1.05, jaw + wide),
    block(open + slide, thick * 1.6, 0, slide * 0.95, thick * 1.7, wide * 1.5, lacquer(grey(0.035), 0.35)),
    block(open + slide * 0.95, thick * 3.4, 0, slide * 0.62, thick * 0.25, wide * 0.85, screen),
    new Tube(
      within(frame, vec(open + slide * 1.9, thick * 1.4, wide * 1.35)),
      0,
      thick * 1.9,
      wide * 0.22,
      POLISHED,
    ),
  ];
}

/** Height of letters that lets a text fit into a field. */
function fitting(text: string, wide: number, high: number): number {
  return Math.min(high, (wide * 6) / (text.length * 5.6));
}

/** A weighing indicator facing along the frame's z axis, its foot at the frame's origin. */
export function indicator(frame: Frame, wide: number, reading: string): Shape[] {
  const half = { x: wide / 2, y: wide * 0.29 };
  const text = new Lettering(reading, fitting(reading, wide * 0.76, half.y * 0.8));
  const screen = display(text, text.height * 0.085, vec(1, 0.42, 0.1), faced(FACING));
  const centre = vec(0, half.y, 0);
  return [
    new Box(
      within(frame, centre),
      vec(half.x, half.y, wide * 0.12),
      lacquer(vec(0.2, 0.22, 0.24), 0.35),
      wide * 0.02,
    ),
    new Box(
      within(frame, vec(0, half.y * 1.12, wide * 0.121)),
      vec(half.x * 0.88, half.y * 0.62, wide * 0.004),
      screen,
      0.001,
    ),
    ...[-3, -1, 1, 3].map(
      (place) =>
        new Box(
          within(frame, vec(place * wide * 0.09, half.y * 0.26, wide * 0.122)),
          vec(wide * 0.035, wide * 0.02, wide * 0.006),
          lacquer(place === 3 ? vec(0.6, 0.16, 0.03) : grey(0.5), 0.4),
          wide * 0.004,
        ),
    ),
  ];
}

/** A round wire-and-sheet gauge lying flat: a disc with a slot for every size, each with its number. */
export function gaugeDisc(frame: Frame, radius: number, numbers: string[]): Shape[] {
  const steel = metal(grey(0.55), 0.24, 0.3);
  const step = (Math.PI * 2) / numbers.length;
  const thick = radius * 0.025;
  const lying: Frame = { origin: frame.origin, x: frame.x, y: scale(frame.z, -1), z: frame.y };
  const shapes: Shape[] = [
    new Tube(lying, radius * 0.14, radius * 0.74, thick, steel, 0, Math.PI * 2, thick * 0.3),
  ];
  numbers.forEach((number, index) => {
    const gap = (0.035 + 0.13 * (1 - index / numbers.length)) * step * 1.6;
    const start = index * step + gap / 2;
    const text = new Lettering(number, radius * 0.085);
    const middle = start + (step - gap) / 2;
    const marked = engraved(steel, text, radius * 0.0085, (spot) => {
      if (spot.face !== 2) return null;
      const off = Math.atan2(Math.sin(spot.u - middle), Math.cos(spot.u - middle));
      return { x: -off * spot.v, y: spot.v - radius * 0.87 };
    });
    shapes.push(new Tube(lying, radius * 0.735, radius, thick, marked, start, step - gap, thick * 0.3));
  });
  return shapes;
}
