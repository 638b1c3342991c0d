import type { Lettering } from "../lettering";
import { cloud, noise } from "../noise";
import type { Spot } from "../shape/shape";
import { blend, scale, smooth, type Vec, vec } from "../vector";
import { type Material, plain, tilt } from "./surface";

/** Where a spot lies on a sheet of text, x to the right and y up; null when it is not on that sheet. */
export type Place = (spot: Spot) => { x: number; y: number } | null;

/** Stencilled paint, thin and worn. */
export function stencilled(base: Material, text: Lettering, pen: number, place: Place, ink: Vec): Material {
  return (spot) => {
    const surface = base(spot);
    const here = place(spot);
    if (!here) return surface;
    const far = text.distance(here.x, here.y);
    if (far > pen) return surface;
    const worn = 0.5 + 0.5 * cloud(here.x * 30, here.y * 30, 77, 3);
    const cover = smooth(pen, pen * 0.8, far) * (0.55 + 0.45 * smooth(0.2, 0.6, worn));
    surface.color = blend(surface.color, ink, cover);
    surface.metal *= 1 - cover;
    return surface;
  };
}

/** Letters cut into metal with a round tool; the ground of the groove is darker. */
export function engraved(base: Material, text: Lettering, pen: number, place: Place): Material {
  const depth = (spot: Spot, dx: number, dy: number): number => {
    const here = place(spot);
    if (!here) return 0;
    const far = text.distance(here.x + dx, here.y + dy) / pen;
    return far >= 1 ? 0 : Math.sqrt(1 - far * far);
  };
  return (spot) => {
    const surface = base(spot);
    const here = depth(spot, 0, 0);
    if (here <= 0) return surface;
    const gap = pen * 0.04;
    const slopeX = (depth(spot, gap, 0) - depth(spot, -gap, 0)) / (2 * gap);
    const slopeY = (depth(spot, 0, gap) - depth(spot, 0, -gap)) / (2 * gap);
    const steep = pen * 0.42;
    const soft = Math.min(1, here * 3);
    surface.normal = tilt(spot, -slopeX * steep * soft, -slopeY * steep * soft);
    surface.color = scale(surface.color, 1 - 0.5 * here * here);
    surface.rough = Math.max(surface.rough, 0.3);
    surface.across = Math.max(surface.across, 0.3);
    return surface;
  };
}

export interface Print {
  text: Lettering;
  pen: number;
  x: number;
  y: number;
}

/** White paper with printed lines, rules and bars; `half` is half its width and height. */
export function paper(
  lines: Print[],
  half: { x: number; y: number },
  bars?: { y: number; height: number },
): Material {
  return (spot) => {
    const surface = plain(
      spot,
      scale(vec(0.8, 0.795, 0.775), 1 + 0.02 * noise(spot.u * 200, spot.v * 200, 3)),
    );
    surface.coat = 0.25;
    surface.coatRough = 0.55;
    const x = spot.u;
    const y = spot.v;
    let ink = 0;
    for (const line of lines) {
      const far = line.text.distance(x - line.x, y - line.y);
      if (far < line.pen) ink = Math.max(ink, smooth(line.pen, line.pen * 0.7, far));
    }
    if (bars && Math.abs(y - bars.y) < bars.height / 2 && Math.abs(x) < half.x * 0.8) {
      const bar = noise(Math.floor((x / half.x) * 42) * 3.7, 1.5, 21);
      if (bar > 0) ink = 1;
    }
    surface.color = blend(surface.color, vec(0.03, 0.03, 0.035), ink * 0.93);
    return surface;
  };
}
