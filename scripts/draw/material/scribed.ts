import type { Lettering } from "../lettering";
import { cloud } from "../noise";
import { TOP } from "../shape/box";
import type { Spot } from "../shape/shape";
import { blend, grey, scale, smooth, type Vec, vec } from "../vector";
import type { Place } from "./marked";
import { type Material, plain } from "./surface";

/** The top face of a block as a sheet of text, moved so that `x`, `y` lies in the middle. */
export function topped(x = 0, y = 0): Place {
  return (spot) => (spot.face === TOP ? { x: spot.u - x, y: spot.v - y } : null);
}

/** A face of a block or the end of a tube as a sheet of text. */
export function faced(face: number, x = 0, y = 0): Place {
  return (spot) => (spot.face === face ? { x: spot.u - x, y: spot.v - y } : null);
}

/** Rule marks along one edge of a face: every `step`, longer at each fifth and tenth. */
export function ruled(base: Material, step: number, edge: number, reach: number, place: Place): Material {
  return (spot) => {
    const surface = base(spot);
    const here = place(spot);
    if (!here) return surface;
    const index = Math.round(here.x / step);
    const long = index % 10 === 0 ? 1 : index % 5 === 0 ? 0.75 : 0.5;
    const off = Math.abs(here.x - index * step);
    const deep = Math.abs(here.y - edge);
    if (off < step * 0.13 && deep < reach * long) {
      surface.color = scale(surface.color, 0.08);
      surface.metal = 0.2;
    }
    return surface;
  };
}

/** Black glass with figures that shine. */
export function display(text: Lettering, pen: number, color: Vec, place: Place): Material {
  return (spot) => {
    const surface = plain(spot, grey(0.012));
    surface.coat = 1;
    surface.coatRough = 0.12;
    const here = place(spot);
    if (!here) return surface;
    const lit = smooth(pen, pen * 0.75, text.distance(here.x, here.y));
    if (lit > 0) {
      surface.color = blend(surface.color, color, lit);
      surface.coat = 1 - lit;
      surface.glow = 1.25 * lit;
    }
    return surface;
  };
}

/** Rust creeping over metal; `cover` tells from 0 to 1 how far it has come at a spot. */
export function rusting(base: Material, seed: number, cover: (spot: Spot) => number): Material {
  return (spot) => {
    const surface = base(spot);
    const grown = cloud(spot.u * 9, spot.v * 9, seed, 5) * 0.5 + 0.5;
    const share = smooth(0.02, 0.16, cover(spot) - grown * 0.8);
    if (share <= 0) return surface;
    const mottle = cloud(spot.u * 38, spot.v * 38, seed + 3, 3) * 0.5 + 0.5;
    surface.color = blend(
      surface.color,
      blend(vec(0.29, 0.115, 0.042), vec(0.12, 0.045, 0.022), mottle),
      share,
    );
    surface.metal *= 1 - share;
    surface.coat = 0.2;
    return surface;
  };
}
